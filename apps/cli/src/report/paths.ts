// Paths as services that annotate code expect them: from the root of the repository.
import { existsSync, lstatSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { contains, foldersAround } from '../content/folders.ts';

/** The file at which a finding about a folder is shown: services accept only files. */
const MANIFEST = 'pack.yaml';

/** The root for paths: in a GitHub workflow the checkout, otherwise the repository, otherwise the current folder. */
export function repositoryRoot(): string {
  const here = process.cwd();
  const workspace = process.env['GITHUB_WORKSPACE'];
  if (workspace && contains(resolve(workspace), here)) return resolve(workspace);
  return foldersAround(here).find((folder) => existsSync(join(folder, '.git'))) ?? here;
}

/** A path relative to the root; it begins with `..` outside it. */
export function fromRoot(file: string): string {
  const path = resolve(file);
  const place = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, MANIFEST) : path;
  return relative(repositoryRoot(), place).split(sep).join('/');
}
