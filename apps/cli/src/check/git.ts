// Files changed since a commit, according to git, and the content of that commit.
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { headOf, isManifest, type FileSource } from '@railwright/content';
import { contains, type Target } from '../content/folders.ts';
import { misuse, type Failure } from '../failure.ts';
import { askGit, gitRefusal } from '../git/ask-git.ts';
import { differencesFrom, type Differences } from '../git/differences.ts';

export interface Changes {
  /** Whether a file differs; untracked files do. */
  readonly isChanged: (path: string) => boolean;
  /** A source as it was before the changes. */
  readonly before: (source: FileSource) => FileSource;
  /** Folders whose pack.yaml was removed. */
  readonly removedPacks: readonly string[];
  /** Submodules whose earlier state git does not have. */
  readonly unknown: readonly string[];
  /** @throws Failure for paths outside the repository. */
  readonly refuseOutside: (targets: readonly Target[]) => void;
}

/**
 * The changes since this branch left `ref`.
 * @throws Failure if there is no git, no repository or no such commit.
 */
export function changesSince(ref: string): Changes {
  const root = repositoryRoot(ref);
  const named = findCommit(ref);
  if (named === undefined) throw noCommit(ref);
  // Without a common ancestor, as in a shallow clone, the commit itself is used.
  const base = askGit('.', ['merge-base', named, 'HEAD']);
  const differences = differencesFrom(root, base.succeeded ? base.out.toString().trim() : named);
  const { added, edited, unknown } = differences;
  const folders = new Map<string, string>();
  /** Git names files by their real path, without links; the file itself need not exist. */
  const placeOf = (file: string): string => {
    const path = resolve(file);
    const folder = folders.get(dirname(path)) ?? realFolder(dirname(path));
    folders.set(dirname(path), folder);
    return join(folder, basename(path));
  };
  return {
    isChanged: (path) => added.has(placeOf(path)) || edited.has(placeOf(path)),
    before: (source) => past(source, differences),
    removedPacks: [...differences.removed.keys()].filter((path) => isManifest(basename(path))).map(dirname),
    unknown,
    refuseOutside(targets) {
      const outside = targets.find(
        ({ path, isFile }) => !contains(root, isFile ? placeOf(path) : realFolder(path)),
      );
      if (outside)
        throw misuse(
          `${outside.typed} is not in the repository ${root}, whose changes you asked for.`,
          'Run the command in the repository that contains the content.',
        );
    },
  };
}

/** The folder of the repository around the current one. @throws Failure if there is none, or no git. */
export function repositoryRoot(ref: string): string {
  const top = askGit('.', ['rev-parse', '--show-toplevel']);
  if (!top.succeeded) throw gitRefusal(`say what changed since ${ref}`, top.said);
  return resolve(top.out.toString().trimEnd());
}

/** The full name of a commit; undefined if there is none that is called so. */
export function findCommit(ref: string): string | undefined {
  const commit = askGit('.', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  return commit.succeeded ? commit.out.toString().trim() : undefined;
}

/** `sought` is what may be missing: a commit or a path. */
export function noCommit(ref: string, sought = 'commit'): Failure {
  return ref === 'HEAD'
    ? misuse(
        'Nothing has been committed here yet.',
        'Commit the content first: what changes after that is shown.',
      )
    : misuse(
        `There is no ${sought} ${ref}.`,
        'In a workflow the history may be missing: fetch it with fetch-depth: 0.',
      );
}

function past(source: FileSource, { added, removed, edited }: Differences): FileSource {
  const folder = realFolder(resolve(source.prefix ?? ''));
  const gone = [...removed.keys()]
    .filter((path) => contains(folder, path))
    .map((path) => relative(folder, path).replaceAll(sep, '/'));
  const head = source.head?.bind(source);
  const pastOf = (name: string): Uint8Array | undefined => {
    const path = join(folder, name);
    return (removed.get(path) ?? edited.get(path))?.();
  };
  return {
    prefix: source.prefix ?? '',
    list: async () => [...(await source.list()).filter((name) => !added.has(join(folder, name))), ...gone],
    ...(head && {
      head: async (name) => {
        const bytes = pastOf(name);
        return bytes ? headOf(name, bytes) : head(name);
      },
    }),
    read: async (name) => pastOf(name) ?? source.read(name),
  };
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return dirname(folder) === folder ? folder : join(realFolder(dirname(folder)), basename(folder));
  }
}
