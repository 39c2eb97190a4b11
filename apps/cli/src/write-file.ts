// Files a command writes: there as a whole, or as they were before; and folders for them.
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { misuse, reasonOf, type Failure } from './failure.ts';

/** @throws Failure when the file cannot be written; nothing is left behind. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, data);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw unwritable(file, error);
  }
}

/**
 * Makes a folder, with those above that are missing; one at a time, because Node's recursive mkdir never comes back where the
 * system answers that a folder cannot be made in one that exists, as in /proc.
 * @throws Failure when it cannot be made.
 */
export function makeFolder(folder: string): void {
  try {
    makeFolders(resolve(folder));
  } catch (error) {
    throw misuse(`The folder ${folder} cannot be made: ${reasonOf(error)}`);
  }
}

function makeFolders(path: string): void {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new Error(`${path} is a file.`);
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path);
}

export function unwritable(file: string, error: unknown): Failure {
  const isHomeless = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return misuse(
    `${file} cannot be written: ${isHomeless ? `there is no folder ${dirname(file)}.` : reasonOf(error)}`,
  );
}
