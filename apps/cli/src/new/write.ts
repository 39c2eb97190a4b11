// Writes the files of a new repository without overwriting any.
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewFile } from '@railwright/content/new';
import { misuse, reasonOf } from '../failure.ts';
import { makeFolder } from '../write-file.ts';

/** @throws Failure if something is in the way; then nothing is written. */
export function refuseConflicts(folder: string, shown: string, files: readonly NewFile[]): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw misuse(`${shown} is a file, not a folder.`);
  const taken = files.map(({ path }) => path).filter((path) => existsSync(join(folder, path)));
  if (taken.length === 0) return;
  const some = taken.slice(0, 5).join(', ');
  throw misuse(
    `Nothing was written, because ${taken.length === 1 ? 'a file already exists' : 'files already exist'}: ${some}${taken.length > 5 ? ' …' : ''}.`,
    'Name another folder. To add a pack to a repository: railwright new . --pack-only --id ID',
  );
}

/** @throws Failure if a file cannot be written. */
export function writeFiles(folder: string, files: readonly NewFile[]): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    try {
      // `wx` fails for a file that has appeared in the meantime.
      writeFileSync(file, text, { flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        rmSync(file, { force: true });
      throw misuse(`${path} cannot be written: ${reasonOf(error)}`);
    }
  }
}
