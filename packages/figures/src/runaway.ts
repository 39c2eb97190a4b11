// Games in which the leader is never overtaken.
import { countWhere } from '@railwright/statistics';
import { told } from './asked.ts';
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
  definition:
    'Share of games in which only winners led in the second half. Panels are asked about it where a setup wants something of it. Of several learned players, panels ask each one against itself: where unequal ones meet, the stronger leads and wins.',
  interval: SEQUENCE,
  example: 'In 27 of 60 games the winner is known after half of the turns or earlier: 0.45.',
  aboveEven: false,
  shares: ({ values: { decided }, games }) => [
    { item: '', hits: decided ? countWhere(decided.counts, (value) => value <= HALF) : 0, count: games },
  ],
  asked: {
    ...{ id: 'runaway', about: 'Led from half-time on', asks: 'side', unit: 'share', note: 0.05 },
    ...{ among: 'equals', ifWanted: true },
    tones: { more: 'problem', less: 'good', none: 'good' },
    inGame: ({ winners, value }) => winners !== 0 && (value('decided') ?? 0) <= HALF,
    tell: ({ against }) => ({
      claim: {
        more: 'Too many winners lead from half-time to the end',
        less: 'Few winners lead from half-time to the end',
        none: 'As many winners as wanted lead from half-time to the end',
        open: 'These games cannot tell whether too many winners lead from half-time to the end',
      },
      fact: (value) => `wins after leading all of the second half in ${value} of games`,
      aside: `; the setup wants at most ${told('share', against)}`,
      changed: 'the share of games where the winner led all of the second half is',
    }),
  },
  target: wantedShare('Share of games in which only winners lead in the second half.'),
} as const satisfies ShareFigure;
