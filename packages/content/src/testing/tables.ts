// The games that tests can be about.
import {
  FreightTrain,
  GameOfTrains,
  placeFreightTrainPosition,
  placeGameOfTrainsPosition,
  type Game,
  type State,
  type TrainsGame,
} from '@railwright/engine';
import { fits, show } from './compare.ts';
import { FREIGHT_TRAIN_LANGUAGE } from './freight-train-shapes.ts';
import { GAME_OF_TRAINS_LANGUAGE } from './game-of-trains-shapes.ts';
import type { TestLanguage } from './language.ts';
import { differs, HOLDS, type TestTable } from './test-table.ts';
import { compareTrains } from './trains-expect.ts';
import { placeTrains } from './trains-given.ts';
import { TRAINS_LANGUAGE } from './trains-shapes.ts';
import type { Data } from './trouble.ts';

/** A game whose `given` is what its engine takes and whose `expect` is compared with its view, key by key. */
function plainTable(
  language: TestLanguage,
  place: (game: Game, s: State, given: Data) => string[],
): TestTable {
  return {
    language,
    place: (game, s, given) => place(game, s, given).map((message) => ({ path: ['given'], message })),
    compare(game, s, key, expected) {
      const actual = game.viewFor(s, undefined)[key];
      return fits(expected, actual) ? HOLDS : differs(['expect', key], key, show(expected), show(actual));
    },
  };
}

const TABLES: Readonly<Record<string, TestTable>> = {
  trains: {
    language: TRAINS_LANGUAGE,
    place: (game, s, given) => placeTrains(game as TrainsGame, s, given),
    compare: (game, s, key, expected) => compareTrains(game as TrainsGame, s, key, expected),
  },
  'game-of-trains': plainTable(GAME_OF_TRAINS_LANGUAGE, (game, s, given) =>
    game instanceof GameOfTrains ? placeGameOfTrainsPosition(game, s, given) : [],
  ),
  'freight-train': plainTable(FREIGHT_TRAIN_LANGUAGE, (game, s, given) =>
    game instanceof FreightTrain ? placeFreightTrainPosition(game, s, given) : [],
  ),
};

export function tableFor(game: string): TestTable | undefined {
  return Object.hasOwn(TABLES, game) ? TABLES[game] : undefined;
}
