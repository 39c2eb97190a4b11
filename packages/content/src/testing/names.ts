// What a test may name in a game: its cards, cells, abilities, and how far its numbers go.
import type {
  FreightTrainDefinition,
  GameDefinition,
  GameOfTrainsDefinition,
  TrainsDefinition,
} from '@railwright/engine';
import { isData } from './trouble.ts';

export type Noun = 'card' | 'cell' | 'car' | 'ability' | 'railcar' | 'waiver';
export type NumberNoun = 'option' | 'spot' | 'main siding' | 'own siding';

export interface TestNames {
  /** What is known under a noun, each with what it stands for. */
  readonly words: Readonly<Partial<Record<Noun, ReadonlyMap<string, string>>>>;
  /** Names of places that several cells have. */
  readonly shared?: ReadonlyMap<string, readonly string[]>;
  /** Numbers of things that are counted from 1. */
  readonly most: Readonly<Partial<Record<NumberNoun, number>>>;
}

const known = new WeakMap<GameDefinition, TestNames>();

export function namesIn(definition: GameDefinition): TestNames {
  const names = known.get(definition) ?? readNames(definition);
  known.set(definition, names);
  return names;
}

function readNames(definition: GameDefinition): TestNames {
  switch (definition.game) {
    case 'trains':
      return trainsNames(definition);
    case 'game-of-trains':
      return gameOfTrainsNames(definition);
    case 'freight-train':
      return freightTrainNames(definition);
  }
}

/** The label of a cell, from it or from the name of its place in any language. */
export function cellLabel({ words }: TestNames, word: string): string {
  return words.cell?.get(word) ?? word;
}

function trainsNames({ cards, map }: TrainsDefinition): TestNames {
  const { cell, shared } = cellNames(map.cells);
  return {
    shared,
    words: {
      card: asWords(cards.map(({ id }) => id)),
      cell,
      waiver: asWords([
        ...map.terrains.map(({ id }) => id),
        'city',
        'remote',
        'opponents',
        'opponents-waste',
      ]),
    },
    most: { option: mostOptions(cards) },
  };
}

function gameOfTrainsNames({ abilities, cards, rules }: GameOfTrainsDefinition): TestNames {
  return {
    words: {
      ability: asWords(abilities.map(({ id }) => id)),
      railcar: asWords(cards.map(({ number }) => String(number))),
    },
    most: { spot: rules.trainLength },
  };
}

function freightTrainNames({ carTypes, rules }: FreightTrainDefinition): TestNames {
  return {
    words: { car: asWords(carTypes.map(({ id }) => id)) },
    most: { 'main siding': rules.mainYard.sidings, 'own siding': rules.ownYard.sidings },
  };
}

/** Labels come first; a place that is called like the label of another cell goes by its label only. */
function cellNames(cells: TrainsDefinition['map']['cells']): {
  readonly cell: ReadonlyMap<string, string>;
  readonly shared: ReadonlyMap<string, readonly string[]>;
} {
  const cell = new Map(cells.map(({ label }) => [label, label]));
  const labels = new Set(cell.keys());
  const shared = new Map<string, readonly string[]>();
  for (const { label, name } of cells)
    for (const called of new Set(Object.values<string>(name ?? {}))) {
      const other = cell.get(called);
      if (labels.has(called) || other === label) continue;
      if (other === undefined && !shared.has(called)) cell.set(called, label);
      else {
        shared.set(called, [...(shared.get(called) ?? (other === undefined ? [] : [other])), label]);
        cell.delete(called);
      }
    }
  return { cell, shared };
}

function asWords(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => [word, word]));
}

/** The most options that any card has to choose from. */
function mostOptions(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((most: number, one) => Math.max(most, mostOptions(one)), 0);
  if (!isData(part)) return 0;
  const options = isData(part['choose-one']) ? part['choose-one']['options'] : undefined;
  return Math.max(
    Array.isArray(options) ? options.length : 0,
    ...Object.values(part).map((inner) => mostOptions(inner)),
  );
}
