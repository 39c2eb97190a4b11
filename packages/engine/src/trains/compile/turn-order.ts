// What decides the order of turns.
import type { TrainsRules } from '../definition.ts';
import { BY_BIDS } from '../state/round.ts';

/** As `Tables` have it. */
export function turnOrderOf({ turnOrder, bids }: TrainsRules): number {
  if (turnOrder === undefined) return bids === undefined ? 0 : BY_BIDS;
  return turnOrder === 'fewest-points' ? 1 : -1;
}
