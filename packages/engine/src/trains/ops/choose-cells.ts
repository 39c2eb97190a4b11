// Choosing cells of the map, one small pick at a time, in any order. A single cell is offered only if the rest of the effect can then be
// carried out, like a single card (T19).
import { canDo, isCertain, restOf } from '../lookahead/feasibility.ts';
import { beginRounds, endLooking, lookFrom } from '../lookahead/lookahead.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { log } from '../state/events.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_X } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { clearCellSelections, selectCell } from '../effects/cell-selections.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { NODE, NONE, N_B, N_C, type Lookahead, type Tables } from '../state/tables.ts';
import { countDetail, countOf } from './choose.ts';
import { ALL, ANY, EXACTLY } from '../effects/choose-source.ts';
import type { Op } from './op.ts';
import { cellLeadsOn, cellsPossible, countCells, listCells, slotOf } from '../lookahead/cell-choices.ts';

function isSingle(t: Tables, node: number): boolean {
  return t.nodes[node * NODE + N_B] === EXACTLY && t.nodes[node * NODE + N_C] === 1;
}

/** How many of the cells listed in the scratch memory lead on; they come first in the list afterwards. */
function leading(l: Lookahead, node: number, list: number, there: number): number {
  const { scratch } = l;
  if (isCertain(l, restOf(l, node))) return there;
  let n = 0;
  beginRounds(l);
  for (let i = 0; i < there; i++) {
    const cell = scratch.words[list + i];
    if (cellLeadsOn(l, node, cell)) scratch.words[list + n++] = cell;
  }
  endLooking(l);
  return n;
}

/** Whether as many as wanted can be chosen such that the rest can then be carried out. */
function canBegin(l: Lookahead, s: State, f: number, list: number, there: number): boolean {
  const node = s.data[f + F_NODE];
  // Looking ahead clears the selections of later steps. Doing it here keeps `legal` from changing anything.
  if (isSingle(l.t, node)) return leading(l, node, list, there) > 0 || !isWhole(l.t, node);
  return !isWhole(l.t, node) || canDo(l, s, f, node, NONE);
}

export const chooseCells: Op<'choose-cells'> = {
  compile(c, { where, count, as }, scope) {
    const filter = c.cellRef(where, scope);
    const [mode, operand] = countOf(c, count, scope);
    return [filter, mode, operand, scope.declareCells(as)];
  },
  code: {
    asks: 'cell',
    run(t, s, f, l) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const slot = slotOf(t, node);
      const mode = t.nodes[node * NODE + N_B];
      const most =
        mode === ANY || mode === ALL ? t.cells : evalAmount(t, s, seat, level, t.nodes[node * NODE + N_C]);
      if (d[f + F_X] === 0) clearCellSelections(t, s, level, slot, slot + 1);
      lookFrom(l, s, f);
      const list = l.scratch.end;
      const there = listCells(l, node);
      const fails = d[f + F_X] === 0 && mode === EXACTLY && most > 0 && !canBegin(l, s, f, list, there);
      l.scratch.end = list;
      if (fails) return fail(t, s, f);
      if (mode !== ALL && d[f + F_X] < most && there > 0) return true;
      if (mode === ALL)
        for (let i = 0; i < there; i++) selectCell(t, s, level, slot, l.scratch.words[list + i], true);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out, l) {
      const node = s.data[f + F_NODE];
      const { scratch } = l;
      const list = scratch.end;
      lookFrom(l, s, f);
      const there = listCells(l, node);
      for (let i = 0; i < there; i++) out[i] = scratch.words[list + i];
      // If no pick leads on, any is offered: effects are done as far as possible.
      const leads = isSingle(t, node) ? leading(l, node, list, there) : 0;
      for (let i = 0; i < leads; i++) out[i] = scratch.words[list + i];
      scratch.end = list;
      if (t.nodes[node * NODE + N_B] === EXACTLY) return leads || there;
      out[there] = t.cells;
      return there + 1;
    },
    choose(t, s, f, cell) {
      const d = s.data;
      if (cell === t.cells) {
        advance(t, s, f);
        return;
      }
      selectCell(t, s, d[f + F_LEVEL], slotOf(t, d[f + F_NODE]), cell, true);
      d[f + F_X]++;
      if (s.events !== null) log(s, { type: 'choose-cell', seat: d[f + F_SEAT], cell: t.labels[cell] });
    },
    format: (t, _s, _f, cell) => (cell === t.cells ? 'done' : `cell ${t.labels[cell]}`),
    detail: (t, s, f) => countDetail(t, s, f, N_B),
    certain: (t, node) => t.nodes[node * NODE + N_B] !== EXACTLY,
    possible: cellsPossible,
    acts: (l, node) => countCells(l, node) > 0,
  },
};
