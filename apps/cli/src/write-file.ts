// Writes files atomically, and creates folders for them.
import { constants, mkdirSync, statSync } from 'node:fs';
import { access, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { REAL_DISK, removeLeftovers, writeAtomically } from '@railwright/content/node';
import { misuse, reasonOf, type Failure } from './failure.ts';

/** @throws Failure if the file cannot be written; then it is unchanged. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  try {
    const known = await stat(file).catch(() => undefined);
    // Pipes and terminals cannot be replaced.
    if (known && !known.isFile()) {
      await writeFile(file, data);
      return;
    }
    const target = known ? await realpath(file) : file;
    await removeLeftovers(dirname(target));
    if (known) await access(target, constants.W_OK);
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    await writeAtomically(REAL_DISK, target, bytes, known && { mode: known.mode & 0o777 });
  } catch (error) {
    throw unwritable(file, error);
  }
}

/**
 * Checks the folder of a file before a long computation.
 * @throws Failure if the folder does not exist.
 */
export function checkPlace(file: string): void {
  if (!statSync(dirname(resolve(file)), { throwIfNoEntry: false })?.isDirectory()) throw homeless(file);
}

/** Creates a folder with its missing parents. @throws Failure if it cannot be created. */
export function makeFolder(folder: string): void {
  try {
    makeFolders(resolve(folder));
  } catch (error) {
    throw misuse(`The folder ${folder} cannot be created: ${reasonOf(error)}`);
  }
}

/**
 * Creates a folder with its missing parents, one at a time, because Node's recursive mkdir never returns if the system reports
 * that an existing folder cannot contain it, as in /proc.
 * @throws Error of the system
 */
export function makeFolders(path: string): void {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new Error(`${path} is a file.`);
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path);
}

export function unwritable(file: string, error: unknown): Failure {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return homeless(file);
  return misuse(`${file} cannot be written: ${reasonOf(error)}`);
}

function homeless(file: string): Failure {
  return misuse(`${file} cannot be written: there is no folder ${dirname(file)}.`);
}
