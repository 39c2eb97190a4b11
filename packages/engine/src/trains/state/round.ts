// Which round it is.
import type { State } from '../../core/state.ts';
import { TURN } from './layout.ts';
import type { Tables } from './tables.ts';

/** 1 in the first round, 0 before it. An extra turn counts as any other. */
export function roundOf(t: Tables, s: State): number {
  return Math.ceil(s.data[TURN] / t.seats);
}
