// Which folders content is read from: those a person names, their neighbours that are packs, and the packs that come with
// railwright, so that a pack may extend one of those without having a copy.
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CONTENT_FOLDERS, isManifest, isYaml } from '@railwright/content';
import { misuse } from '../failure.ts';
import { shippedFolder } from '../shipped.ts';

export interface Folders {
  /** Folders to read, none inside another. */
  readonly own: readonly string[];
  /** Packs that come with railwright and are not among them. */
  readonly shipped: readonly string[];
  /** What was asked for. */
  readonly targets: readonly Target[];
}

export interface Target {
  /** As typed. */
  readonly typed: string;
  /** From the root of the file system. */
  readonly path: string;
  readonly isFile: boolean;
}

/**
 * `unsaved` are paths of files that need not exist.
 * @throws Failure when a path does not exist or is a file of no pack.
 */
export function findFolders(paths: readonly string[], unsaved: readonly string[] = []): Folders {
  const roots = new Set<string>();
  // Thousands of files may be of one pack.
  const known = new Map<string, string | undefined>();
  const packOf = (folder: string): string | undefined => {
    if (!known.has(folder)) {
      const pack = packAbove(folder);
      known.set(folder, pack);
      if (pack !== undefined && !roots.has(pack))
        for (const one of [pack, ...packsIn(dirname(pack))]) roots.add(one);
    }
    return known.get(folder);
  };
  const targets = paths.map((typed) => {
    const path = resolve(typed);
    const isFile = unsaved.includes(typed) || existsOrFail(typed).isFile();
    if (packOf(isFile ? dirname(path) : path) !== undefined) return { typed, path, isFile };
    if (!isFile) roots.add(path);
    else
      throw misuse(
        `${typed} does not belong to a pack.`,
        'A pack is a folder with a pack.yaml; no folder above this file has one.',
      );
    return { typed, path, isFile };
  });
  const own = [...roots].filter(
    (folder) => !foldersAround(dirname(folder)).some((other) => other !== folder && roots.has(other)),
  );
  const shipped = packsIn(shippedFolder('content')).filter(
    (folder) => !own.some((root) => isReadWith(realpathSync(root), realpathSync(folder))),
  );
  return { own, shipped, targets };
}

/** Whether reading a folder reads the other too: the packages that are installed in a pack are no part of it. */
function isReadWith(root: string, folder: string): boolean {
  return contains(root, folder) && !relative(root, folder).split(sep).includes('node_modules');
}

/**
 * Where content is looked for when no path is given: `./content`, the pack around the current folder, or the current folder
 * where packs are in it or the folders of one are, so that a missing pack.yaml is reported.
 */
export function defaultPaths(): string[] {
  if (existsSync('content') && statSync('content').isDirectory()) return ['content'];
  const here = resolve('.');
  const pack = packAbove(here);
  if (pack !== undefined) return [shownPath(pack) || '.'];
  return packsIn(here).length > 0 || holdsContent(here) ? ['.'] : [];
}

/** The path as a person in the current folder would write it; `''` for that folder itself. */
export function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll(sep, '/');
}

function existsOrFail(typed: string) {
  try {
    return statSync(typed);
  } catch {
    throw misuse(`There is no file or folder ${typed}.`);
  }
}

/** What is in a folder that may not be there or not be readable. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isPack(folder: string): boolean {
  return namesIn(folder).some(isManifest);
}

/** Whether there are folders of a pack, with files of content. Tests and locales are found in many a project. */
function holdsContent(folder: string): boolean {
  return [...CONTENT_FOLDERS]
    .filter((name) => name !== 'tests' && name !== 'locales')
    .some((name) => namesIn(join(folder, name)).some(isYaml));
}

/** The folder of the pack that a folder is in or is. */
export function packAbove(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (isPack(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Folders directly below that are packs. */
function packsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => !name.startsWith('.') && isPack(join(folder, name)))
    .map((name) => join(folder, name))
    .sort();
}

/** A path and the folders that it is in, up to the root of the file system. */
export function foldersAround(path: string): string[] {
  const folders = [path];
  for (let at = path; dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

/** True for the folder itself too. */
export function contains(folder: string, inner: string): boolean {
  return inner === folder || inner.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
