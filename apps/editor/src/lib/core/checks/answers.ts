// The answers to the page's questions about the open packs, all from the checks of `railwright validate`.
import {
  listSetups,
  makeBundle,
  marketPool,
  playLooks,
  memorySource,
  pictureNamed,
  picturesIn,
  resolveSetup,
  runTests,
  strategiesFor,
  type BundlePictures,
  type Content,
  type Diagnostic,
  type FileHead,
  type Looks,
  type Named,
  type Resolution,
  type TestReport,
} from '@railwright/content';
import {
  actions,
  complete,
  definition,
  hover,
  toDiagnostic,
  withNewId,
  Workspace,
  type NewId,
} from '@railwright/workspace';
import type { CompletionItem, Hover, Location, Position, TextEdit } from 'vscode-languageserver-types';
import manifest from '../../../../package.json';
import { shippedFiles } from '../content/shipped.ts';
import { missedPacks, SHIPPED_FOLDER } from '../content/missed-packs.ts';
import { contentChanges, type ChangesWish, type ContentChanges } from './changes.ts';
import { findTable, type TableAnswer, type TableWish } from './card-table.ts';
import { notedGames, openGame, type Noted, type OpenedGame } from './notes.ts';
import { findTables, type TestTables, type TestWish } from './tables.ts';

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
}

/** A setup to assemble: `setup` is `pack/id`; with only `map`, the first setup that can be played on it. */
export interface PlayWish {
  readonly setup?: string;
  /** `pack/id`, instead of the setup's own. */
  readonly map?: string;
  readonly pictures?: BundlePictures;
}

/** Which pictures the cards and the map of a setup show, and where they are. */
export interface SetupPictures {
  readonly looks: Looks;
  /** Paths by the names that looks use. */
  readonly paths: ReadonlyMap<string, string>;
}

export type Bundled =
  | {
      readonly kind: 'bundled';
      readonly hash: string;
      readonly json: string;
      readonly pictures?: SetupPictures;
    }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** A place in a file; lines and characters count from 0. */
interface Spot {
  readonly path: string;
  readonly position: Position;
}

/** A way to mend a finding. */
export interface QuickFix {
  readonly title: string;
  readonly edit: TextEdit;
}

const workspace = new Workspace();
let ready: Promise<void> | undefined;
let pictures: Map<string, FileHead | Error> | undefined;

/** Takes over the changed texts and pictures, and reads the shipped packs, again if that failed before. */
export async function change(changes: Changes, changedPictures?: PictureChanges): Promise<void> {
  changePictures(changedPictures);
  for (const [path, text] of changes)
    if (text === undefined) workspace.close(path);
    else workspace.type(path, text);
  ready ??= readShipped();
  await ready.catch((error: unknown) => {
    ready = undefined;
    // What the browser says of a part that it cannot load is about addresses.
    throw new Error('The packs that come with railwright cannot be loaded.', { cause: error });
  });
}

function changePictures(changes: PictureChanges | undefined): void {
  if (changes ? pictures && changes.length === 0 : !pictures) return;
  pictures = changes && new Map(pictures);
  for (const [path, head] of changes ?? [])
    if (head === undefined) pictures?.delete(path);
    else pictures?.set(path, typeof head === 'string' ? new Error(head) : head);
  workspace.tellPictures(pictures);
}

async function readShipped(): Promise<void> {
  const packs = Map.groupBy(await shippedFiles(), ([path]) => path.slice(0, path.indexOf('/') + 1));
  const sources = [...packs].map(([folder, files]) =>
    memorySource(
      Object.fromEntries(files.map(([path, text]) => [path.slice(folder.length), text])),
      SHIPPED_FOLDER + folder,
    ),
  );
  await workspace.read([], sources);
}

