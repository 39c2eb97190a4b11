// The vocabulary of a pack's cards: the cards, terrains, regions, tokens, categories and switches of the pack and of those it extends.
import { KNOWN_SWITCHES } from '@railwright/content';
import { CATEGORIES } from '@railwright/engine';
import type { CardRole, NameOf } from '@railwright/engine';
import { isData, textsAt, wordsAt } from '../../../core/content/data.ts';
import type { PackIndex, PackItem, WordKind, WordNames } from '../../../core/content/pack-index.ts';
import { cardName } from '../../model/card-file.ts';

interface KnownSetup {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
}

type Switches = ReadonlyMap<string, readonly (string | number | boolean)[]>;

export interface CardVocabulary {
  /** By id, own cards first; of two with the same id, the nearer. */
  readonly cards: ReadonlyMap<string, PackItem>;
  readonly categories: readonly string[];
  /** The names of those that packs declare, by id. */
  readonly categoryNames: WordNames;
  readonly words: Readonly<Record<WordKind, WordNames>>;
  readonly switches: Switches;
  readonly setups: readonly KnownSetup[];
  /** Cards that setups of the pack itself hand out as powers or events. */
  readonly roles: ReadonlyMap<string, CardRole>;
  name(language: string): NameOf;
}

const WORDS = {
  terrain: 'terrains',
  region: 'regions',
  token: 'tokens',
  category: 'categories',
} as const satisfies Record<string, WordKind>;

const ROLES = [
  ['powers', 'power'],
  ['events', 'event'],
] as const;

export function cardVocabulary(packIndex: PackIndex): CardVocabulary {
  const { words } = packIndex;
  const cards = packIndex.of('cards');
  const setups = packIndex.of('setups');
  const used = cards.flatMap(({ data }) => wordsAt(data, 'categories'));
  return {
    cards: new Map(cards.filter(({ id, full }) => id !== full).map((card) => [card.id, card])),
    categories: [...new Set([...CATEGORIES, ...used, ...Object.keys(words.categories)])],
    categoryNames: words.categories,
    words,
    switches: switchesIn(packIndex.of('rules')),
    setups: setups.map(({ full, data }) => ({ id: full, title: textsAt(data, 'title')['en'] ?? bare(full) })),
    roles: new Map(setups.filter(({ pack }) => pack === packIndex.pack).flatMap(rolesIn)),
    name: (language) => namesIn(packIndex, language),
  };
}

/** The names of cards and words in a language; ids as words where there is none. */
export function namesIn(packIndex: PackIndex, language: string): NameOf {
  return (id, of) => {
    const card = of === 'card' ? packIndex.find('cards', id) : undefined;
    if (card) return cardName(card.data, language);
    const named = of === 'card' ? {} : packIndex.words[WORDS[of]];
    const name = Object.hasOwn(named, bare(id)) ? named[bare(id)] : undefined;
    return name?.[language] ?? name?.['en'] ?? bare(id).replaceAll('-', ' ');
  };
}

function bare(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function rolesIn({ data }: PackItem): [id: string, role: CardRole][] {
  return ROLES.flatMap(([key, role]) => {
    const list = data[key];
    return (isData(list) ? wordsAt(list, 'cards') : []).map((id): [string, CardRole] => [bare(id), role]);
  });
}

/** The values of each switch: those known, and those that rules give it. */
function switchesIn(rules: readonly PackItem[]): Switches {
  const switches = new Map<string, Set<string | number | boolean>>(
    Object.entries(KNOWN_SWITCHES).map(([name, values]) => [
      name,
      new Set<string | number | boolean>(values),
    ]),
  );
  for (const { data } of rules)
    for (const [name, value] of Object.entries(isData(data['switches']) ? data['switches'] : {})) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      switches.set(name, (switches.get(name) ?? new Set()).add(value));
    }
  return new Map(
    [...switches].map(([name, values]) => {
      const both = values.has(true) || values.has(false) ? [true, false] : [];
      return [name, [...new Set([...both, ...values])]];
    }),
  );
}
