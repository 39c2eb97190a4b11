// The end of Game of Trains: only the winner has points, so the progress of the trains is shown instead, with the cars that make it up.
import type { GameOfTrainsView } from '@railwright/engine';
import type { Outcome } from '../play/outcome.ts';
import { orderedCars, trainStanding } from './order.ts';
import { gotWords } from './words.ts';

export const outcome: Outcome = {
  standing: trainStanding,
  labels: () => ({ total: gotWords().total, chart: gotWords().chart, soFar: gotWords().total }),
  parts({ game, state, totals }) {
    const w = gotWords();
    const trains = totals.map((_, seat) => {
      const view = game.viewFor(state, seat) as GameOfTrainsView;
      const [train = [], locks = []] = [view.trains[seat], view.locks[seat]];
      const ordered = orderedCars(train);
      const safe = ordered.filter((i) => locks.some(({ at }) => at === i + 1));
      return { cards: ordered.map((i) => train[i]).join(' '), safe: safe.length };
    });
    return [
      { label: w.counted, of: (seat) => trains[seat]?.cards ?? '' },
      { label: w.safe, of: (seat) => trains[seat]?.safe ?? 0 },
    ];
  },
};
