// Games that several seats win.
import { countBits } from './win.ts';
import type { ShareFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';
import { wantedShare } from './wanted.ts';

export const shared = {
  figure: 'shared',
  of: 'games',
  title: 'Shared wins',
  definition: 'Share of games with more than one winner.',
  interval: SEQUENCE,
  example: 'In 3 of 60 games two seats win: 0.05.',
  aboveEven: false,
  shares: (played) => [{ item: '', hits: played.shared, count: played.games }],
  target: wantedShare('Share of games with several winners.'),
  compared: () => [{ name: 'shared wins', value: ({ winners }) => (countBits(winners) > 1 ? 1 : 0) }],
} as const satisfies ShareFigure;
