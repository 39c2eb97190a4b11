// The answers to the page's questions about the open packs, all from the checks of `railwright validate`. What few questions need is loaded
// for the first of them, so that the first findings come sooner.
import {
  isManifest,
  isShippedCopy,
  memorySource,
  packIds,
  type Diagnostic,
  type FileHead,
  type Named,
  type TestReport,
} from '@railwright/content';
import type { NewId } from '@railwright/workspace';
import { Workspace } from '@railwright/workspace/open';
import type { CompletionItem, Hover, Location } from 'vscode-languageserver-types';
import { language } from '../words/words.ts';
import { manifestText, SHIPPED_IDS, SHIPPED_MANIFESTS, shippedPack } from '../content/shipped.ts';
import { SHIPPED_FOLDER } from '../content/missed-packs.ts';
import type { Bundled, PlayWish } from './bundle.ts';
import type { FaceData } from '@railwright/board';
import type { FacesWish } from './faces.ts';
import { contentChanges, type ChangesWish, type ContentChanges } from './changes.ts';
import type { TableAnswer, TableWish } from './card-table.ts';
import type { LandscapesWish, PlayableMaps } from './landscapes.ts';
import type { Noted, OpenedGame } from './notes.ts';
import type { Printed, PrintWish } from './printed.ts';
import type { TestTables, TestWish } from './tables.ts';
import type { QuickFix, Spot } from './text-help.ts';

/** Texts by path; undefined for a file that is gone. */
export type Changes = readonly (readonly [path: string, text: string | undefined])[];

/** What `headOf` keeps of pictures by path, or why one cannot be read; undefined for one that is gone. */
export type PictureChanges = readonly (readonly [path: string, head: FileHead | string | undefined])[];

export interface Question {
  readonly run: number;
  readonly changes: Changes;
  /** Undefined while nothing is known of pictures. */
  readonly pictures: PictureChanges | undefined;
  readonly kind: keyof typeof ANSWERS;
  readonly wish: unknown;
}

export interface Reply {
  readonly run: number;
  readonly value?: unknown;
  readonly failure?: string;
  /** The worker could not load what it needs, and is of no use. */
  readonly isLost?: true;
}

const workspace = new Workspace(undefined, language);
/** The manifests of the folder, and the ids of its packs; undefined until somebody asks. */
const manifests = new Map<string, string>();
let ownIds: Promise<readonly string[]> | undefined;
/** The shipped packs whose id has stood in some text, with those that they extend, and those that are read, in whole or only as manifests. */
const named = new Set<string>();
const whole = new Map<string, Promise<void>>();
const known = new Set<string>();
let pictures: Map<string, FileHead | Error> | undefined;

/** Takes over the changed texts and pictures, and reads the shipped packs that they need, again if that failed before. */
export async function change(changes: Changes, changedPictures?: PictureChanges): Promise<void> {
  changePictures(changedPictures);
  for (const [path, text] of changes) {
    if (text === undefined) workspace.close(path);
    else workspace.type(path, text);
    if (!isManifest(path)) continue;
    ownIds = undefined;
    manifests.set(path, text ?? '');
  }
  await readNeeded(changes.map(([, text]) => text));
}

function changePictures(changes: PictureChanges | undefined): void {
  if (changes ? pictures && changes.length === 0 : !pictures) return;
  pictures = changes && new Map(pictures);
  for (const [path, head] of changes ?? [])
    if (head === undefined) pictures?.delete(path);
    else pictures?.set(path, typeof head === 'string' ? new Error(head) : head);
  workspace.tellPictures(pictures);
}

/**
 * Reads the shipped packs that are named in these texts or were before, and all when there is none, since an id may be misspelt; of the others no more
 * than their manifests. Copies in the folder hide them.
 */
async function readNeeded(texts: readonly (string | undefined)[]): Promise<void> {
  for (const id of SHIPPED_IDS) if (!named.has(id) && texts.some((text) => text?.includes(id))) name(id);
  const own = await (ownIds ??= packIds(memorySource(Object.fromEntries(manifests))));
  const others = SHIPPED_IDS.filter((id) => !own.includes(id));
  const needed = others.filter((id) => named.has(id));
  for (const id of needed.length > 0 ? others : []) await readManifest(id);
  const read = (needed.length > 0 ? needed : others).map(readWhole);
  await Promise.all(read).catch((error: unknown) => {
    // What the browser says of a part that it cannot load is about addresses.
    throw new Error('The packs that come with railwright cannot be loaded.', { cause: error });
  });
}

