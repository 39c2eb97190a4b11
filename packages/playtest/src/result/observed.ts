// The parts of a result that are there when they were asked for: drama and the board.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, Distribution, Estimate, Example, Share, strict } from './parts.ts';

const orNothing = { description: 'Null when nobody won any game.' };

export const Drama = Type.Object(
  {
    leadChanges: Distribution,
    decided: Type.Union([Distribution, Type.Null()], orNothing),
    closeness: Type.Union([Distribution, Type.Null()], orNothing),
    turns: count('Turns of all games and seats.'),
    withoutChoice: Share,
    onWaste: Type.Union([Share, Type.Null()], { description: 'Null in games without Waste.' }),
    decisions: count('Decisions of all games and seats.'),
    forced: Share,
  },
  {
    ...strict,
    description:
      'Lead changes a game; `decided`: the share of a game, in thousandths of its turns, after which only winners led; `closeness`: the best standing of all others in thousandths of the winner’s; turns in which no decision had two things to do, returning Waste being one and ending the turn none; turns spent on returning Waste; decisions with a single legal choice. The intervals of shares of turns and decisions take games as independent, not turns.',
  },
);

const BoardCell = Type.Object(
  {
    cell: Type.String({ description: 'Label of the cell.' }),
    used: Share,
    seatsPerGame: Type.Number({ minimum: 0, description: 'Seats that use it, mean over games.' }),
    contested: Share,
    builtPerGame: Type.Number({ minimum: 0, description: 'Stations or the like, mean over games.' }),
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
      'Share of wins, drawn towards that of all cells by as much of their differences as chance explains; its interval holds for all cells at once, 95%.',
    ),
    stands: Type.Boolean({
      description: 'Surely more or less than even chances, though all cells are asked at once (Holm 1979).',
    }),
    bySeat: Type.Array(Type.Object({ seat: count('Index of the seat, from 0.'), wins: Share }, strict)),
  },
  strict,
);

export const BoardResult = Type.Object(
  {
    cells: Type.Array(BoardCell, { description: 'Every cell on which something can be put.' }),
    dead: Type.Array(Type.String(), { description: 'Cells that no seat used in any game.' }),
    randomStarts: Type.Boolean({ description: 'Starts were drawn by chance instead of chosen by the bots.' }),
    starts: Type.Array(StartCell, {
      description: 'Cells where seats began, by their steadied share. See `notes.starts`.',
    }),
  },
  strict,
);

export type DramaResult = Static<typeof Drama>;
export type BoardResult = Static<typeof BoardResult>;
