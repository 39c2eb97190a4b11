// Tells the progress of batches: interim results at the pace of a clock, or else how many games were played.
import { Pace } from './pace.ts';
import type { Place } from './place.ts';

/** Tells of a study with this number of games; `valueOf` makes its result so far, undefined if there is none yet. */
export function openReport({ say, now }: Place, games: number, valueOf: () => unknown) {
  const pace = now && new Pace(now);
  let played = 0;
  const show = (): boolean => {
    const value = valueOf();
    if (value !== undefined) say({ kind: 'shown', progress: { played, games }, value });
    return value !== undefined;
  };
  return {
    /** So many games were played so far. */
    count(more: number): void {
      played = more;
      if (!pace) say({ kind: 'progress', progress: { played, games } });
      else if (pace.due) pace.show(show);
    },
    /** Shows the result so far now. */
    show: () => void (pace && show()),
  };
}
