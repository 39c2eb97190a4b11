// Paths as services expect them that show findings beside the code: from the root of the repository.
import { relative, resolve, sep } from 'node:path';
import { contains } from '../content/folders.ts';

/** In a workflow of GitHub from the folder that was checked out; elsewhere from the current folder. */
export function fromRoot(file: string): string {
  const root = process.env['GITHUB_WORKSPACE'];
  const path = resolve(file);
  if (!root || !contains(resolve(root), path)) return file;
  return relative(resolve(root), path).split(sep).join('/');
}
