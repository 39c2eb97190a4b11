// On which cells tokens of a pack's own kinds can be placed, and from which they can be taken.
import type { State } from '../../core/state.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import type { CellCode, OwnTokens } from '../state/codes.ts';
import { countAt, stockLeft } from '../state/own-tokens.ts';
import { ALL } from '../state/seat-scope.ts';
import type { Tables } from '../state/tables.ts';

/** How many of a kind a cell has room for, or has to be taken from those that belong to a side. */
function there(
  t: Tables,
  s: State,
  of: OwnTokens,
  kind: number,
  seat: number,
  side: number,
  cell: number,
  adds: boolean,
): number {
  return adds
    ? of.perCell[kind] - countAt(t, s, kind, seat, ALL, cell)
    : countAt(t, s, kind, seat, side, cell);
}

/** Whether `count` tokens can be placed on matching cells, or taken from them, in the present position. */
export function isEnough(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  of: OwnTokens,
  kind: number,
  side: number,
  filter: CellCode | null,
  adds: boolean,
  count: number,
): boolean {
  if (adds && stockLeft(t, s, kind, seat) < count) return false;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  let left = count;
  for (let c = 0; c < t.cells && left > 0; c++)
    if (filter === null || fitsCells(t, s, seat, level, filter, c))
      left -= there(t, s, of, kind, seat, side, c, adds);
  return left <= 0;
}

/** Writes the matching cells where one token can be placed or taken, in ascending order; returns their number. */
export function tokenCells(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  of: OwnTokens,
  kind: number,
  side: number,
  filter: CellCode | null,
  adds: boolean,
  out: Int16Array,
): number {
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let c = 0; c < t.cells; c++)
    if (
      (filter === null || fitsCells(t, s, seat, level, filter, c)) &&
      there(t, s, of, kind, seat, side, c, adds) > 0
    )
      out[n++] = c;
  return n;
}
