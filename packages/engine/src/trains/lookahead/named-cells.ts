// Looks ahead through a step that gives the cells it uses a name, for later steps. A single cell is tried in every way, with what comes to
// lie there; more than one is taken to be possible, and the cells are then unknown, like those where tokens were moved.
import { clearCellSelections, selectCell } from '../effects/cell-selections.ts';
import { F_NODE, F_X } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { NO, NODE, N_A, N_E, NONE, YES, YES_TO_END, type Lookahead, type Tables } from '../state/tables.ts';
import { restoreCells, saveCells } from './cell-choices.ts';
import { isCertain, isPossible, restOf } from './feasibility.ts';
import { beginRounds, endLooking, lookFrom, mayLook } from './lookahead.ts';
import { takeScratch } from './scratch.ts';

/** The selection of cells that a step sets; NONE if it names none. */
const namedSlot = (t: Tables, node: number): number => t.nodes[node * NODE + N_E] - 1;

/** How a step finds its cells, and what comes to lie on one, or goes again. */
export interface Naming {
  readonly list: (l: Lookahead, node: number, out: Int16Array) => number;
  readonly put: (l: Lookahead, node: number, cell: number, isThere: boolean) => void;
}

/** Before the first cell of a step: nothing has the name. */
export function beginNaming(t: Tables, s: State, frame: number, level: number): void {
  const slot = namedSlot(t, s.data[frame + F_NODE]);
  if (slot !== NONE && s.data[frame + F_X] === 0) clearCellSelections(t, s, level, slot, slot + 1);
}

/** A step has used a cell. */
export function nameCell(t: Tables, s: State, node: number, level: number, cell: number): void {
  const slot = namedSlot(t, node);
  if (slot !== NONE) selectCell(t, s, level, slot, cell, true);
}

function leadsOn(l: Lookahead, node: number, naming: Naming, cell: number): boolean {
  const slot = namedSlot(l.t, node);
  naming.put(l, node, cell, true);
  selectCell(l.t, l.s, l.level, slot, cell, true);
  const leads = mayLook(l) && isPossible(l, restOf(l, node));
  selectCell(l.t, l.s, l.level, slot, cell, false);
  naming.put(l, node, cell, false);
  return leads;
}

const isTried = (l: Lookahead, node: number): boolean =>
  namedSlot(l.t, node) !== NONE && l.t.nodes[node * NODE + N_A] === 1 && !isCertain(l, restOf(l, node));

/** What `possible` answers once there is a cell for the step. */
export function namedPossible(l: Lookahead, node: number, naming: Naming): number {
  const { t, scratch } = l;
  if (namedSlot(t, node) === NONE) return YES;
  if (!isTried(l, node) || l.moved === 1) {
    if (t.nodes[node * NODE + N_A] !== 1) l.moved = 1;
    return YES;
  }
  const saved = saveCells(l, namedSlot(t, node));
  const list = takeScratch(scratch, t.cells);
  const there = naming.list(l, node, scratch.words.subarray(list, list + t.cells));
  let leads = false;
  for (let i = 0; i < there && !leads; i++) leads = leadsOn(l, node, naming, scratch.words[list + i]);
  restoreCells(l, namedSlot(t, node), saved);
  return leads ? YES_TO_END : NO;
}

/** Of the first `there` cells offered, keeps those with which the rest can be carried out; all if there are none. */
export function keepLeading(
  l: Lookahead,
  s: State,
  frame: number,
  naming: Naming,
  out: Int16Array,
  there: number,
): number {
  const node = s.data[frame + F_NODE];
  if (namedSlot(l.t, node) === NONE) return there;
  lookFrom(l, s, frame);
  if (!isTried(l, node)) return there;
  let kept = 0;
  beginRounds(l);
  for (let i = 0; i < there; i++) {
    const cell = out[i];
    if (!leadsOn(l, node, naming, cell)) continue;
    out[i] = out[kept];
    out[kept++] = cell;
  }
  endLooking(l);
  return kept || there;
}
