// Writing to an open file: the system may take a part only, when the disk is about to be full.
import { writeSync } from 'node:fs';

/** @throws Error of the system when not everything could be written. */
export function writeAll(handle: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}
