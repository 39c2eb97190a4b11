// A seat's means now: coins, and surcharges that are waived.
import type { State } from '../../core/state.ts';
import { COINS, SEAT, WAIVER } from './layout.ts';

/** Only the seat whose turn it is has coins. */
export function coinsOf(s: State, seat: number): number {
  return seat === s.data[SEAT] ? s.data[COINS] : 0;
}

/** Only the seat whose turn it is has waivers. */
export function waiverOf(s: State, seat: number): number {
  return seat === s.data[SEAT] ? s.data[WAIVER] : 0;
}
