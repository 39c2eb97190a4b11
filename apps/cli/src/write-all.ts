// Writes everything to an open file: on an almost full disk, the system may write only a part.
import { writeSync } from 'node:fs';

/** @throws the system's Error if not everything could be written. */
export function writeAll(handle: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}
