// Determines the folders from which content is read: those named on the command line, neighbouring packs, and the shipped packs,
// so that a pack can extend a shipped one without a copy.
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CONTENT_FOLDERS, isManifest, isYaml } from '@railwright/content';
import { misuse } from '../failure.ts';
import { shippedFolder } from '../shipped.ts';

export interface Folders {
  /** Folders to read, none inside another. */
  readonly own: readonly string[];
  /** Shipped packs that are not among them. */
  readonly shipped: readonly string[];
  /** The requested paths. */
  readonly targets: readonly Target[];
}

export interface Target {
  /** As typed. */
  readonly typed: string;
  /** The absolute path. */
  readonly path: string;
  readonly isFile: boolean;
}

/**
 * `unsaved` are paths of files that need not exist.
 * @throws Failure if a path does not exist or is a file outside all packs.
 */
export function findFolders(paths: readonly string[], unsaved: readonly string[] = []): Folders {
  const roots = new Set<string>();
  // One pack can have thousands of files.
  const known = new Map<string, string | undefined>();
  const packOf = (folder: string): string | undefined => {
    if (!known.has(folder)) {
      const pack = packAbove(folder);
      known.set(folder, pack);
      if (pack !== undefined && !roots.has(pack)) {
        roots.add(pack);
        // A neighbour may be a link to the same folder.
        const own = realpathSync(pack);
        for (const one of packsIn(dirname(pack))) if (realpathSync(one) !== own) roots.add(one);
      }
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

/** Whether reading a folder reads the other too: packages installed in a pack are not part of it. */
function isReadWith(root: string, folder: string): boolean {
  return contains(root, folder) && !relative(root, folder).split(sep).includes('node_modules');
}

/**
 * Where content is read from by default: `./content`, the pack around the current folder, or the current folder if it
 * contains packs or the folders of one, so that a missing pack.yaml is reported.
 */
export function defaultPaths(): string[] {
  if (existsSync('content') && statSync('content').isDirectory()) return ['content'];
  const here = resolve('.');
  const pack = packAbove(here);
  if (pack !== undefined) return [shownPath(pack) || '.'];
  return packsIn(here).length > 0 || holdsContent(here) ? ['.'] : [];
}

/** The path relative to the current folder; `''` for that folder itself. */
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

/** The entries of a folder that may be missing or unreadable. */
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

/** Whether there are folders of a pack with content files. `tests` and `locales` do not count, since many projects have them. */
function holdsContent(folder: string): boolean {
  return [...CONTENT_FOLDERS]
    .filter((name) => name !== 'tests' && name !== 'locales')
    .some((name) => namesIn(join(folder, name)).some(isYaml));
}

/** The folder of the pack that contains a folder, or is it. */
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

/** The packs of a folder that is not in one: directly below, and in its `content`. */
export function packsBelow(folder: string): string[] {
  return [...packsIn(folder), ...packsIn(join(folder, 'content'))];
}

/** A path and its parent folders, up to the root. */
export function foldersAround(path: string): string[] {
  const folders = [path];
  for (let at = path; dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

/** Also true for the folder itself. */
export function contains(folder: string, inner: string): boolean {
  return inner === folder || inner.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
