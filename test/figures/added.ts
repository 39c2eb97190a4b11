// Two figures that nothing but this folder knows, as somebody would add them: a file, and a line in the registry. They stand
// wherever figures stand, or the tests of this folder fail.
import type { LengthFigure, ShareFigure } from '@railwright/figures';
import { countWhere } from '@railwright/statistics';
import { wantedPoints, wantedShare } from '../../packages/figures/src/wanted.ts';

const lowestScore: LengthFigure = {
  figure: 'lowestScore',
  of: 'game',
  section: 'result',
  title: 'Lowest score',
  definition: 'The score of the seat that has least.',
  interval: 'As that of the margin.',
  example: 'Scores 10, 7, 9: 7.',
  unit: 'count',
  row: 'lowest score',
  swept: { column: 'lowest' },
  asked: {
    ...{ id: 'lowest', about: 'Last place', asks: 'size', unit: 'points', note: { part: 0.2 } },
    tell: () => ({
      claim: 'What the last seat has',
      fact: (value) => `comes last with ${value}`,
      changed: 'the last seat of strong play has',
    }),
  },
  atEnd: ({ game, s }) => Math.min(...Array.from({ length: game.seats }, (_, seat) => game.score(s, seat))),
  target: wantedPoints('What the last seat has, the median.'),
};

const LATE = 900;

const photoFinish: ShareFigure = {
  figure: 'photoFinish',
  of: 'games',
  gather: 'drama',
  title: 'Photo finishes',
  definition: 'Share of games that the last tenth of the turns decides.',
  interval: 'As that of runaway leaders.',
  example: 'In 6 of 60 games the winner is known after nine tenths of the turns or later: 0.1.',
  aboveEven: false,
  shares: ({ values: { decided }, games }) => [
    { item: '', hits: decided ? countWhere(decided.counts, (value) => value >= LATE) : 0, count: games },
  ],
  asked: {
    ...{ id: 'photo', about: 'Photo finish', asks: 'side', unit: 'share', against: 0.3, note: 0.05 },
    tones: { more: 'good', less: 'problem', none: 'good' },
    inGame: ({ value }) => (value('decided') ?? 0) >= LATE,
    tell: () => ({
      claim: {
        more: 'The end is often exciting',
        less: 'The end is hardly ever exciting',
        none: 'The end is exciting now and then',
        open: 'These games cannot tell whether the end is exciting',
      },
      fact: (value) => `decides ${value} of games on the last turns`,
      changed: 'the last turns decide',
    }),
  },
  target: wantedShare('Share of games that the last tenth of the turns decides.'),
};

export const ADDED = [lowestScore, photoFinish];
