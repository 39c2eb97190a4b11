// Events by round.
import type { StudyFigure } from './figure.ts';

export const byRound = {
  figure: 'byRound',
  of: 'batches',
  title: 'Gained and played by round',
  definition:
    'How much a measure rose in each round, for all seats and games together; round 0 is the set-up.',
  interval: 'None: counts.',
  example: 'Two seats; a card is bought in turns 3, 4 and 7, which are rounds 2, 2 and 4: 2 twice, 4 once.',
} as const satisfies StudyFigure;
