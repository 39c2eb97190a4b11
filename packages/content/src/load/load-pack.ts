// One pack: its manifest, its files by folder, and an index of everything in them that has an id.
import { listWords, nearest, onlyNearest } from '../diagnostics/suggest.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import type { FileKind } from '../game-module.ts';
import { GAME_NAMES, kindsOf, PLAYERS_FOLDER } from '../game-named.ts';
import type { Item, Pack, PlayerFile, SourceFile } from '../packs/model.ts';
import type { Path } from '../text/path.ts';
import { quote } from '../text/describe.ts';
import { PackSchema, type PackFile } from '../schema/pack.ts';
import { readPlayer } from '../players/read-player.ts';
import { sortOut } from './checks.ts';
import { isPlayer, type FoundFile, type FoundPack } from './find-packs.ts';
import { placeIn } from '../packs/library.ts';
import { isReadyPack } from './ready.ts';
import { isBroken } from '../packs/is-broken.ts';
import { readFile, type ContentCache } from './read-file.ts';

/** A pack before it is known what it extends. */
export type LoadedPack = Omit<Pack, 'visible' | 'incomplete'> & { readonly incomplete: Set<string> };

export interface PackResult {
  /** Absent when it is not known what the pack is. */
  readonly pack?: LoadedPack;
  readonly files: readonly SourceFile[];
  /** Paths that its settings leave out. */
  readonly excluded: readonly string[];
  /** As `isReadyPack` says. */
  readonly isReady?: boolean;
}

export async function loadPack(
  found: FoundPack,
  cache: ContentCache | undefined,
  skip: ReadonlySet<string>,
  sink: DiagnosticSink,
): Promise<PackResult> {
  const { folder } = found;
  const manifestFile = await read(found.manifest, { name: 'pack', schema: PackSchema, folder }, cache, sink);
  if (!manifestFile) return { files: [], excluded: [] };
  const data = manifestFile.document?.data as Partial<PackFile> | undefined;
  const usable = !isBroken(manifestFile, ['id']) && !isBroken(manifestFile, ['game']);
  if (data?.id === undefined || data.game === undefined || !usable)
    return { files: [manifestFile], excluded: [] };
  const kinds = kindsOf(data.game);
  if (kinds.length === 0) {
    const near = nearest(data.game, GAME_NAMES);
    sink.report(
      'game-unknown',
      { file: manifestFile, path: ['game'] },
      `There is no game ${quote(data.game)}.`,
      {
        help: near === undefined ? `There is ${listWords(GAME_NAMES)}.` : `Did you mean ${near}?`,
        meant: onlyNearest(data.game, GAME_NAMES),
      },
    );
    return { files: [manifestFile], excluded: [] };
  }

  const files: SourceFile[] = [];
  const players: PlayerFile[] = [];
  const incomplete = new Set<string>();
  const items = new Map<string, Map<string, Item>>(kinds.map((kind) => [kind.folder, new Map()]));
  const { kept, excluded } = sortOut(manifestFile, folder, found.files, sink);
  for (const file of kept) {
    if (isPlayer(file.path) && placeOf(file, folder) === PLAYERS_FOLDER) {
      if (skip.has(PLAYERS_FOLDER)) continue;
      const bytes = await readBytes(file, sink);
      if (bytes) players.push(readPlayer(file.path, bytes, sink));
      continue;
    }
    const kind = kindOf(file, folder, kinds, sink);
    if (!kind || skip.has(kind.folder)) continue;
    const source = await read(file, { name: kind.folder, schema: kind.schema, folder }, cache, sink);
    if (source) files.push(source);
    if (source?.document)
      indexItems(source, kind, data.id, items.get(kind.folder) ?? new Map<string, Item>(), incomplete, sink);
    else incomplete.add(kind.folder);
  }
  const all = [manifestFile, ...files];
  return {
    files: all,
    isReady: isReadyPack(all, folder),
    excluded: excluded.map(({ path }) => path),
    pack: {
      id: data.id,
      game: data.game,
      file: manifestFile,
      manifest: data as PackFile,
      folder,
      items,
      files,
      players,
      incomplete,
    },
  };
}

async function read(
  found: FoundFile,
  kind: { name: string; schema: object; folder: string },
  cache: ContentCache | undefined,
  sink: DiagnosticSink,
): Promise<SourceFile | undefined> {
  const bytes = await readBytes(found, sink);
  if (!bytes) return undefined;
  const { file, diagnostics } = readFile(found.path, bytes, kind, cache);
  sink.add(...diagnostics);
  return file;
}

