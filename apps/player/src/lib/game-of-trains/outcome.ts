// The end of Game of Trains: only the winner has points, so the progress of the trains is shown instead.
import type { Outcome } from '../play/outcome.ts';
import { trainStanding } from './order.ts';
import { gotWords } from './words.ts';

export const outcome: Outcome = {
  standing: trainStanding,
  labels: () => ({ total: gotWords().total, chart: gotWords().chart }),
};
