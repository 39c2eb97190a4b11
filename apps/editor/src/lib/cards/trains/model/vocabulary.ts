// The vocabulary of a pack's cards: the cards, terrains, regions, tokens, categories and switches of the pack and of those it extends. Read leniently,
// since the form must offer choices while other files are broken.
import { KNOWN_SWITCHES, readData } from '@railwright/content';
import { CATEGORIES } from '@railwright/engine';
import type { CardRole, NameOf } from '@railwright/engine';
import { isData, stringAt, textsAt, wordsAt } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import { declaredIn, type WordNames } from '../../../core/content/pack-index.ts';
import { regionsIn } from '../../../core/content/regions.ts';
import { visiblePacks } from '../../../core/content/visible-packs.ts';
import type { ReadCache } from '../../../core/content/visible-packs.ts';
import { cardName, parseCardFile } from '../../model/card-file.ts';
import type { CardEntry } from '../../model/card-file.ts';

interface KnownCard {
  /** As a card of this pack refers to it. */
  readonly id: string;
  readonly pack: string;
  readonly path: string;
  readonly entry: CardEntry;
}

interface KnownTerrain {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
}

interface KnownSetup {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
  readonly own: boolean;
}

export interface CardVocabulary {
  /** Own cards first; of two with the same id, the nearer. */
  readonly cards: ReadonlyMap<string, KnownCard>;
  readonly categories: readonly string[];
  /** The names of those that packs declare, by id. */
  readonly categoryNames: WordNames;
  readonly terrains: ReadonlyMap<string, KnownTerrain>;
  readonly regions: ReadonlyMap<string, KnownTerrain>;
  /** Kinds of token. */
  readonly tokens: ReadonlyMap<string, KnownTerrain>;
  readonly switches: ReadonlyMap<string, readonly (string | number | boolean)[]>;
  readonly setups: readonly KnownSetup[];
  /** Cards that setups of the pack itself hand out as powers or events. */
  readonly roles: ReadonlyMap<string, CardRole>;
  name(language: string): NameOf;
}

/** `folder` is the pack's folder; `all` are the texts of every available file, including the shipped packs. */
export function readCardVocabulary(
  folder: string,
  all: ReadonlyMap<string, string>,
  cache: ReadCache,
): CardVocabulary {
  const packs = visiblePacks(folder, all, cache);
  const cards = new Map<string, KnownCard>();
  const terrains = new Map<string, KnownTerrain>();
  const regions = new Map<string, KnownTerrain>();
  const tokens = new Map<string, KnownTerrain>();
  const categories = new Set<string>(CATEGORIES);
  const categoryNames = new Map<string, KnownTerrain>();
  const switches = new Map<string, Set<string | number | boolean>>(
    Object.entries(KNOWN_SWITCHES).map(([name, values]) => [
      name,
      new Set<string | number | boolean>(values),
    ]),
  );
  const setups: KnownSetup[] = [];
  const roles = new Map<string, CardRole>();
  packs.forEach(({ manifest, files, manifestText }, depth) => {
    for (const [path, text] of files) {
      if (isIn(path, 'cards'))
        for (const entry of parseCardFile(text)?.cards ?? []) {
          if (entry.id !== '' && !cards.has(entry.id))
            cards.set(entry.id, { id: entry.id, pack: manifest.id, path, entry });
          for (const category of wordsAt(entry.data, 'categories')) categories.add(category);
        }
      else if (isIn(path, 'rules')) addSwitches(cache.read('data', text, readData), switches);
      else if (isIn(path, 'setups')) {
        const data = cache.read('data', text, readData);
        const id = isData(data) ? stringAt(data, 'id') : '';
        if (isData(data) && depth === 0) addRoles(data, roles);
        if (id !== '' && isData(data))
          setups.push({
            id: `${manifest.id}/${id}`,
            title: textsAt(data, 'title')['en'] ?? id,
            own: depth === 0,
          });
      }
    }
    for (const region of regionsIn(files, cache)) if (!regions.has(region.id)) regions.set(region.id, region);
    const data = cache.read('data', manifestText, readData);
    for (const [key, known] of [
      ['terrains', terrains],
      ['tokens', tokens],
      ['categories', categoryNames],
    ] as const)
      for (const one of declaredIn(data, key)) if (!known.has(one.id)) known.set(one.id, one);
  });
  return {
    cards,
    categories: [...new Set([...categories, ...categoryNames.keys()])],
    categoryNames: Object.fromEntries([...categoryNames.values()].map(({ id, name }) => [id, name])),
    terrains,
    regions,
    tokens,
    switches: new Map(
      [...switches].map(([name, values]) => {
        const both = values.has(true) || values.has(false) ? [true, false] : [];
        return [name, [...new Set([...both, ...values])]];
      }),
    ),
    setups,
    roles,
    name: (language) => (id, of) => {
      const bare = id.slice(id.lastIndexOf('/') + 1);
      if (of === 'card') {
        const card = cards.get(bare);
        if (card) return cardName(card.entry.data, language);
      } else {
        const known = { terrain: terrains, region: regions, token: tokens, category: categoryNames };
        const name = known[of].get(bare)?.name ?? {};
        const said = name[language] ?? name['en'];
        if (said !== undefined) return said;
      }
      return bare.replaceAll('-', ' ');
    },
  };
}

function addRoles(setup: Data, roles: Map<string, CardRole>): void {
  for (const [key, role] of [
    ['powers', 'power'],
    ['events', 'event'],
  ] as const) {
    const list = setup[key];
    for (const id of isData(list) ? wordsAt(list, 'cards') : [])
      roles.set(id.slice(id.lastIndexOf('/') + 1), role);
  }
}

function addSwitches(data: unknown, switches: Map<string, Set<string | number | boolean>>): void {
  const own = isData(data) && isData(data['switches']) ? data['switches'] : {};
  for (const [name, value] of Object.entries(own)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    const values = switches.get(name) ?? new Set();
    values.add(value);
    switches.set(name, values);
  }
}

function isIn(path: string, kind: string): boolean {
  return path.split('/').at(-2) === kind && /\.ya?ml$/i.test(path);
}
