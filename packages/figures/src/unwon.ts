// Games without a winner.
import type { ShareFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';
import { wantedShare } from './wanted.ts';

export const unwon = {
  figure: 'unwon',
  of: 'games',
  title: 'Games without a winner',
  definition: 'Share of games without a winner.',
  interval: SEQUENCE,
  example: 'In 6 of 60 games no seat has the points needed to win: 0.1.',
  aboveEven: false,
  shares: (played) => [{ item: '', hits: played.unwon, count: played.games }],
  target: wantedShare('Share of games without a winner.'),
  compared: () => [{ name: 'games without a winner', value: ({ winners }) => (winners === 0 ? 1 : 0) }],
} as const satisfies ShareFigure;
