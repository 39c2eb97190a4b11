// Stations go back to the stock, from any city unless a filter says from which.
import { F_SEAT } from '../state/layout.ts';
import { removeStation } from '../rules/removals.ts';
import { removal } from './removing.ts';
import type { Op } from './op.ts';

export const removeStations: Op<'remove-stations'> = {
  compile: (c, { count, where }, scope) => [c.amount(count, scope), c.cellRef(where, scope)],
  code: removal('remove-station', (t, s, f, cell) => {
    removeStation(t, s, s.data[f + F_SEAT], cell);
  }),
};
