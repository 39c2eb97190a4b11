// A name that nobody else makes up.

/** Not `randomUUID`, which pages over plain HTTP, as in a home network, do not have. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
