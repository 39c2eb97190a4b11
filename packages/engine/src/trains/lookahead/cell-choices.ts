// Looks ahead through a choice of cells: whether enough can be chosen, and whether the rest of the effect can then be carried out. Up to
// two cells are tried in every way; with more it is taken to be possible, since nobody can try them all.
import { cellSelectionBase, countSelected, isCellSelected, selectCell } from '../effects/cell-selections.ts';
import { ALL, ANY, EXACTLY } from '../effects/choose-source.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import {
  NO,
  NODE,
  N_A,
  N_B,
  N_C,
  N_D,
  YES,
  YES_TO_END,
  type Lookahead,
  type Tables,
} from '../state/tables.ts';
import { isCertain, isPossible, restOf, TRIED } from './feasibility.ts';
import { bound, LEAST, MOST } from './intervals.ts';
import { mayLook } from './lookahead.ts';
import { takeScratch } from './scratch.ts';

export const slotOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_D];

/** Lists the cells that can still be chosen at the end of the scratch memory and returns how many they are. */
export function listCells(l: Lookahead, node: number): number {
  const { t, s, seat, level, scratch } = l;
  const filter = t.cellFilters[t.nodes[node * NODE + N_A]];
  const slot = slotOf(t, node);
  const list = takeScratch(scratch, t.cells);
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let cell = 0; cell < t.cells; cell++) {
    if (t.open[cell] === 0 || isCellSelected(t, s, level, slot, cell)) continue;
    if (filter === null || fitsCells(t, s, seat, level, filter, cell)) scratch.words[list + n++] = cell;
  }
  scratch.end = list + n;
  return n;
}

/** How many cells can still be chosen. */
export function countCells(l: Lookahead, node: number): number {
  const list = l.scratch.end;
  const there = listCells(l, node);
  l.scratch.end = list;
  return there;
}

/** Whether the rest can be carried out after choosing this cell as well. */
export function cellLeadsOn(l: Lookahead, node: number, cell: number): boolean {
  const slot = slotOf(l.t, node);
  selectCell(l.t, l.s, l.level, slot, cell, true);
  const possible = mayLook(l) && isPossible(l, restOf(l, node));
  selectCell(l.t, l.s, l.level, slot, cell, false);
  return possible;
}

/** Whether enough cells can be chosen, and the rest can be carried out with some choice. */
export function cellsPossible(l: Lookahead, node: number): number {
  if (!mayLook(l)) return NO;
  const { t, s, level, scratch } = l;
  const slot = slotOf(t, node);
  const operand = t.nodes[node * NODE + N_C];
  const mode = t.nodes[node * NODE + N_B];
  const saved = saveCells(l, slot);
  const list = scratch.end;
  const there = listCells(l, node);
  const least = mode === ALL ? there : mode === EXACTLY ? bound(l, operand, LEAST) : 0;
  const most = mode === ALL || mode === ANY ? there : bound(l, operand, MOST);
  let answer = NO;
  // Where earlier steps will have moved tokens, or named cells, is not known yet.
  if (there < least && l.moved === 1 && t.nodes[node * NODE + N_A] !== 0) answer = YES;
  if (there >= least) {
    // All cells are one choice.
    for (let i = 0; mode === ALL && i < there; i++)
      selectCell(t, s, level, slot, scratch.words[list + i], true);
    const left = mode === ALL ? 0 : 1;
    if (isCertain(l, restOf(l, node))) answer = YES;
    else if (cellsLeadOn(l, node, least * left, most * left, list)) answer = YES_TO_END;
  }
  restoreCells(l, slot, saved);
  return answer;
}

/** Whether the rest can be carried out with the cells chosen so far or more: `least` to `most` of those in the list from `from` on. */
function cellsLeadOn(l: Lookahead, node: number, least: number, most: number, from: number): boolean {
  if (!mayLook(l)) return false;
  if (least <= 0 && isPossible(l, restOf(l, node))) return true;
  const { t, s, level, scratch } = l;
  const { end } = scratch;
  const slot = slotOf(t, node);
  if (most <= 0 || end - from < least || end === from) return false;
  if (countSelected(t, s, level, slot) >= TRIED) return true;
  for (let at = from; at < end; at++) {
    const cell = scratch.words[at];
    selectCell(t, s, level, slot, cell, true);
    const leads = cellsLeadOn(l, node, least - 1, most - 1, at + 1);
    selectCell(t, s, level, slot, cell, false);
    if (leads) return true;
  }
  return false;
}

/** Empties a selection before it is looked at ahead; returns where its cells are kept. */
export function saveCells({ t, s, level, scratch }: Lookahead, slot: number): number {
  const { frontierWords } = t.layout;
  const saved = takeScratch(scratch, frontierWords);
  const base = cellSelectionBase(t, level, slot);
  for (let w = 0; w < frontierWords; w++) {
    scratch.words[saved + w] = s.data[base + w];
    s.data[base + w] = 0;
  }
  return saved;
}

/** Undoes `saveCells`, and gives back all scratch memory taken since. */
export function restoreCells({ t, s, level, scratch }: Lookahead, slot: number, saved: number): void {
  const base = cellSelectionBase(t, level, slot);
  for (let w = 0; w < t.layout.frontierWords; w++) s.data[base + w] = scratch.words[saved + w];
  scratch.end = saved;
}
