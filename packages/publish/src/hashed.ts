// Names by content: tables keep what they fetched from an address for ever, so changed content needs another address.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The first 16 hexadecimal digits of the SHA-256 of some content. */
export function hashOf(data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data)).slice(0, 16);
}
