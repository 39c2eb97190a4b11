// Bytes as text, so that a player fits in a spec, which is plain JSON.
const PART = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += PART) text += String.fromCharCode(...bytes.subarray(i, i + PART));
  return btoa(text);
}

/** @throws Error for text that is not base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