/** The content of a file; undefined when it cannot be read, which is then reported. */
export async function readBytes(
  { source, name, path }: FoundFile,
  sink: DiagnosticSink,
): Promise<Uint8Array | undefined> {
  try {
    return await source.read(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const what = path.endsWith('/') ? 'folder' : 'file';
    const message = `This ${what} cannot be read: ${reason}`;
    sink.add(makeDiagnostic('file-unreadable', path.replace(/\/$/, ''), FILE_START, message));
    return undefined;
  }
}

/** The folder of the pack that a file is in; '' for one next to pack.yaml. */
function placeOf(file: FoundFile, folder: string): string {
  const rest = file.path.slice(folder.length);
  return rest.slice(0, Math.max(0, rest.indexOf('/')));
}

function kindOf(
  file: FoundFile,
  folder: string,
  kinds: readonly FileKind[],
  sink: DiagnosticSink,
): FileKind | undefined {
  const place = placeOf(file, folder);
  const kind = isPlayer(file.path) ? undefined : kinds.find((candidate) => candidate.folder === place);
  if (kind) return kind;
  const folders = [...kinds.map((candidate) => candidate.folder), PLAYERS_FOLDER];
  const near = place === 'tastes' ? 'preferences' : nearest(place, folders);
  // An unrelated folder is not a mistake.
  if (near === undefined && file.path.endsWith('/')) return undefined;
  const [message, help] = misplaced(file.path, place, folders, near);
  sink.add(makeDiagnostic('file-misplaced', file.path, FILE_START, message, { help }));
  return undefined;
}

function misplaced(
  path: string,
  place: string,
  folders: readonly string[],
  near: string | undefined,
): [message: string, help: string] {
  if (isPlayer(path))
    return [
      'Learned players are kept in the folder players of a pack; this file is not read.',
      `Move it to ${PLAYERS_FOLDER}/.`,
    ];
  if (place === PLAYERS_FOLDER)
    return [
      `The folder ${PLAYERS_FOLDER} holds learned players, whose files end in .player; this file is not read.`,
      'Move it to the folder for its kind of file.',
    ];
  return [
    place === ''
      ? 'Next to pack.yaml only folders are read; this file is not read.'
      : `A pack has no folder ${quote(place)}; this file is not read.`,
    near === undefined ? `Folders of a pack: ${folders.join(', ')}.` : `Did you mean ${near}/?`,
  ];
}

function indexItems(
  file: SourceFile,
  kind: FileKind,
  pack: string,
  index: Map<string, Item>,
  incomplete: Set<string>,
  sink: DiagnosticSink,
): void {
  if (kind.items === 'none') return;
  const root = file.document?.data;
  const list = kind.items === 'file' ? undefined : kind.items.list;
  const entries: readonly { path: Path; data: unknown }[] =
    list === undefined
      ? [{ path: [], data: root }]
      : listAt(root, list).map((data, i) => ({ path: [list, i], data }));
  if (list !== undefined && isBroken(file, [list]) && entries.length === 0) incomplete.add(kind.folder);
  for (const { path, data } of entries) {
    const id = idOf(data);
    if (id === undefined || isBroken(file, [...path, 'id'])) {
      incomplete.add(kind.folder);
      continue;
    }
    const item: Item = { kind: kind.folder, id, pack, file, path, data, broken: isBroken(file, path) };
    if (list === undefined && baseName(file.path) !== id)
      sink.report(
        'file-name',
        { file, path: ['id'] },
        `This file is called ${baseName(file.path)}, but its id is ${id}.`,
        {
          help: `Rename the file to ${id}.yaml, or change the id and every reference to it.`,
        },
      );
    const first = index.get(id);
    if (first) {
      sink.report(
        'id-duplicate',
        { file, path: [...path, 'id'] },
        `There is already a ${kind.noun} ${quote(id)}.`,
        {
          related: [relatedTo(placeIn(first, 'id'), 'Here is the first.')],
        },
      );
      continue;
    }
    index.set(id, item);
  }
}

/** The name of a file without folder and ending. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
}

function listAt(root: unknown, key: string): readonly unknown[] {
  if (typeof root !== 'object' || root === null || !Object.hasOwn(root, key)) return [];
  const list = (root as Record<string, unknown>)[key];
  return Array.isArray(list) ? list : [];
}

function idOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'id')) return undefined;
  const { id } = data as { id: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}
