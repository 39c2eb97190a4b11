// Loads the content for a command: its folders and the packs that they can extend.
import { relative, resolve, sep } from 'node:path';
import {
  asBase,
  createCache,
  findingsFor,
  loadContent,
  overlaySource,
  shippedBeside,
  withoutTests,
  type Asked,
  type Content,
  type Diagnostic,
  type FileSource,
  type Pack,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { plural } from '../check/findings.ts';
import { misuse } from '../failure.ts';
import { shippedFolder } from '../shipped.ts';
import { contains, findFolders, foldersAround, shownPath, type Target } from './folders.ts';
import { withoutIgnored } from './ignored.ts';

export interface LoadedContent {
  readonly content: Content;
  /** Empty if only the shipped packs were requested. */
  readonly targets: readonly Target[];
  /** Absolute paths of files that git ignores: they are not checked. */
  readonly leftOut: ReadonlySet<string>;
}

export interface OpenOptions {
  /** Loads all shipped packs, to be played; otherwise only those that can matter. */
  readonly everyShipped?: boolean;
  /** Texts that replace those of files, by path as shown. */
  readonly texts?: ReadonlyMap<string, Uint8Array>;
  /** Includes files that git ignores: they are not checked, but can be played. */
  readonly withIgnored?: boolean;
  /** Folders of files that are not read, unless they were asked for; see `LoadOptions`. */
  readonly skip?: readonly string[];
  /** Called after each stage with its name. */
  readonly onStage?: ((stage: string) => void) | undefined;
}

/** Files that this process has read: a second look, after a change or at an earlier revision, parses only those that differ. */
export const READ = createCache();

/** @throws Failure for a path without content. */
export async function loadPaths(paths: readonly string[], options: OpenOptions = {}): Promise<LoadedContent> {
  const { sources, targets, folders, leftOut } = await openPaths(paths, options);
  const { skip = [], onStage } = options;
  onStage?.('finding packs');
  const content = await loadContent(sources, {
    cache: READ,
    skip: skip.filter((folder) => !targets.some(({ path }) => isBelow(path, folder, folders))),
    ...(onStage && { onStage }),
  });
  checkTargets(content, targets);
  return { content, targets, leftOut };
}

/** Whether a path is one of such a folder of the sources, or below one. */
function isBelow(path: string, folder: string, sources: readonly string[]): boolean {
  return sources.some(
    (source) => contains(source, path) && relative(source, path).split(sep).includes(folder),
  );
}

export interface OpenedPaths {
  readonly sources: readonly FileSource[];
  readonly targets: readonly Target[];
  /** The sources that are not shipped with railwright. */
  readonly folders: readonly string[];
  /** Filled while the sources are listed. */
  readonly leftOut: ReadonlySet<string>;
}

/** The sources that `loadPaths` reads, not read yet. */
export async function openPaths(
  paths: readonly string[],
  { everyShipped = false, texts = new Map(), withIgnored = false }: OpenOptions = {},
): Promise<OpenedPaths> {
  const { own, shipped, targets } = findFolders(paths, [...texts.keys()]);
  const leftOut = new Set<string>();
  const sources = own.map((folder) => {
    const source = openFolder(folder);
    return overlaySource(withIgnored ? source : withoutIgnored(source, folder, targets, leftOut), texts);
  });
  const isPlayed = everyShipped || paths.length === 0;
  const packs = shipped.map((folder) => (isPlayed ? withoutTests : asBase)(openFolder(folder)));
  const beside = await shippedBeside(sources, packs, isPlayed);
  return { sources: [...sources, ...beside], targets, folders: own, leftOut };
}

const targetPaths = new WeakMap<readonly Target[], ReadonlySet<string>>();

/** Whether a file, named as in diagnostics, was requested. */
export function isWithin(file: string, targets: readonly Target[]): boolean {
  const known = targetPaths.get(targets) ?? new Set(targets.map(({ path }) => path));
  targetPaths.set(targets, known);
  return foldersAround(resolve(file)).some((folder) => known.has(folder));
}

/** The findings in the files that a command is about, and errors elsewhere that may have kept something in them from being checked. */
export function findingsIn(loaded: LoadedContent): readonly Diagnostic[] {
  return findingsFor(loaded.content, askedOf(loaded));
}

/** The target of a command. A shipped pack may have been taken for one that cannot be read. */
export function askedOf(loaded: Pick<LoadedContent, 'targets' | 'leftOut'>): Asked {
  return { isAsked: (path) => isAbout(path, loaded), standsIn: isShipped };
}

/** Whether a pack is one that comes with railwright. */
export const isShipped = ({ folder }: Pack): boolean => contains(shippedFolder('content'), resolve(folder));

/** Whether a command is about this file: it was requested, and git does not ignore it. */
export function isAbout(
  file: string,
  { targets, leftOut }: Pick<LoadedContent, 'targets' | 'leftOut'>,
): boolean {
  return isWithin(file, targets) && !leftOut.has(resolve(file));
}

/** `2 files not checked, as git ignores them.`; empty if there are none. */
export function ignoredNote(
  { targets, leftOut }: Pick<LoadedContent, 'targets' | 'leftOut'>,
  done: string,
): string[] {
  const count = [...leftOut].filter((file) => isWithin(file, targets)).length;
  return count === 0
    ? []
    : [`${plural(count, 'file')} not ${done}, as git ignores ${count === 1 ? 'it' : 'them'}.`];
}

function openFolder(folder: string): FileSource {
  const shown = shownPath(folder);
  return folderSource(folder, { prefix: shown === '' ? '' : `${shown}/` });
}

/** The files from which content was read, including players. */
export function pathsIn({ files, packs }: Content): string[] {
  return [...files, ...packs.flatMap(({ players }) => players)].map(({ path }) => path);
}

/** @throws Failure if a pack's settings exclude a path. */
export function refuseExcluded({ path, typed }: Target, excluded: readonly string[]): void {
  if (excluded.some((file) => contains(path, resolve(file))))
    throw misuse(
      `${typed} is not read: its pack.yaml excludes it from checks.`,
      'Remove it from exclude there.',
    );
}

/** @throws Failure for a path that does not exist. */
export function checkTargets(content: Content, targets: readonly Target[]): void {
  const there = new Set<string>();
  for (const file of new Set([...pathsIn(content), ...content.diagnostics.map((one) => one.file)]))
    for (const folder of foldersAround(resolve(file))) there.add(folder);
  const target = targets.find(({ path }) => !there.has(path));
  if (!target) return;
  refuseExcluded(target, content.excluded);
  throw target.isFile
    ? misuse(
        `${target.typed} is not a content file.`,
        'Content is read from .yaml files, learned players from .player files.',
      )
    : misuse(`There is no content in ${target.typed}.`, 'A pack is a folder with a pack.yaml.');
}
