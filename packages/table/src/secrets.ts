// The secrets in links. They are made from the key of the host, so that links can be printed again; of a table only their SHA-256 is kept, so
// that a copy of it opens no seat.

/** 32 random bytes. */
export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

/** The secret of a seat: 128 bits as 22 letters. `seat` is the number of seats for onlookers. */
export async function secretOf(key: Uint8Array<ArrayBuffer>, table: string, seat: number): Promise<string> {
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(`${table}/${seat}`));
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes, 0, 16)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What is kept of a secret or text: its SHA-256 in hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new name of a table: 50 bits, without letters that look alike. */
export function newTableId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
}
