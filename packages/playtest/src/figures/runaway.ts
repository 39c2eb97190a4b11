// Games in which the leader cannot be caught any more.
import { countWhere } from '../histogram.ts';
import type { ShareFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';
import { wantedShare } from './wanted.ts';

/** In thousandths of a game. */
const HALF = 500;

export const runaway = {
  figure: 'runaway',
  of: 'games',
  gather: 'drama',
  title: 'Runaway leaders',
  definition: 'Share of games in which only winners led in the second half.',
  interval: SEQUENCE,
  example: 'In 27 of 60 games the winner is known after half of the turns or earlier: 0.45.',
  aboveEven: false,
  shares: ({ values: { decided }, games }) => [
    { item: '', hits: decided ? countWhere(decided.counts, (value) => value <= HALF) : 0, count: games },
  ],
  target: wantedShare('Share of games in which only winners lead in the second half.'),
} as const satisfies ShareFigure;
