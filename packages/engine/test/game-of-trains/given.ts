// A table for testing the rules of Game of Trains: a hand-written position, or a game from its beginning.
import {
  placeGameOfTrainsPosition,
  type GameOfTrains,
  type GameOfTrainsPositionInput,
} from '@railwright/engine';
import { startTable, type TestTable as TableOf } from '../test-table.ts';
import { standardGame } from './standard.ts';

export type TestTable = TableOf<GameOfTrains>;

export function given(position: GameOfTrainsPositionInput, game: GameOfTrains = standardGame()): TestTable {
  const table = startTable(game, 1);
  const problems = placeGameOfTrainsPosition(game, table.s, position);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return table;
}

export const started = (seed: number, game: GameOfTrains = standardGame()): TestTable =>
  startTable(game, seed);

/** Two trains far from any order, for tests about something else. */
export const HIGH = [80, 70, 60, 50, 40, 30, 20];
export const LOW = [81, 71, 61, 51, 41, 31, 21];
