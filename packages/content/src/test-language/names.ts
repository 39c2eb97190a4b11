// Names that a test may use in a game: its cards, cells and abilities, and the range of its numbers.
import type { GameDefinition } from '@railwright/engine';

export type ReferenceKind =
  | 'card'
  | 'cell'
  | 'route'
  | 'link'
  | 'token'
  | 'resource'
  | 'car'
  | 'ability'
  | 'railcar'
  | 'waiver';
export type NumberKind = 'option' | 'exchange' | 'bid' | 'player' | 'spot' | 'main siding' | 'own siding';

export interface TestNames {
  /** The known names under a kind, each with its meaning. */
  readonly words: Readonly<Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>>;
  /** Names of places that several cells have. */
  readonly shared?: ReadonlyMap<string, readonly string[]>;
  /** Sizes of lists that are counted from 1. */
  readonly most: Readonly<Partial<Record<NumberKind, number>>>;
}

export const NO_NAMES: TestNames = { words: {}, most: {} };

/** Names are cached as long as the definition exists. */
export function remembered(
  read: (definition: GameDefinition) => TestNames,
): (definition: GameDefinition) => TestNames {
  const known = new WeakMap<GameDefinition, TestNames>();
  return (definition) => {
    const names = known.get(definition) ?? read(definition);
    known.set(definition, names);
    return names;
  };
}

/** The label of a cell, from it or from the name of its place in any language. */
export function cellLabel({ words }: TestNames, word: string): string {
  return words.cell?.get(word) ?? word;
}

export function asWords(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => [word, word]));
}
