// Which files changed since a commit, asked of git.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { misuse } from '../failure.ts';

/**
 * Paths, from the root of the file system, of all files that differ from where this branch left `ref`, those that git does not
 * know yet included.
 * @throws Failure where there is no git, no repository or no such commit.
 */
export function changedSince(ref: string): ReadonlySet<string> {
  const root = git(['rev-parse', '--show-toplevel'])?.trimEnd();
  if (root === undefined)
    throw misuse('--changed-since needs git, and a repository around the current folder.');
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])?.trim();
  if (commit === undefined)
    throw misuse(
      `There is no commit ${ref}.`,
      'In a workflow the history may be missing: fetch it with fetch-depth: 0.',
    );
  // Without a common ancestor, as in a shallow copy, the commit itself is what there is to compare with.
  const from = git(['merge-base', commit, 'HEAD'])?.trim() ?? commit;
  const changed = git(['-C', root, 'diff', '--name-only', '-z', '--diff-filter=d', from, '--']);
  const fresh = git(['-C', root, 'ls-files', '--others', '--exclude-standard', '-z']);
  if (changed === undefined || fresh === undefined) throw misuse(`git cannot compare with ${ref}.`);
  return new Set(
    [...changed.split('\0'), ...fresh.split('\0')].filter(Boolean).map((path) => resolve(join(root, path))),
  );
}

/** What git prints; undefined when it fails. */
function git(args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
