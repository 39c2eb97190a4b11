// The host's key, beside the file of tables: links are made from it, so that they can be printed again, while a copy of the tables alone opens
// no seat.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newKey } from '../secrets.ts';
import { StoreError } from '../store.ts';

const KEY = /^[0-9a-f]{64}$/;

/**
 * Reads the key, or makes one that only the owner can read.
 * @throws StoreError if the file is no key, or cannot be read or written
 */
export function readKey(file: string): Uint8Array<ArrayBuffer> {
  const text = readOrMake(file).trim();
  if (!KEY.test(text))
    throw new StoreError(
      'damaged',
      `${file} is not a key of railwright host: it would make links that open nothing.`,
      'Nothing was changed in it. Name another file with --key.',
    );
  return new Uint8Array(Buffer.from(text, 'hex'));
}

function readOrMake(file: string): string {
  try {
    writeFileSync(file, Buffer.from(newKey()).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw failed(file, error);
  }
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw failed(file, error);
  }
}

function failed(file: string, error: unknown): StoreError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ENOENT' ? `there is no folder ${dirname(file)}` : message;
  return new StoreError(
    'failed',
    `The key ${file} cannot be used: ${reason}.`,
    'Name another file with --key.',
  );
}