function name(id: string): void {
  named.add(id);
  for (const base of SHIPPED_MANIFESTS.get(id)?.extends ?? []) if (!named.has(base)) name(base);
}

async function readManifest(id: string): Promise<void> {
  if (known.has(id)) return;
  known.add(id);
  await workspace.read([], [memorySource({ 'pack.yaml': manifestText(id) }, `${SHIPPED_FOLDER}${id}/`)]);
}

function readWhole(id: string): Promise<void> {
  const reading =
    whole.get(id) ??
    shippedPack(id).then((texts) => workspace.read([], [memorySource(texts, `${SHIPPED_FOLDER}${id}/`)]));
  whole.set(id, reading);
  known.add(id);
  reading.catch(() => whole.delete(id));
  return reading;
}

/** By kind of question; each takes what is wished for. */
export const ANSWERS = {
  /** All findings in the files of the folder. */
  async check(_: null): Promise<readonly Diagnostic[]> {
    const { diagnostics } = await workspace.check();
    return diagnostics.filter(({ file }) => !workspace.isShipped(file));
  },

  /** The folders of unchanged copies of shipped packs. */
  async copies(_: null): Promise<readonly string[]> {
    const { packs } = await workspace.check();
    return packs.filter(isShippedCopy).map(({ folder }) => folder);
  },

  async faces(wish: FacesWish): Promise<readonly FaceData[]> {
    const { firstFaces } = await import('./faces.ts');
    return firstFaces(await workspace.check(), wish);
  },

  async bundle(wish: PlayWish): Promise<Bundled> {
    const { bundled } = await import('./bundle.ts');
    return bundled(await workspace.check(), wish);
  },

  async printed(wish: PrintWish): Promise<Printed> {
    const { printed } = await import('./printed.ts');
    return printed(await workspace.check(), wish);
  },

  async tables(wish: TestWish): Promise<TestTables> {
    const { findTables } = await import('./tables.ts');
    return findTables(await workspace.check(), wish, (path, text) => workspace.contentWith([[path, text]]));
  },

  /** A setup on maps that are no files yet. */
  async landscapes(wish: LandscapesWish): Promise<PlayableMaps> {
    const { findPlayable } = await import('./landscapes.ts');
    return findPlayable(workspace, wish);
  },

  /** A game to try a card in. */
  async table(wish: TableWish): Promise<TableAnswer> {
    const { findTable } = await import('./card-table.ts');
    return findTable(workspace, wish);
  },

  async tests(pack: string): Promise<TestReport> {
    const { runTests } = await import('./tests.ts');
    return runTests(await workspace.check(), { pack });
  },

  /** What people said about games of the folder's packs. */
  async notes(_: null): Promise<Noted> {
    const { notedGames } = await import('./notes.ts');
    return notedGames(await workspace.check(), (path) => workspace.isShipped(path));
  },

  /** The game of a playtest, by its file. */
  async game(file: string): Promise<OpenedGame> {
    const { openGame } = await import('./notes.ts');
    return openGame(await workspace.check(), file);
  },

  /** What differs from an earlier version. */
  async changes(wish: ChangesWish): Promise<ContentChanges> {
    await readNeeded(wish.files.map(({ before }) => before));
    return contentChanges(workspace, wish);
  },

  async complete(spot: Spot): Promise<CompletionItem[]> {
    const { completions } = await import('./text-help.ts');
    await workspace.check();
    return completions(workspace, spot);
  },

  async hover(spot: Spot): Promise<Hover | undefined> {
    const { hovered } = await import('./text-help.ts');
    await workspace.check();
    return hovered(workspace, spot);
  },

  /** Undefined too for what is in a shipped pack, which is not in the folder. */
  async definition(spot: Spot): Promise<Location | undefined> {
    const { defined } = await import('./text-help.ts');
    await workspace.check();
    return defined(workspace, spot);
  },

  /** For each finding in a file, in the order of the check. */
  async fixes(path: string): Promise<(QuickFix | undefined)[]> {
    const { fixesOf } = await import('./text-help.ts');
    return fixesOf(workspace, path);
  },

  async rename({ named, id }: { readonly named: Named; readonly id: string }): Promise<NewId> {
    const { renamed } = await import('./text-help.ts');
    await workspace.check();
    return renamed(workspace, named, id);
  },
};
