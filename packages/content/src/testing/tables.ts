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
import { didYouMean } from '../diagnostics/suggest.ts';
import { quote } from '../schema/describe.ts';
import { fits, show } from './compare.ts';
import { differs, HOLDS, unusable, type TestTable } from './test-table.ts';
import { compareTrains } from './trains-expect.ts';
import { placeTrains } from './trains-given.ts';
import type { Data } from './trouble.ts';

/** A game whose `given` is what its engine takes and whose `expect` is compared with its view, key by key. */
function plainTable(
  place: (game: Game, s: State, given: Data) => string[],
  keys: readonly string[],
): TestTable {
  return {
    place(game, s, given) {
      const unknown = Object.keys(given).filter((key) => !keys.includes(key));
      if (unknown.length > 0)
        return unknown.map((key) => ({
          path: ['given', key],
          message: `A position has no ${quote(key)}.`,
          help: didYouMean(key, keys) ?? `There are ${keys.join(', ')}.`,
          part: 'key',
        }));
      try {
        return place(game, s, given).map((message) => ({ path: ['given'], message }));
      } catch (error) {
        // The engine trusts the shape of what it is given.
        if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
        return [{ path: ['given'], message: 'This position has a value of the wrong type.' }];
      }
    },
    compare(game, s, key, expected) {
      const view = game.viewFor(s, undefined);
      const path = ['expect', key];
      if (!Object.hasOwn(view, key))
        return unusable(path, `A position has no ${quote(key)}.`, didYouMean(key, Object.keys(view)), 'key');
      return fits(expected, view[key]) ? HOLDS : differs(path, key, show(expected), show(view[key]));
    },
  };
}

const TABLES: Readonly<Record<string, TestTable>> = {
  trains: {
    place: (game, s, given) => placeTrains(game as TrainsGame, s, given),
    compare: (game, s, key, expected) => compareTrains(game as TrainsGame, s, key, expected),
  },
  'game-of-trains': plainTable(
    (game, s, given) => (game instanceof GameOfTrains ? placeGameOfTrainsPosition(game, s, given) : []),
    [
      'trains',
      'locks',
      'faceUp',
      'deck',
      'discard',
      'hands',
      'drawn',
      'active',
      'first',
      'turn',
      'draws',
      'used',
    ],
  ),
  'freight-train': plainTable(
    (game, s, given) => (game instanceof FreightTrain ? placeFreightTrainPosition(game, s, given) : []),
    ['day', 'round', 'turn', 'first', 'active', 'idle', 'filled', 'deck', 'main', 'table', 'players'],
  ),
};

export function tableFor(game: string): TestTable | undefined {
  return Object.hasOwn(TABLES, game) ? TABLES[game] : undefined;
}
