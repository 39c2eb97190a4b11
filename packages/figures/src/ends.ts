// How games end.
import type { KindsFigure } from './figure.ts';
import { SEQUENCE, WILSON } from './intervals.ts';

export const ends = {
  figure: 'ends',
  of: 'kinds',
  title: 'Ends',
  definition: 'Share of games that end for each reason in the rules.',
  interval: `${WILSON} ${SEQUENCE}`,
  example: '45 of 60 games end by piles: 75%, interval 62.8% to 84.2%.',
  share: ({ ends: reasons, games }, reason) => ({
    item: '',
    hits: reasons.get(reason)?.games ?? 0,
    count: games,
  }),
  asked: {
    ...{ id: 'end', about: 'Ending', asks: 'size', unit: 'share', note: 0.1 },
    keyOf: ({ end }) => end,
    tell: ({ key }) => ({
      claim: 'How games end',
      fact: (value) => `ends ${value} of games by ${key}`,
      holds: ({ value, whoever }) => `${value} of games end by ${key}${whoever}.`,
      changed: `the share of strong-play games that end by ${key} is`,
    }),
  },
  target: { kind: 'kinds', describes: 'How games end.', each: 'Share of games that end this way.' },
} as const satisfies KindsFigure;
