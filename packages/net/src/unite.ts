// Combines the senses of several games into one, so that one net plays them all: other markets, other maps, more seats. Features with the
// same name are the same, except for items whose traits differ between games.
import type { Group, SensedVocabulary, Senses } from './knowledge.ts';

/** Maps a game's features to the numbers of the combined ones. */
export interface Places {
  /** By feature of the game's positions: its number among the combined ones. */
  readonly position: Uint16Array;
  readonly choice: Uint16Array;
}

export interface United {
  readonly senses: Senses;
  /** By game; undefined if there is only one game, whose numbers stay the same. */
  readonly places: readonly (Places | undefined)[];
}

/** Samples store indices as 16-bit words. */
const MOST_FEATURES = 0xffff;

/**
 * Senses that hold the features of all games, and the numbers of each game's features among them.
 * @throws Error for more features than samples can hold, 65,535.
 */
export function unite(all: readonly Senses[]): United {
  if (all.length === 1) return { senses: all[0], places: [undefined] };
  const words = new Map<string, UnitedWords>();
  for (const { vocabularies } of all)
    for (const one of vocabularies) {
      let united = words.get(one.name);
      if (!united) words.set(one.name, (united = new UnitedWords(one.name)));
      united.add(one);
    }
  const senses: Senses = {
    vocabularies: [...words.values()].map((one) => one.vocabulary),
    position: uniteGroups(
      all.map(({ position }) => position),
      words,
    ),
    choice: uniteGroups(
      all.map(({ choice }) => choice),
      words,
    ),
  };
  const placesOf = (one: Senses): Places => ({
    position: numberGroups(one, one.position, senses.position, words),
    choice: numberGroups(one, one.choice, senses.choice, words),
  });
  return { senses, places: all.map(placesOf) };
}

/** A vocabulary that grows; it contains an item once for each set of traits it has. */
class UnitedWords {
  readonly #name: string;
  readonly #traits = new Map<string, number>();
  readonly #items = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #traitsOf: (readonly (readonly [number, number])[])[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  add(words: SensedVocabulary): void {
    words.items.forEach((item, i) => {
      const key = keyOf(words, i);
      if (this.#items.has(key)) return;
      this.#items.set(key, this.#names.length);
      this.#names.push(item);
      this.#traitsOf.push(
        (words.traitsOf[i] ?? []).map(([trait, amount]) => [this.#trait(words.traits[trait] ?? ''), amount]),
      );
    });
  }

  #trait(name: string): number {
    const known = this.#traits.get(name) ?? this.#traits.size;
    this.#traits.set(name, known);
    return known;
  }

  get vocabulary(): SensedVocabulary {
    return {
      name: this.#name,
      items: this.#names,
      traits: [...this.#traits.keys()],
      traitsOf: this.#traitsOf,
    };
  }

  get size(): number {
    return this.#names.length;
  }

  indexOf(words: SensedVocabulary, item: number): number {
    return this.#items.get(keyOf(words, item)) ?? 0;
  }
}

function keyOf({ items, traits, traitsOf }: SensedVocabulary, item: number): string {
  return JSON.stringify([
    items[item],
    ...(traitsOf[item] ?? []).map(([trait, amount]) => [traits[trait], amount]),
  ]);
}

function uniteGroups(
  all: readonly (readonly Group[])[],
  words: ReadonlyMap<string, UnitedWords>,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const one of all.flat()) {
    const { name, vocabulary, size } = one;
    if (vocabulary !== undefined)
      groups.set(keyOfGroup(one), { name, vocabulary, size: words.get(vocabulary)?.size ?? 0 });
    else
      groups.set(keyOfGroup(one), {
        name,
        size: Math.max(size, groups.get(keyOfGroup(one))?.size ?? 0),
      });
  }
  return [...groups.values()];
}

const keyOfGroup = ({ name, vocabulary }: Group): string => JSON.stringify([name, vocabulary]);

function numberGroups(
  { vocabularies }: Senses,
  groups: readonly Group[],
  united: readonly Group[],
  words: ReadonlyMap<string, UnitedWords>,
): Uint16Array {
  const starts = new Map<string, number>();
  let features = 0;
  for (const group of united) {
    starts.set(keyOfGroup(group), features);
    features += group.size;
  }
  if (features > MOST_FEATURES)
    throw new Error(`These games have ${features} features together; ${MOST_FEATURES} is the most.`);
  const places: number[] = [];
  for (const group of groups) {
    const start = starts.get(keyOfGroup(group)) ?? 0;
    const own = vocabularies.find(({ name }) => name === group.vocabulary);
    const all = own && words.get(own.name);
    for (let i = 0; i < group.size; i++) places.push(start + (own && all ? all.indexOf(own, i) : i));
  }
  return Uint16Array.from(places);
}
