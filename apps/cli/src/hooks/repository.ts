// The repository in which hooks are set up, seen from the folder of the packs.
import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { defaultPaths } from '../content/folders.ts';
import { misuse } from '../failure.ts';
import { askGit, gitRefusal } from '../git/ask-git.ts';

export interface HookPlace {
  readonly root: string;
  /** The current folder relative to the root, with `/`; `.` for the root itself. */
  readonly folder: string;
  /** Where the content is, relative to the current folder. */
  readonly content: readonly string[];
}

/** @throws Failure without content or without a repository. */
export function hookPlace(): HookPlace {
  const content = defaultPaths();
  if (content.length === 0)
    throw misuse(
      'There is no content folder here, and this folder is not in a pack.',
      'Change to the folder that contains content/, then run: npx railwright hooks',
    );
  const root = asked(['rev-parse', '--show-toplevel']);
  const folder = relative(resolve(root), realpathSync('.')).replaceAll(sep, '/') || '.';
  return { root, folder, content };
}

/** @throws Failure if git refuses. */
export function asked(args: readonly string[]): string {
  const { succeeded, out, said } = askGit('.', args);
  if (!succeeded) throw gitRefusal('tell where its hooks are', said);
  return out.toString().trimEnd();
}
