// The vocabulary of a pack's cards: the cards, terrains, regions, tokens, categories and switches of the pack and of those it extends.
import { KNOWN_SWITCHES } from '@railwright/content';
import { CATEGORIES } from '@railwright/engine';
import type { CardRole, NameOf } from '@railwright/engine';
import { isData, textsAt, wordsAt } from '../../../core/content/data.ts';
import type { PackIndex, PackItem, WordKind, WordNames } from '../../../core/content/pack-index.ts';
import { language as spoken } from '../../../core/words/words.ts';
import { cardName } from '../../model/card-file.ts';

interface KnownSetup {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
}

type Switches = ReadonlyMap<string, readonly (string | number | boolean)[]>;

const WORDS = {
  terrain: 'terrains',
  region: 'regions',
  token: 'tokens',
  resource: 'resources',
  resources: 'plurals',
  category: 'categories',
} as const satisfies Record<string, WordKind>;

const ROLES = [
  ['powers', 'power'],
  ['events', 'event'],
] as const;

/** Whatever takes long is put together when it is first asked for, since every key makes a new vocabulary. */
export class CardVocabulary {
  readonly words: Readonly<Record<WordKind, WordNames>>;
  /** Cards that setups of the pack itself hand out as powers or events. */
  readonly roles: ReadonlyMap<string, CardRole>;
  readonly #packIndex: PackIndex;
  #cards: ReadonlyMap<string, PackItem> | undefined;

  constructor(packIndex: PackIndex) {
    this.#packIndex = packIndex;
    this.words = packIndex.words;
    const own = packIndex.of('setups').filter(({ pack }) => pack === packIndex.pack);
    this.roles = new Map(own.flatMap(rolesIn));
  }

  /** By id, own cards first; of two with the same id, the nearer. */
  get cards(): ReadonlyMap<string, PackItem> {
    const near = (): PackItem[] => this.#packIndex.of('cards').filter(({ id, full }) => id !== full);
    return (this.#cards ??= new Map(near().map((card) => [card.id, card])));
  }

  get categories(): readonly string[] {
    const used = this.#packIndex.of('cards').flatMap(({ data }) => wordsAt(data, 'categories'));
    return [...new Set([...CATEGORIES, ...used, ...Object.keys(this.categoryNames)])];
  }

  /** The names of those that packs declare, by id. */
  get categoryNames(): WordNames {
    return this.words.categories;
  }

  get resources(): PackIndex['resources'] {
    return this.#packIndex.resources;
  }

  get switches(): Switches {
    return switchesIn(this.#packIndex.of('rules'));
  }

  /** All that faces and their texts take from here: one that is the same draws the same faces. */
  get shown(): string {
    const names = this.#packIndex.of('cards').map(({ id, data }) => [id, data['name']]);
    return JSON.stringify([names, this.words, [...this.roles], this.resources]);
  }

  get setups(): readonly KnownSetup[] {
    return this.#packIndex
      .of('setups')
      .map(({ full, data }) => ({ id: full, title: titleIn(textsAt(data, 'title')) ?? bare(full) }));
  }

  name(language: string): NameOf {
    return namesIn(this.#packIndex, language);
  }
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

const titleIn = (titles: Readonly<Record<string, string>>): string | undefined =>
  titles[spoken] ?? titles['en'];

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
