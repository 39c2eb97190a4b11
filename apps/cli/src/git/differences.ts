// The files of a repository that differ from a commit, including those of its submodules and nested repositories.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askGit, gitRefusal, withoutRepository } from './ask-git.ts';

/** Reads the earlier version of a file. @throws Failure if git refuses. */
type Past = () => Uint8Array;

/** Absolute paths. */
export interface Differences {
  readonly added: Set<string>;
  readonly removed: Map<string, Past>;
  readonly edited: Map<string, Past>;
  /** Folders of submodules whose earlier state is missing. */
  readonly unknown: string[];
}

const SUBMODULE = '160000';
/** The depth of nesting that is compared; deeper repositories are taken as they are. */
const MOST_LEVELS = 8;

/** @throws Failure if git refuses. */
export function differencesFrom(root: string, commit: string): Differences {
  const found: Differences = { added: new Set(), removed: new Map(), edited: new Map(), unknown: [] };
  compare(root, commit, process.env, found, 0);
  return found;
}

function compare(
  root: string,
  commit: string,
  env: NodeJS.ProcessEnv,
  found: Differences,
  level: number,
): void {
  const raw = [
    'diff',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--ignore-submodules=none',
    '-z',
    commit,
    '--',
  ];
  const words = listed(root, raw, env);
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [before = '', after = '', blob = '', , status = ''] = (words[at] ?? '').slice(1).split(' ');
    const path = join(root, words[at + 1] ?? '');
    if (before === SUBMODULE || after === SUBMODULE)
      compareSubmodule(path, before === SUBMODULE ? blob : undefined, found, level);
    else if (status === 'A') found.added.add(path);
    else
      (status === 'D' ? found.removed : found.edited).set(path, () =>
        answer(root, ['cat-file', 'blob', blob], env, `show ${path} as it was`),
      );
  }
  addFiles(root, ['--others'], env, found, level);
}

function compareSubmodule(path: string, commit: string | undefined, found: Differences, level: number): void {
  const isHere = existsSync(join(path, '.git'));
  if (!isHere || level === MOST_LEVELS) {
    if (isHere || commit !== undefined) found.unknown.push(path);
    return;
  }
  const env = withoutRepository(path);
  if (commit === undefined) addFiles(path, ['--cached', '--others'], env, found, level + 1);
  else if (askGit(path, ['cat-file', '-e', `${commit}^{commit}`], { env }).succeeded)
    compare(path, commit, env, found, level + 1);
  else {
    found.unknown.push(path);
    addFiles(path, ['--cached', '--others'], env, found, level + 1);
  }
}

/** New files. */
function addFiles(
  root: string,
  which: readonly string[],
  env: NodeJS.ProcessEnv,
  found: Differences,
  level: number,
): void {
  for (const name of listed(root, ['ls-files', ...which, '--exclude-standard', '-z'], env)) {
    const path = join(root, name);
    // A nested repository that is not a submodule.
    if (name.endsWith('/')) compareSubmodule(path, undefined, found, level);
    else found.added.add(path);
  }
}

function listed(root: string, args: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return answer(root, args, env, `tell what changed in ${root}`).toString().split('\0').slice(0, -1);
}

function answer(root: string, args: readonly string[], env: NodeJS.ProcessEnv, what: string): Buffer {
  const { succeeded, out, said } = askGit(root, args, { env });
  if (!succeeded) throw gitRefusal(what, said);
  return out;
}
