// The referable items of a pack: everything with an id in the pack and the packs it extends, by kind of file. Read leniently, since
// forms must offer choices while other files are broken.
import { readData } from '@railwright/content';
import { isData, textsAt } from './data.ts';
import { regionsIn } from './regions.ts';
import { visiblePacks } from './visible-packs.ts';
import type { ReadCache } from './visible-packs.ts';
import type { Data } from './data.ts';
import { KINDS } from './packs.ts';

export type ItemKind = (typeof KINDS)[number];

export interface PackItem {
  /** As a file of this pack refers to it: the id, or `pack/id` if the id alone means a nearer one. */
  readonly id: string;
  /** `pack/id`. */
  readonly full: string;
  readonly pack: string;
  readonly path: string;
  readonly data: Data;
}

/** Declarations of pack.yaml, and the regions of maps. */
export type WordKind = 'terrains' | 'tokens' | 'categories' | 'regions';
/** Names by id and language. */
export type WordNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export class PackIndex {
  readonly #kinds: ReadonlyMap<ItemKind, readonly PackItem[]>;
  readonly words: Readonly<Record<WordKind, WordNames>>;

  constructor(
    kinds: ReadonlyMap<ItemKind, readonly PackItem[]>,
    words: Readonly<Record<WordKind, WordNames>>,
  ) {
    this.#kinds = kinds;
    this.words = words;
  }

  /** Own ones first. */
  of(kind: ItemKind): readonly PackItem[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** The item that an id names in the pack, or in another visible pack. */
  find(kind: ItemKind, id: unknown, from?: string): PackItem | undefined {
    if (typeof id !== 'string') return undefined;
    const all = this.of(kind);
    return (
      (from === undefined ? undefined : all.find(({ full }) => full === `${from}/${id}`)) ??
      all.find((item) => item.id === id || item.full === id)
    );
  }
}

/** Kinds of file with a list of items, under the name of the kind. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'cars', 'abilities']);

/** `folder` is the pack's folder; `all` are the texts of every available file, including the shipped packs. */
export function indexPack(folder: string, all: ReadonlyMap<string, string>, cache: ReadCache): PackIndex {
  const kinds = new Map<ItemKind, PackItem[]>();
  const taken = new Set<string>();
  const words: Readonly<Record<WordKind, Map<string, Readonly<Record<string, string>>>>> = {
    terrains: new Map(),
    tokens: new Map(),
    categories: new Map(),
    regions: new Map(),
  };
  for (const { manifest, manifestText, files } of visiblePacks(folder, all, cache)) {
    for (const key of ['terrains', 'tokens', 'categories'] as const)
      for (const { id, name } of declaredIn(cache.read('data', manifestText, readData), key))
        if (!words[key].has(id)) words[key].set(id, name);
    for (const { id, name } of regionsIn(files, cache))
      if (!words.regions.has(id)) words.regions.set(id, name);
    for (const [path, text] of files) {
      const kind = KINDS.find((one) => path.split('/').at(-2) === one);
      if (!kind || !/\.ya?ml$/i.test(path)) continue;
      const data = cache.read('data', text, readData);
      for (const one of thingsIn(kind, data)) {
        const bare = one['id'];
        if (typeof bare !== 'string' || bare === '') continue;
        const full = `${manifest.id}/${bare}`;
        const near = !taken.has(`${kind} ${bare}`);
        taken.add(`${kind} ${bare}`);
        const item = { id: near ? bare : full, full, pack: manifest.id, path, data: one };
        const list = kinds.get(kind);
        if (list) list.push(item);
        else kinds.set(kind, [item]);
      }
    }
  }
  return new PackIndex(kinds, {
    terrains: Object.fromEntries(words.terrains),
    tokens: Object.fromEntries(words.tokens),
    categories: Object.fromEntries(words.categories),
    regions: Object.fromEntries(words.regions),
  });
}

/** The declarations of pack.yaml, given as data, under a key. */
export function declaredIn(
  manifest: unknown,
  key: Exclude<WordKind, 'regions'>,
): { readonly id: string; readonly name: Readonly<Record<string, string>> }[] {
  return Object.entries(isData(manifest) && isData(manifest[key]) ? manifest[key] : {}).map(([id, one]) => ({
    id,
    name: isData(one) ? textsAt(one, 'name') : {},
  }));
}

function thingsIn(kind: ItemKind, data: unknown): Data[] {
  if (!isData(data)) return [];
  if (!LISTS.has(kind)) return [data];
  const list = Object.hasOwn(data, kind) ? data[kind] : undefined;
  return Array.isArray(list) ? list.filter(isData) : [];
}

/** Its title or name in a language, or its id. */
export function itemTitle({ data, id }: PackItem, language = 'en'): string {
  for (const key of ['title', 'name']) {
    const text = Object.hasOwn(data, key) ? data[key] : undefined;
    if (typeof text === 'string' && text !== '') return text;
    if (!isData(text)) continue;
    const own = Object.hasOwn(text, language)
      ? text[language]
      : Object.hasOwn(text, 'en')
        ? text['en']
        : undefined;
    if (typeof own === 'string' && own !== '') return own;
  }
  return id;
}
