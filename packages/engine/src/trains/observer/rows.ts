// Rows of the market, as learned players sense them.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import type { RowsCode } from '../state/setup-codes.ts';
import type { Tables } from '../state/tables.ts';
import { bound } from './bound.ts';
import type { TrainsFeatures } from './features.ts';
import { SUPPLY_COUNTS } from '../state/layout.ts';

/** Keeps the smallest piles in order; the largest of them makes room for this one. */
export function addLow(lows: Int16Array, left: number): void {
  let i = lows.length - 1;
  for (; i > 0 && lows[i - 1] > left; i--) lows[i] = lows[i - 1];
  lows[i] = left;
}

/** Rows: what lies open, what can still come, and kinds that are used up. For the end of the game, a row is one pile. */
export function observeRows(
  t: Tables,
  rows: RowsCode,
  at: TrainsFeatures['at'],
  s: State,
  lows: Int16Array,
  out: Sparse,
): void {
  const { rowDecks } = t.layout;
  for (const kinds of rows.kinds) {
    let all = 0;
    for (const k of kinds) {
      const open = s.data[SUPPLY_COUNTS + k];
      const left = s.data[rowDecks + k];
      all += open + left;
      if (open > 0) addFeature(out, at.supply + k, bound(open / 10));
      if (left > 0) addFeature(out, at.rowDeck + k, bound(left / 4));
      if (open + left === 0) addFeature(out, at.empty + k, 1);
    }
    if (all > 0 && all < lows[lows.length - 1]) addLow(lows, all);
  }
}