/** By kind of question; each takes what is wished for. */
export const ANSWERS = {
  /** All findings in the files of the folder. */
  async check(_: null): Promise<readonly Diagnostic[]> {
    const { diagnostics } = await workspace.check();
    return diagnostics.filter(({ file }) => !workspace.isShipped(file));
  },

  async bundle(wish: PlayWish): Promise<Bundled> {
    const content = await workspace.check();
    const resolution = resolve(content, wish);
    if (!resolution.ok) return { kind: 'refused', diagnostics: resolution.diagnostics };
    const missed = missedPacks(content, resolution.setup.id);
    if (missed.length > 0) return { kind: 'refused', diagnostics: missed };
    const { setup } = resolution;
    // Only a game needs them.
    const { bundledRules } = await import('@railwright/content/rules-text');
    const rules = bundledRules(content, setup);
    const pool = marketPool(content, setup);
    const made = makeBundle(setup, strategiesFor(content, setup), wish.pictures, rules, pool);
    const looks = playLooks(content, setup);
    const paths = looks ? pathsOf(content, looks) : new Map<string, string>();
    return {
      kind: 'bundled',
      hash: made.hash,
      json: JSON.stringify(made),
      ...(looks && paths.size > 0 && { pictures: { looks, paths } }),
    };
  },

  async tables(wish: TestWish): Promise<TestTables> {
    return findTables(await workspace.check(), wish, (path, text) => workspace.contentWith([[path, text]]));
  },

  /** A game to try a card in. */
  table: (wish: TableWish): Promise<TableAnswer> => findTable(workspace, wish),

  async tests(pack: string): Promise<TestReport> {
    return runTests(await workspace.check(), { pack });
  },

  /** What people said about games of the folder's packs. */
  async notes(_: null): Promise<Noted> {
    return notedGames(await workspace.check(), (path) => workspace.isShipped(path));
  },

  /** The game of a playtest, by its file. */
  async game(file: string): Promise<OpenedGame> {
    return openGame(await workspace.check(), file);
  },

  /** What differs from an earlier version. */
  changes: (wish: ChangesWish): Promise<ContentChanges> => contentChanges(workspace, wish),

  async complete({ path, position }: Spot): Promise<CompletionItem[]> {
    await workspace.check();
    return complete(workspace, path, position);
  },

  async hover({ path, position }: Spot): Promise<Hover | undefined> {
    await workspace.check();
    return hover(workspace, path, position, manifest.version);
  },

  /** Undefined too for what is in a shipped pack, which is not in the folder. */
  async definition({ path, position }: Spot): Promise<Location | undefined> {
    await workspace.check();
    const found = definition(workspace, path, position);
    return found && !workspace.isShipped(found.uri) ? found : undefined;
  },

  /** For each finding in a file, in the order of the check. */
  async fixes(path: string): Promise<(QuickFix | undefined)[]> {
    const { diagnostics } = await workspace.check();
    return diagnostics
      .filter(({ file }) => file === path)
      .map((finding) => {
        const [action] = actions(workspace, path, [toDiagnostic(finding, manifest.version)]);
        const [edit] = action?.edit?.changes?.[path] ?? [];
        return action && edit && { title: action.title, edit };
      });
  },

  async rename({ named, id }: { readonly named: Named; readonly id: string }): Promise<NewId> {
    await workspace.check();
    return withNewId(workspace, named, id);
  },
};

function pathsOf(content: Content, looks: Looks): Map<string, string> {
  const cells = Object.values(looks.terrains).flatMap(({ picture }) => {
    const file = pictureNamed(content, picture);
    return file ? [[picture, file] as const] : [];
  });
  return new Map([...picturesIn(content, looks), ...cells].map(([key, { path }]) => [key, path]));
}

// A map without its own setup is played with those of its pack, then with any other of the game, simple ones first.
function resolve(content: Content, { setup, map }: PlayWish): Resolution {
  const options = map === undefined ? {} : { map };
  if (setup !== undefined) return resolveSetup(content, setup, options);
  const pack = map?.split('/')[0] ?? '';
  const game = content.packs.find(({ id }) => id === pack)?.game;
  const rank = (id: string): number =>
    (id.startsWith(`${pack}/`) ? 0 : 2) + (id.endsWith('-beginners') ? 0 : 1);
  const candidates = listSetups(content)
    .filter((one) => one.game === game)
    .sort((a, b) => rank(a.id) - rank(b.id));
  const tried = candidates.map(({ id }) => resolveSetup(content, id, options));
  return tried.find(({ ok }) => ok) ?? tried[0] ?? resolveSetup(content, '?', options);
}
