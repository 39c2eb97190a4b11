// Bytes as text, so that a player fits in a spec, which is plain JSON. In loops rather than with iterators, which take ten times as long:
// a player chooses for the first time only after this.
const PART = 1024;

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += PART)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(i, i + PART)) as string;
  return btoa(text);
}

/**
 * The bytes of a text in base64.
 * @throws Error for text that is not base64.
 */
export function bytesOf(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
