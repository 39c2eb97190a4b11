// How far the luckiest or unluckiest seat is from even chances.
import { WIN } from './win.ts';
import type { ShareFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const seatAdvantage = {
  figure: 'seatAdvantage',
  of: 'games',
  title: 'Advantage of a seat',
  definition: 'Win share minus even chances (1 / seats), for the seat that is furthest from them.',
  interval: `${SEQUENCE} The intervals of all seats hold at once, each with its part of the 5%.`,
  example:
    'Two seats win 44 and 56 of 100 games: both are equally far off, so the first counts, 0.44 - 0.5 = -0.06.',
  aboveEven: true,
  shares: ({ seats }) =>
    seats.map(({ wins, games }, seat) => ({ item: `seat ${seat + 1}`, hits: wins / WIN, count: games })),
  target: { kind: 'within', describes: 'The same for every seat.' },
} as const satisfies ShareFigure;
