// Counts by kind in a state as plain data: by card id, kinds without a card left out.
import type { State } from '../../core/state.ts';
import type { Tables } from './tables.ts';

/** Numbers of cards by id; kinds with none are left out. */
export type CardCounts = Readonly<Record<string, number>>;

export function countsAt(t: Tables, s: State, offset: number): CardCounts {
  return named(t, s.data.subarray(offset, offset + t.kinds));
}

export function named(t: Tables, counts: ArrayLike<number>): CardCounts {
  const record: Record<string, number> = {};
  for (let kind = 0; kind < t.kinds; kind++) if (counts[kind] !== 0) record[t.ids[kind]] = counts[kind];
  return record;
}
