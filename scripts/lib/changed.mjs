// Files changed since main, for the quick checks during work.
import { spawnSync } from 'node:child_process';
import { ROOT } from './workspace.mjs';

/** @typedef {{ base: string, files: string[] }} Changed the commit, and paths from the root */

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Since this branch left main, with what is not committed and what git does not know yet. On main itself, since what was last fetched
 * or pushed.
 * @returns {Changed | undefined} undefined outside a repository that has a main
 */
export function findChanged() {
  const base = ['origin/main', 'main']
    .map((main) => git('merge-base', 'HEAD', main)?.trim())
    .find((commit) => commit !== undefined);
  if (base === undefined) return undefined;
  const lists = [
    git('diff', '--name-only', '--diff-filter=d', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const files = lists.flatMap((list) => (list ?? '').split('\0')).filter((file) => file !== '');
  return { base, files };
}
