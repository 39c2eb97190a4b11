// The board's part of a result, where it was asked for.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Estimate, Example, Share, strict } from './parts.ts';

const BoardCell = Type.Object(
  {
    cell: Type.String({ description: 'Label of the cell.' }),
    used: Share,
    seatsPerGame: Type.Number({ minimum: 0, description: 'Number of seats that use it, mean over games.' }),
    contested: Share,
    builtPerGame: Type.Number({ minimum: 0, description: 'Stations or other buildings, mean over games.' }),
    pointsPerGame: Type.Number({
      minimum: 0,
      description: 'Points of all seats from it at the end, mean over games.',
    }),
    example: Type.Union([Example('The first game in which it was used.'), Type.Null()]),
  },
  { ...strict, description: '`contested` is a share of the games in which the cell was used.' },
);

const StartCell = Type.Object(
  {
    cell: Type.String({ description: 'Label of the cell.' }),
    wins: Share,
    steadied: Estimate(
      'Share of wins, shrunk towards that of all cells by the part of their differences that chance explains, with a simultaneous 95% interval for all cells.',
    ),
    stands: Type.Boolean({
      description:
        'Differs significantly from even chances although all cells are tested at once (Holm 1979).',
    }),
    bySeat: Type.Array(Type.Object({ seat: count('Index of the seat, from 0.'), wins: Share }, strict)),
  },
  strict,
);

/** Schema of the use of the map. */
export const BoardResult = Type.Object(
  {
    cells: Type.Array(BoardCell, { description: 'Every cell on which something can be put.' }),
    dead: Type.Array(Type.String(), { description: 'Cells that no seat used in any game.' }),
    randomStarts: Type.Boolean({ description: 'Starts were drawn at random instead of chosen by the bots.' }),
    starts: Type.Array(StartCell, {
      description: 'Cells where seats started, by their steadied share. See `notes.starts`.',
    }),
  },
  strict,
);

export type BoardResult = Static<typeof BoardResult>;
