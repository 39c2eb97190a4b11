// Which cards in hand answer what has happened, and the frame that offers their seats to show them.
import type { State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT, F_X, FRAME_LIMIT, LEVEL_LIMIT } from '../state/layout.ts';
import { ALL, isInScope } from '../state/seat-scope.ts';
import { NODE, NONE, N_A, N_B, N_C, type Tables } from '../state/tables.ts';
import { cellMatches } from './cell-match.ts';
import { matches } from './evaluate.ts';
import { pushAbout, topFrame } from './stack.ts';

/** In X of the frame: how many seats are done, below 1 + the kind or the cell that the event is about. */
export const SEATS = 8;

/** Pushes the frame that offers cards to be shown, at the level of the triggers of the same event. */
export function offer(
  t: Tables,
  s: State,
  node: number,
  seat: number,
  level: number,
  kind: number,
  place: number,
  cell: number,
): void {
  if (level >= LEVEL_LIMIT || s.data[DEPTH] + 2 >= FRAME_LIMIT) return;
  pushAbout(t, s, node, seat, level, kind < 0 ? t.waste : kind, kind, place);
  s.data[topFrame(t, s) + F_X] = SEATS * (1 + (cell < 0 ? kind : cell));
}

/** Whether a card of this kind in the hand of a seat answers the event of such a frame. */
export function reacts(t: Tables, s: State, f: number, seat: number, kind: number): boolean {
  const d = s.data;
  const code = t.reactions?.to[kind] ?? null;
  const node = d[f + F_NODE] * NODE;
  const event = t.nodes[node + N_A];
  if (code === null || code.event !== event || !isInScope(code.who, seat, d[f + F_SEAT])) return false;
  const token = t.nodes[node + N_B] - 1;
  const owner = t.nodes[node + N_C] - 1;
  if (code.token !== NONE && code.token !== token) return false;
  if (code.of !== ALL && (owner === NONE || !isInScope(code.of, seat, owner))) return false;
  const thing = Math.trunc(d[f + F_X] / SEATS) - 1;
  const level = d[f + F_LEVEL];
  if (code.filter !== null && !matches(t, s, seat, level, code.filter, thing)) return false;
  return code.cells === null || cellMatches(t, s, seat, level, code.cells, thing);
}
