// Tells the progress of a study: with a clock interim results, ever less often as its figures change less, or else how many games were played.
import type { Place } from './place.ts';

/** Milliseconds. Putting figures together takes no more than a fifth of the time. */
const PAUSE_MS = 500;
const LONG_PAUSE_MS = 2000;
const SLOWING = 10;
const SHARE = 5;

/** Tells of a study with this number of games; `valueOf` makes its result so far, undefined if there is none yet. */
export function openReport({ say, now }: Place, games: number, valueOf: () => unknown) {
  const start = now?.() ?? 0;
  let [played, next] = [0, 0];
  /** Shows the result so far now; from then on the pause counts. */
  const show = (): void => {
    if (!now) return;
    const began = now();
    const value = valueOf();
    if (value === undefined) return;
    say({ kind: 'shown', progress: { played, games }, value });
    const end = now();
    const pause = Math.min(LONG_PAUSE_MS, Math.max(PAUSE_MS, (end - start) / SLOWING));
    next = end + Math.max(pause, (end - began) * SHARE);
  };
  const count = (more: number): void => {
    played = more;
    if (!now) say({ kind: 'progress', progress: { played, games } });
    else if (now() >= next) show();
  };
  if (!now) count(0);
  return { show, count };
}
