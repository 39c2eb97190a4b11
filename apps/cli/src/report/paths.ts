// Paths as services that annotate code expect them: from the root of the repository.
import { existsSync, lstatSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { contains, foldersAround } from '../content/folders.ts';

/** What a finding about a whole folder is shown at: services refuse places that are no file. */
const MANIFEST = 'pack.yaml';

/** The folder that paths count from: in a workflow of GitHub what was checked out, else the repository, else the current folder. */
export function repositoryRoot(): string {
  const here = process.cwd();
  const workspace = process.env['GITHUB_WORKSPACE'];
  if (workspace && contains(resolve(workspace), here)) return resolve(workspace);
  return foldersAround(here).find((folder) => existsSync(join(folder, '.git'))) ?? here;
}

/** A path from the root; it begins with `..` for what lies outside. */
export function fromRoot(file: string): string {
  const path = resolve(file);
  const place = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, MANIFEST) : path;
  return relative(repositoryRoot(), place).split(sep).join('/');
}
