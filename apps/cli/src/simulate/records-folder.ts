// The folder that records are written into.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { misuse } from '../failure.ts';

/**
 * Makes it, with the folders above that are missing; one at a time, because Node's recursive mkdir never comes back where the
 * system answers that a folder cannot be made in one that exists, as in /proc.
 * @throws Failure when nothing can be written there.
 */
export function makeRecordsFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw misuse(
      `Records cannot be written into ${folder}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function makeFolder(path: string): void {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new Error('it is a file.');
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}
