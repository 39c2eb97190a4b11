// How many rounds games take.
import type { LengthFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedCount } from './wanted.ts';

export const rounds = {
  figure: 'rounds',
  of: 'game',
  section: 'length',
  title: 'Rounds',
  definition: 'Turns of all seats / seats, rounded up.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'Three seats, game over after 40 turns: 14 rounds.',
  unit: 'count',
  row: 'rounds',
  most: 'longest',
  least: 'shortest',
  swept: { column: 'rounds', sentence: (median) => `half of the games last at most ${median} rounds` },
  asked: {
    ...{ id: 'length', about: 'Length', asks: 'size', unit: 'rounds', note: { part: 0.2 } },
    sides: { more: 'longer', less: 'shorter' },
    tell: () => ({
      claim: 'How long a game lasts',
      fact: (value) => `lasts ${value}`,
      holds: ({ value, whoever, range }) => `A game lasts about ${value}${whoever}${range}.`,
      changed: 'a game of strong play lasts',
    }),
  },
  atEnd: ({ game, turns }) => Math.ceil(turns / game.seats),
  target: { ...wantedCount('Rounds of a game, the median.'), limit: 'rounds' },
} as const satisfies LengthFigure;
