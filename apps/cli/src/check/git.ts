// What changed since a commit, asked of git, and content as it was there.
import { execFileSync } from 'node:child_process';
import { join, relative, resolve, sep } from 'node:path';
import type { FileSource } from '@railwright/content';
import { contains } from '../content/folders.ts';
import { misuse } from '../failure.ts';

export interface Changes {
  /** Paths, from the root of the file system, of all files that differ, those that git does not know yet included. */
  readonly changed: ReadonlySet<string>;
  /** A source as it was before them. */
  readonly before: (source: FileSource) => FileSource;
}

/**
 * The changes since this branch left `ref`.
 * @throws Failure where there is no git, no repository or no such commit.
 */
export function changesSince(ref: string): Changes {
  const root = git(['rev-parse', '--show-toplevel'])?.toString().trimEnd();
  if (root === undefined)
    throw misuse('--changed-since needs git, and a repository around the current folder.');
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === undefined)
    throw misuse(
      `There is no commit ${ref}.`,
      'In a workflow the history may be missing: fetch it with fetch-depth: 0.',
    );
  const named = commit.toString().trim();
  // Without a common ancestor, as in a shallow copy, the commit itself is what there is to compare with.
  const from = git(['merge-base', named, 'HEAD'])?.toString().trim() ?? named;
  const pathsOf = (args: readonly string[]): Set<string> => {
    const listed = git(['-C', root, ...args]);
    if (listed === undefined) throw misuse(`git cannot compare with ${ref}.`);
    return new Set(
      listed
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((path) => resolve(join(root, path))),
    );
  };
  const differing = (filter: string): Set<string> =>
    pathsOf(['diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, from, '--']);
  const unknown = pathsOf(['ls-files', '--others', '--exclude-standard', '-z']);
  const added = new Set([...differing('A'), ...unknown]);
  const removed = differing('D');
  const edited = differing('ad');
  const read = (path: string): Uint8Array => {
    const bytes = git(['-C', root, 'show', `${from}:${relative(root, path).replaceAll(sep, '/')}`]);
    if (bytes === undefined) throw new Error(`git cannot show ${path} as it was.`);
    return bytes;
  };
  return {
    changed: new Set([...added, ...edited]),
    before(source) {
      const folder = resolve(source.prefix ?? '');
      const gone = [...removed]
        .filter((path) => contains(folder, path))
        .map((path) => relative(folder, path).replaceAll(sep, '/'));
      return {
        prefix: source.prefix ?? '',
        list: async () => [
          ...(await source.list()).filter((name) => !added.has(join(folder, name))),
          ...gone,
        ],
        read: async (name) => {
          const path = join(folder, name);
          return removed.has(path) || edited.has(path) ? read(path) : source.read(name);
        },
      };
    },
  };
}

/** What git prints; undefined when it fails. */
function git(args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}
