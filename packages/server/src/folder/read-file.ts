// Reads a file whole, with its version. The version is the SHA-256 of the bytes in hex, which a page can compute too.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refusal, refusalOf } from '../refusal.ts';
import type { CurrentFile } from '../protocol.ts';

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly version: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly mtime: number;
}

// Windows knows neither; there the check of the path before has to do.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function readWhole(absolute: string, maxBytes: number): Promise<FileContent | Refusal> {
  try {
    // Not blocking: a named pipe would wait for a writer for ever.
    const file = await open(absolute, (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK);
    try {
      const status = await file.stat();
      if (!status.isFile()) return new Refusal('wrong-kind', 'It is not a regular file.');
      const bytes = await readUpTo(file, status.size, maxBytes);
      if (bytes === undefined)
        return new Refusal('too-large', `The file is larger than the maximum of ${maxBytes} bytes.`);
      return { bytes, version: versionOf(bytes), size: bytes.length, mtime: status.mtimeMs };
    } finally {
      await file.close();
    }
  } catch (error) {
    return refusalOf(error);
  }
}

/** As it goes into the answer to a conflict. */
export function asCurrent({ bytes, version, size, mtime }: FileContent): CurrentFile {
  return { version, size, mtime, base64: Buffer.from(bytes).toString('base64') };
}

// All bytes, or undefined when there are more than `maxBytes`. One byte more than expected is asked for, since a file may
// grow while it is read.
async function readUpTo(
  file: Awaited<ReturnType<typeof open>>,
  expected: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (expected > maxBytes) return undefined;
  const bytes = new Uint8Array(maxBytes > expected ? expected + 1 : expected);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
    if (bytesRead === 0) return bytes.subarray(0, length);
    length += bytesRead;
  }
  return length > expected ? undefined : bytes;
}
