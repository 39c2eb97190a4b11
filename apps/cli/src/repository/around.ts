// The git repository that contains a folder, which need not exist yet.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { shownPath } from '../content/folders.ts';
import { askGit, gitRefusal } from '../git/ask-git.ts';

/**
 * Its root; undefined if there is none, or if it ignores the folder.
 * @throws Failure if git refuses.
 */
export function repositoryAround(folder: string): string | undefined {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { succeeded, out, said } = askGit(there, ['rev-parse', '--show-toplevel']);
  if (!succeeded) {
    if (isNone(said)) return undefined;
    throw gitRefusal(`say which repository ${shownPath(folder) || 'this folder'} is in`, said);
  }
  const root = resolve(out.toString().trimEnd());
  const inside = join(root, relative(rootAsTyped(there), resolve(folder)));
  return inside !== root && askGit(root, ['check-ignore', '-q', `${inside}/`]).succeeded ? undefined : root;
}

/** Whether the error only means that there is no repository, or no git. */
export function isNone(said: string): boolean {
  return said.includes('not a git repository') || said.startsWith('git was not found');
}

/** The root, by the path by which the folder was named, which may contain links. */
function rootAsTyped(folder: string): string {
  const up = askGit(folder, ['rev-parse', '--show-cdup']).out.toString().trim();
  return resolve(folder, up === '' ? '.' : up);
}
