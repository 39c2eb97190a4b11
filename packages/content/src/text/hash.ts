// A fingerprint of plain data: SHA-256 over its canonical JSON, the first 16 of 32 bytes as hex.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const BYTES = 16;

/** Equal for equal data, in any order of keys. */
export function hashJson(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(data)))).slice(0, 2 * BYTES);
}

/** JSON with the keys of every object in order of their code units, without spaces. Fields that are undefined are left out. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
