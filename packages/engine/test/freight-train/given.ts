// A table for testing the rules of Freight Train: a hand-written position, a game from its beginning, the end of a day.
import {
  placeFreightTrainPosition,
  type FreightTrain,
  type FreightTrainPositionInput,
  type PlayerInput,
} from '@railwright/engine';
import { startTable, type TestTable as TableOf } from '../test-table.ts';
import { standardGame } from './standard.ts';

export type TestTable = TableOf<FreightTrain>;

export function given(
  position: FreightTrainPositionInput,
  game: FreightTrain = standardGame(),
  seed = 1,
): TestTable {
  const table = startTable(game, seed);
  const problems = placeFreightTrainPosition(game, table.s, position);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return table;
}

export const started = (seed: number, game: FreightTrain = standardGame()): TestTable =>
  startTable(game, seed);

/**
 * The last turn of a day with nothing left to draw or to take: when the last seat does the one thing it can, the trains
 * leave. Seats have only the chips given here.
 */
export function lastTurn(
  day: number,
  players: readonly PlayerInput[],
  game: FreightTrain = standardGame(players.length),
): TestTable {
  return given(
    {
      day,
      first: 0,
      active: players.length - 1,
      deck: { leaveCard: false },
      players: players.map((player, seat) => ({
        locomotives: 20,
        chips: 0,
        ...player,
        ...(seat === players.length - 1 && { called: true }),
      })),
    },
    game,
  );
}
