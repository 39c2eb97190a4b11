// Files that git ignores are not checked, since clones of the repository do not have them.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isManifest, type FileSource } from '@railwright/content';
import { askGit } from '../git/ask-git.ts';
import { contains, foldersAround, type Target } from './folders.ts';

/**
 * A source without them, except files named by path. Packs that are ignored as a whole are still read, since others may extend
 * them, and CI may fetch such a pack.
 * @param leftOut gets the paths of all files that are not checked
 */
export function withoutIgnored(
  source: FileSource,
  folder: string,
  targets: readonly Target[],
  leftOut: Set<string>,
): FileSource {
  // Packs are looked for before their files are read: git is asked once.
  let asked: readonly string[] | undefined;
  return {
    ...source,
    list: async () => {
      const names = await source.list();
      const ignored = (asked ??= ignoredIn(folder).filter(
        (path) => !targets.some((target) => contains(path, target.path)),
      ));
      if (ignored.length === 0) return names;
      const isIgnored = (path: string): boolean => ignored.some((one) => contains(one, path));
      const manifests = new Map(
        names.filter(isManifest).map((name) => [dirname(resolve(folder, name)), resolve(folder, name)]),
      );
      return names.filter((name) => {
        const path = resolve(folder, name);
        if (!isIgnored(path)) return true;
        leftOut.add(path);
        const pack = foldersAround(dirname(path)).find((one) => manifests.has(one));
        return pack !== undefined && isIgnored(manifests.get(pack) ?? '');
      });
    },
  };
}

/** Absolute paths; a folder that is ignored as a whole represents its files. */
function ignoredIn(folder: string): string[] {
  if (!foldersAround(folder).some((one) => existsSync(join(one, '.git')))) return [];
  const { succeeded, out } = askGit(folder, [
    ...['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
  ]);
  // If git refuses, everything is checked.
  if (!succeeded) return [];
  return out
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((name) => resolve(folder, name));
}
