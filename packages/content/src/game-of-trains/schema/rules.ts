// rules/*.yaml of Game of Trains: its numbers.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GAME_OF_TRAINS_LIMITS as LIMITS } from '@railwright/engine';
import { CLOSED, Format, id, names, SeatRange, wholeNumber } from '../../schema/common.ts';

export const GameOfTrainsRulesSchema = Type.Object(
  {
    format: Format,
    id: id('rules', 'Unique among the rules of the pack.'),
    title: Type.Optional(names('Name of these rules.')),
    seats: SeatRange,
    trainLength: wholeNumber('Railcars in a train.', 2, LIMITS.trainLength),
    setupDraws: Type.Array(wholeNumber('Cards drawn.', 0, LIMITS.setupDraws), {
      title: 'a list of numbers of cards',
      description: 'Cards drawn for the exchange at the start by the first player, the second, …',
      examples: [[1, 2, 3, 4]],
      minItems: 1,
      maxItems: LIMITS.seats,
    }),
    turnLimit: wholeNumber(
      'After this many turns, counted over all players, an undecided game is a draw.',
      1,
      LIMITS.turnLimit,
    ),
  },
  { ...CLOSED, title: 'rules' },
);
export type GameOfTrainsRulesData = Static<typeof GameOfTrainsRulesSchema>;
