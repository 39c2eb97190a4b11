// The referable items of a pack: everything with an id in the pack and the packs it extends, by kind of file. Read leniently, since
// forms must offer choices while other files are broken.
import type { ResourceDefinition } from '@railwright/engine';
import { isData, listAt, stringAt, textsAt } from './data.ts';
import type { Data } from './data.ts';
import { withExtended } from './manifest.ts';
import type { PackManifest } from './manifest.ts';
import type { KINDS, PackListing } from './packs.ts';
import type { TextFile } from './text-file.ts';

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

/** Declarations of pack.yaml, with the plurals of resources, and the regions of maps. */
export type WordKind = 'terrains' | 'tokens' | 'resources' | 'plurals' | 'categories' | 'regions';
/** Names by id and language. */
export type WordNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The items of one kind. */
interface KnownItems {
  readonly all: readonly PackItem[];
  /** By id and by `pack/id`. */
  readonly byId: ReadonlyMap<string, PackItem>;
}

type Names = (readonly [id: string, name: Readonly<Record<string, string>>])[];
type Files = (path: string) => TextFile | undefined;

/** Kinds of file with a list of items, under the name of the kind. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'cars', 'abilities']);

/** What faces show of a resource. */
type ResourceLook = Pick<ResourceDefinition, 'id' | 'name' | 'plural' | 'color'>;

export class PackIndex {
  /** Id of the pack; '' if its pack.yaml is unreadable. */
  readonly pack: string;
  readonly words: Readonly<Record<WordKind, WordNames>>;
  readonly #packs: readonly (PackListing & { readonly manifest: PackManifest })[];
  readonly #fileAt: Files;
  readonly #kinds = new Map<ItemKind, KnownItems>();

  /** `folder` is the pack's folder; `packs` are all packs, including the shipped ones. */
  constructor(folder: string, packs: readonly PackListing[], fileAt: Files) {
    this.#packs = visiblePacks(folder, packs);
    this.#fileAt = fileAt;
    this.pack = this.#packs[0]?.manifest.id ?? '';
    this.words = {
      terrains: this.#declared('terrains'),
      tokens: this.#declared('tokens'),
      resources: this.#declared('resources'),
      plurals: this.#declared('resources', 'plural'),
      categories: this.#declared('categories'),
      regions: nearest(
        this.#packs.flatMap(({ files }) =>
          (files.get('maps') ?? []).flatMap((path) => fileAt(path)?.read(regionsOf) ?? []),
        ),
      ),
    };
  }

  /** The resources of packs, for faces of cards that cost some. */
  get resources(): readonly ResourceLook[] {
    const manifests = this.#packs.map(({ folder }) => this.#fileAt(`${folder}pack.yaml`)?.data);
    return Object.entries(this.words.resources).map(([id, name]) => {
      const color = manifests.map((data) => colorIn(data, id)).find((one) => one !== '');
      return {
        id,
        name: { en: id, ...name },
        plural: { en: id, ...this.words.plurals[id] },
        ...(color && { color }),
      };
    });
  }

  /** Own ones first. */
  of(kind: ItemKind): readonly PackItem[] {
    return this.#known(kind).all;
  }

  /** The item that an id names in the pack, or in another visible pack. */
  find(kind: ItemKind, id: unknown, from?: string): PackItem | undefined {
    if (typeof id !== 'string') return undefined;
    const { byId } = this.#known(kind);
    return (from === undefined ? undefined : byId.get(`${from}/${id}`)) ?? byId.get(id);
  }

  #known(kind: ItemKind): KnownItems {
    const known = this.#kinds.get(kind) ?? this.#read(kind);
    this.#kinds.set(kind, known);
    return known;
  }

  #read(kind: ItemKind): KnownItems {
    const all: PackItem[] = [];
    const byId = new Map<string, PackItem>();
    for (const { manifest, files } of this.#packs)
      for (const path of files.get(kind) ?? [])
        for (const data of thingsIn(kind, this.#fileAt(path)?.data)) {
          const bare = stringAt(data, 'id');
          if (bare === '') continue;
          const full = `${manifest.id}/${bare}`;
          const item = { id: byId.has(bare) ? full : bare, full, pack: manifest.id, path, data };
          all.push(item);
          if (!byId.has(bare)) byId.set(bare, item);
          if (!byId.has(full)) byId.set(full, item);
        }
    return { all, byId };
  }

  #declared(key: Exclude<WordKind, 'plurals' | 'regions'>, field = 'name'): WordNames {
    return nearest(
      this.#packs.flatMap(({ folder }) => declaredIn(this.#fileAt(`${folder}pack.yaml`)?.data, key, field)),
    );
  }
}

/** The pack in the folder, then those it extends, nearest first. */
function visiblePacks(
  folder: string,
  packs: readonly PackListing[],
): (PackListing & { readonly manifest: PackManifest })[] {
  const readable = packs.flatMap((pack) => (pack.manifest ? [{ ...pack, manifest: pack.manifest }] : []));
  const own = readable.find((pack) => pack.folder === folder);
  const manifests = new Map(readable.map(({ manifest }) => [manifest.id, manifest]));
  return [...(own ? withExtended(own.manifest, manifests) : [])].flatMap(
    (manifest) => readable.find((pack) => pack.manifest === manifest) ?? [],
  );
}

/** The declarations of pack.yaml, given as data, under a key: by a field, or by the name where there is none. */
function declaredIn(manifest: unknown, key: string, field: string): Names {
  return Object.entries(isData(manifest) && isData(manifest[key]) ? manifest[key] : {}).map(([id, one]) => [
    id,
    isData(one) ? { ...textsAt(one, 'name'), ...textsAt(one, field) } : {},
  ]);
}

function colorIn(manifest: unknown, resource: string): string {
  const all = isData(manifest) ? manifest['resources'] : undefined;
  const one = isData(all) ? all[resource] : undefined;
  return isData(one) ? stringAt(one, 'color') : '';
}

/** Few maps have regions, so most need not be read for them. */
function regionsOf(map: TextFile): Names {
  const data = map.text.includes('regions:') ? map.data : undefined;
  return (isData(data) ? listAt(data, 'regions') : []).flatMap((region) =>
    isData(region) && typeof region['id'] === 'string' ? [[region['id'], textsAt(region, 'name')]] : [],
  );
}

/** The first of those with the same id. */
function nearest(names: Names): WordNames {
  const found: Map<string, Readonly<Record<string, string>>> = new Map();
  for (const [id, name] of names) if (!found.has(id)) found.set(id, name);
  return Object.fromEntries(found);
}

function thingsIn(kind: ItemKind, data: unknown): readonly Data[] {
  if (!isData(data)) return [];
  return LISTS.has(kind) ? listAt(data, kind).filter(isData) : [data];
}

/** Its title or name in a language, or its id. */
export function itemTitle({ data, id }: Pick<PackItem, 'data' | 'id'>, language = 'en'): string {
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
