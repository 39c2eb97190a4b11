// The worth of the first turn.
import { WIN } from './win.ts';
import type { ShareFigure } from './figure.ts';
import { SEATED, SEQUENCE } from './intervals.ts';

export const firstSeatAdvantage = {
  figure: 'firstSeatAdvantage',
  of: 'games',
  title: 'Advantage of the first seat',
  definition: 'Win share of the seat that had the first turn minus even chances (1 / seats).',
  interval: `${SEATED} ${SEQUENCE}`,
  example:
    'Two seats, 56 of 100 games won by the one that went first: 0.56 - 0.5 = +0.06, interval -0.038 to +0.153.',
  aboveEven: true,
  shares: ({ firstWins, games }) => [{ item: '', hits: firstWins / WIN, count: games }],
  swept: {
    column: 'beginning',
    sentence: (points) => `the first turn is worth ${points} compared with even chances`,
    of: ({ firstSeat }) => firstSeat?.advantage,
  },
  target: { kind: 'within', describes: 'Win share of the player who goes first minus even chances.' },
  compared: () => [{ name: 'wins of the first seat', value: ({ won, first }) => won(first) }],
} as const satisfies ShareFigure;
