// Deeds of the current player in this turn, counted for cards that ask. Other games do not have these counters.
import type { State } from '../../core/state.ts';
import { SEAT, TURN_BOUGHT, TURN_GAINED, TURN_WASTE } from '../state/layout.ts';
import { TURN_COUNTS } from '../language/params.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import type { Tables } from '../state/tables.ts';

/** Counts `more` of `what`, one of TURN_PLAYED and its neighbours; only where `t.counted`. */
export function countTurn(t: Tables, s: State, seat: number, what: number, more: number): void {
  if (seat !== s.data[SEAT]) return;
  const at = t.layout.turnCounts + what;
  s.data[at] = Math.min(AMOUNT_LIMIT, s.data[at] + more);
}

export function countGained(t: Tables, s: State, seat: number, kind: number, bought: boolean): void {
  countTurn(t, s, seat, TURN_GAINED, 1);
  if (bought) countTurn(t, s, seat, TURN_BOUGHT, 1);
  if (kind === t.waste) countTurn(t, s, seat, TURN_WASTE, 1);
}

export function clearTurnCounts(t: Tables, s: State): void {
  for (let i = 0; i < TURN_COUNTS.length; i++) s.data[t.layout.turnCounts + i] = 0;
}
