// Where rails may be laid by cards that do not ask for a cell adjacent to own rails: anywhere, or along a path.
import type { State } from '../../core/state.ts';
import type { CellCode } from '../state/codes.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import { RAILS_LEFT } from '../state/layout.ts';
import { hasRail } from '../state/reach.ts';
import type { Tables } from '../state/tables.ts';
import { affordableCells, surcharge } from './tokens.ts';
import { seatBase } from '../state/zones.ts';

/** Where rails may be laid: adjacent to own rails, anywhere, or next to the rail before. */
export const NETWORK = 0;
export const ANYWHERE = 1;
export const PATH = 2;

/** Whether a cell is within reach. `last` is the cell of the rail before along a path, below zero for the first. */
export function isWithinReach(
  t: Tables,
  s: State,
  seat: number,
  cell: number,
  reach: number,
  last: number,
): boolean {
  if (reach === ANYWHERE || (reach === PATH && last >= 0)) {
    if (t.open[cell] === 0 || hasRail(t, s, seat, cell)) return false;
    return reach === ANYWHERE || isNext(t, last, cell);
  }
  const word = s.data[seatBase(t, seat) + t.layout.frontier + (cell >> 4)];
  return ((word >> (cell & 15)) & 1) === 1;
}

function isNext(t: Tables, from: number, cell: number): boolean {
  for (let i = t.neighborStart[from]; i < t.neighborStart[from + 1]; i++)
    if (t.neighbors[i] === cell) return true;
  return false;
}

/** As `affordableCells`, with a reach. */
export function reachedCells(
  t: Tables,
  s: State,
  seat: number,
  waiver: number,
  coins: number,
  filter: CellCode | null,
  level: number,
  reach: number,
  last: number,
  out: Int16Array | null,
): number {
  if (reach === NETWORK) return affordableCells(t, s, seat, waiver, coins, filter, level, out);
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let cell = 0; cell < t.cells; cell++) {
    if (!isWithinReach(t, s, seat, cell, reach, last)) continue;
    if (surcharge(t, s, seat, cell, waiver) > coins) continue;
    if (filter !== null && !fitsCells(t, s, seat, level, filter, cell)) continue;
    if (out === null) return 1;
    out[n++] = cell;
  }
  return n;
}

/** Whether there is any such cell, and a rail to lay. */
export function canReachCell(
  t: Tables,
  s: State,
  seat: number,
  waiver: number,
  coins: number,
  filter: CellCode | null,
  level: number,
  reach: number,
  last: number,
): boolean {
  if (s.data[seatBase(t, seat) + RAILS_LEFT] === 0) return false;
  return reachedCells(t, s, seat, waiver, coins, filter, level, reach, last, null) > 0;
}
