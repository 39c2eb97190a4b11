// One pack: its manifest, and its files by folder with their items.
import { listWords, nearest, suggestion } from '../diagnostics/suggest.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import type { FileKind } from '../game-module.ts';
import { GAME_NAMES, kindsOf, PLAYERS_FOLDER } from '../game-named.ts';
import type { Item, Pack, PlayerFile, SourceFile } from '../packs/model.ts';
import { quote } from '../text/describe.ts';
import { PackSchema, type PackFile } from '../schema/pack.ts';
import { bytesOf } from '../sources/file-source.ts';
import { artNamedIn } from '../looks/named-art.ts';
import { sortOut } from './checks.ts';
import { isPicture, isPlayer, type FoundFile, type FoundPack } from './find-packs.ts';
import { indexItems, itemsIn, sameLists } from './index-items.ts';
import { listPictures } from './list-pictures.ts';
import { isReadyPack } from './sound.ts';
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
    sink.report(
      'game-unknown',
      { file: manifestFile, path: ['game'] },
      `There is no game ${quote(data.game)}.`,
      suggestion(data.game, GAME_NAMES, `There is ${listWords(GAME_NAMES)}.`),
    );
    return { files: [manifestFile], excluded: [] };
  }

  const files: SourceFile[] = [];
  const players: PlayerFile[] = [];
  const incomplete = new Set<string>(skip.has(PLAYERS_FOLDER) ? [PLAYERS_FOLDER] : []);
  const items = new Map<string, Map<string, Item>>(kinds.map((kind) => [kind.folder, new Map()]));
  const { kept, excluded } = sortOut(manifestFile, folder, found.files, sink);
  for (const file of kept) {
    if (isPicture(file.path)) continue;
    if (isPlayer(file.path) && placeOf(file, folder) === PLAYERS_FOLDER) {
      if (skip.has(PLAYERS_FOLDER)) continue;
      const content = await readContent(file, sink);
      if (content === undefined) continue;
      const { readPlayer } = await import('../players/read-player.ts');
      players.push(readPlayer(file.path, bytesOf(content), sink));
      continue;
    }
    const kind = kindOf(file, folder, kinds, sink);
    if (!kind || skip.has(kind.folder)) continue;
    const source = await read(file, { name: kind.folder, schema: kind.schema, folder }, cache, sink);
    if (source) files.push(source);
    const found = source?.document && itemsIn(source, kind, data.id, cache?.items);
    if (found) indexItems(found.items, kind, items.get(kind.folder) ?? new Map<string, Item>(), sink);
    if (!found?.isWhole) incomplete.add(kind.folder);
  }
  const all = [manifestFile, ...files];
  const pack = { file: manifestFile, manifest: data as PackFile, items };
  const own = kept.filter(({ path }) => isPicture(path));
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
      items: cache ? sameLists(items, folder, cache.lists) : items,
      files,
      players,
      pictures: found.manifest.source.head && (await listPictures(own, folder, artNamedIn(pack), cache)),
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
  const content = await readContent(found, sink);
  if (content === undefined) return undefined;
  const { file, diagnostics } = await readFile(found.path, content, kind, cache);
  sink.add(...diagnostics);
  return file;
}

/** The content of a file; undefined when it cannot be read, which is then reported. */
export async function readContent(
  { source, name, path }: FoundFile,
  sink: DiagnosticSink,
): Promise<Uint8Array | string | undefined> {
  try {
    return await source.read(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const what = path.endsWith('/') ? /* @wc-include */ 'folder' : /* @wc-include */ 'file';
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
