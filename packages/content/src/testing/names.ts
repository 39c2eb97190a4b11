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

function trainsNames({ cards, map }: TrainsDefinition): TestNames {
  return {
    words: {
      card: asWords(cards.map(({ id }) => id)),
      cell: asWords(map.cells.map(({ label }) => label)),
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
