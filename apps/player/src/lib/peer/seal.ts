// What goes through a relay is sealed with the secret of a seat: the relay can neither read nor change it, nor make anything itself.

/** A place at a table as a relay knows it, and the key to what is said there. */
export interface SealedRoom {
  readonly name: string;
  seal(text: string): Promise<string>;
  /** Undefined unless it was sealed with the same secret. */
  open(text: string): Promise<string | undefined>;
}

const NONCE = 12;

/** @param secret of a seat or of onlookers: 128 random bits as text */
export async function roomOf(secret: string): Promise<SealedRoom> {
  const name = [...(await hashOf(`railwright relay room ${secret}`))];
  const raw = await hashOf(`railwright relay key ${secret}`);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    name: name.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        key,
        new TextEncoder().encode(text),
      );
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
    },
    async open(text) {
      try {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const iv = bytes.subarray(0, NONCE);
        const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(NONCE));
        return new TextDecoder().decode(opened);
      } catch {
        return undefined;
      }
    },
  };
}

async function hashOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
