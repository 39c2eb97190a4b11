// Whether one cell matches a filter.
import type { State } from '../../core/state.ts';
import type { CellCode } from '../state/codes.ts';
import { beginCells, fitsCells } from './evaluate.ts';
import type { Tables } from '../state/tables.ts';

/** Whether one cell matches. For many cells, `beginCells` comes once and `fitsCells` for each. */
export function cellMatches(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  f: CellCode,
  cell: number,
): boolean {
  if (f.mask[cell] === 0) return false;
  beginCells(t, s, seat, level, f);
  return fitsCells(t, s, seat, level, f, cell);
}
