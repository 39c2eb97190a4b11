// The items of the files of a pack: everything that has an id.
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import type { FileKind } from '../game-module.ts';
import { isBroken } from '../packs/is-broken.ts';
import { placeIn } from '../packs/library.ts';
import type { Item, Pack, SourceFile } from '../packs/model.ts';
import { quote } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import { said } from '../packs/nouns.ts';

/** The items of one file, the same objects while the file is the same: by them, what is kept recognises what has not changed. */
export interface FileItems {
  readonly pack: string;
  readonly items: readonly Item[];
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

/** Those of a pack; `known` are those of other files and of before. */
export function itemsIn(
  file: SourceFile,
  kind: FileKind,
  pack: string,
  known?: WeakMap<SourceFile, FileItems>,
): FileItems {
  const before = known?.get(file);
  const found = before?.pack === pack ? before : readItems(file, kind, pack);
  known?.set(file, found);
  return found;
}

function readItems(file: SourceFile, kind: FileKind, pack: string): FileItems {
  if (kind.items === 'none') return { pack, items: [], isWhole: true };
  const root = file.document?.data;
  const list = kind.items === 'file' ? undefined : kind.items.list;
  const entries: readonly { path: Path; data: unknown }[] =
    list === undefined
      ? [{ path: [], data: root }]
      : listAt(root, list).map((data, i) => ({ path: [list, i], data }));
  const items = entries.flatMap(({ path, data }): Item[] => {
    const id = idOf(data);
    if (id === undefined || isBroken(file, [...path, 'id'])) return [];
    return [{ kind: kind.folder, id, pack, file, path, data, broken: isBroken(file, path) }];
  });
  const isLost = list !== undefined && entries.length === 0 && isBroken(file, [list]);
  return { pack, items, isWhole: !isLost && items.length === entries.length };
}

/** Adds items of one file to those of the pack, and reports what is wrong with their ids. */
export function indexItems(
  items: readonly Item[],
  kind: FileKind,
  index: Map<string, Item>,
  sink: DiagnosticSink,
): void {
  for (const item of items) {
    const { id, file, path } = item;
    if (kind.items === 'file' && baseName(file.path) !== id)
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
        `There is already a ${said(kind.noun)} ${quote(id)}.`,
        {
          related: [relatedTo(placeIn(first, 'id'), 'Here is the first.')],
        },
      );
      continue;
    }
    index.set(id, item);
  }
}

/** The same lists as before where they have the same items. */
export function sameLists(
  items: Pack['items'],
  folder: string,
  lists: Map<string, Pack['items']>,
): Pack['items'] {
  const before = lists.get(folder);
  const now = new Map([...items].map(([kind, own]) => [kind, sameList(own, before?.get(kind))]));
  lists.set(folder, now);
  return now;
}

function sameList(
  now: ReadonlyMap<string, Item>,
  before: ReadonlyMap<string, Item> | undefined,
): ReadonlyMap<string, Item> {
  const old = [...(before?.values() ?? [])];
  const isSame = now.size === old.length && [...now.values()].every((item, i) => item === old[i]);
  return isSame && before ? before : now;
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
