// What a file of a pack can refer to: everything with an id in the pack and the packs it extends, by kind of file. Read leniently, since
// forms must offer things while other files are broken.
import { readData } from '@railwright/content';
import { isData } from './data.ts';
import { visiblePacks } from './visible-packs.ts';
import type { ReadCache } from './visible-packs.ts';
import type { Data } from './data.ts';
import { KINDS } from './packs.ts';

export type ThingKind = (typeof KINDS)[number];

export interface Thing {
  /** As a file of this pack refers to it: the id, or `pack/id` if the id alone means a nearer one. */
  readonly id: string;
  /** `pack/id`. */
  readonly full: string;
  readonly pack: string;
  readonly path: string;
  readonly data: Data;
}

export class Things {
  readonly #kinds: ReadonlyMap<ThingKind, readonly Thing[]>;

  constructor(kinds: ReadonlyMap<ThingKind, readonly Thing[]>) {
    this.#kinds = kinds;
  }

  /** Own ones first. */
  of(kind: ThingKind): readonly Thing[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** What an id refers to in the pack, or in another visible pack. */
  find(kind: ThingKind, id: unknown, from?: string): Thing | undefined {
    if (typeof id !== 'string') return undefined;
    const all = this.of(kind);
    return (
      (from === undefined ? undefined : all.find(({ full }) => full === `${from}/${id}`)) ??
      all.find((thing) => thing.id === id || thing.full === id)
    );
  }
}

/** Kinds of file with a list of things, under the name of the kind. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'cars', 'abilities']);

/** `folder` is the pack's folder; `all` are the texts of every available file, including the shipped packs. */
export function readThings(folder: string, all: ReadonlyMap<string, string>, cache: ReadCache): Things {
  const kinds = new Map<ThingKind, Thing[]>();
  const taken = new Set<string>();
  for (const { manifest, files } of visiblePacks(folder, all, cache)) {
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
        const thing = { id: near ? bare : full, full, pack: manifest.id, path, data: one };
        const list = kinds.get(kind);
        if (list) list.push(thing);
        else kinds.set(kind, [thing]);
      }
    }
  }
  return new Things(kinds);
}

function thingsIn(kind: ThingKind, data: unknown): Data[] {
  if (!isData(data)) return [];
  if (!LISTS.has(kind)) return [data];
  const list = Object.hasOwn(data, kind) ? data[kind] : undefined;
  return Array.isArray(list) ? list.filter(isData) : [];
}

/** Its title or name in a language, or its id. */
export function thingName({ data, id }: Thing, language = 'en'): string {
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
