// The end of Game of Trains: nobody has points before it is won, so how far the trains are stands in for them.
import type { Outcome } from '../play/outcome.ts';
import { trainStanding } from './order.ts';
import { gotWords } from './words.ts';

export const outcome: Outcome = {
  standing: trainStanding,
  labels: () => ({ total: gotWords().total, chart: gotWords().chart }),
};
