// What pages make of what they are told: which choices count, and what happened since one last looked.
import type { Told } from './messages.ts';

/** Revisions whose choices were taken back. */
export function takenBack(told: readonly Told[]): ReadonlySet<number> {
  return new Set(told.flatMap((one) => (one.kind === 'took-back' ? one.revisions : [])));
}

/** What happened after revision `seen` and still counts, without what `seat` did itself. */
export function recap(told: readonly Told[], seen: number, seat: number | null): Told[] {
  const gone = takenBack(told);
  return told.filter(
    (one) =>
      one.revision > seen &&
      !gone.has(one.revision) &&
      !('seat' in one && one.seat === seat && one.kind !== 'bot'),
  );
}
