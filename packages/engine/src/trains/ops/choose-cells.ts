// Choosing cells of the map, one small pick at a time, in any order. A single cell is offered only if the rest of the effect can then be
// carried out, like a single card (T19).
import {
  beginLooking,
  beginRounds,
  canDo,
  endLooking,
  endRounds,
  isCertain,
  restOf,
} from '../lookahead/feasibility.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { log } from '../state/events.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { clearCellSelections, selectCell } from '../effects/cell-selections.ts';
import { advance, fail, isWhole } from '../effects/stack.ts';
import { NODE, NONE, N_B, N_C, type Tables } from '../state/tables.ts';
import { countOf } from './choose.ts';
import { ALL, ANY, EXACTLY, UP_TO } from '../effects/choose-source.ts';
import type { Op } from './op.ts';
import { listCells, slotOf, cellLeadsOn, cellsPossible } from '../lookahead/cell-choices.ts';

function isSingle(t: Tables, node: number): boolean {
  return t.nodes[node * NODE + N_B] === EXACTLY && t.nodes[node * NODE + N_C] === 1;
}

/** How many of the cells listed in the scratch memory lead on; they come first in the list afterwards. */
function leading(t: Tables, s: State, f: number, list: number, there: number): number {
  const d = s.data;
  const node = d[f + F_NODE];
  const source = d[f + F_SOURCE];
  if (isCertain(t, restOf(t, node))) return there;
  let n = 0;
  beginLooking(t);
  beginRounds(t, s);
  for (let i = 0; i < there; i++) {
    const cell = t.scratch.words[list + i];
    if (cellLeadsOn(t, s, d[f + F_SEAT], d[f + F_LEVEL], source, node, cell))
      t.scratch.words[list + n++] = cell;
  }
  endRounds(t, s);
  endLooking(t, source);
  return n;
}

/** Whether as many as wanted can be chosen such that the rest can then be carried out. */
function canBegin(t: Tables, s: State, f: number, list: number, there: number): boolean {
  const d = s.data;
  const node = d[f + F_NODE];
  // Looking ahead clears the selections of later steps. Doing it here keeps `legal` from changing anything.
  if (isSingle(t, node)) return leading(t, s, f, list, there) > 0 || !isWhole(t, node);
  if (!isWhole(t, node)) return true;
  return canDo(t, s, d[f + F_SEAT], d[f + F_LEVEL], d[f + F_SOURCE], node, NONE);
}

export const chooseCells: Op<'choose-cells'> = {
  compile(c, { where, count, as }, scope) {
    const filter = c.cellRef(where, scope);
    const [mode, operand] = countOf(c, count, scope);
    return [filter, mode, operand, scope.declareCells(as)];
  },
  code: {
    asks: 'cell',
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const level = d[f + F_LEVEL];
      const slot = slotOf(t, node);
      const mode = t.nodes[node * NODE + N_B];
      const most =
        mode === ANY || mode === ALL ? t.cells : evalAmount(t, s, seat, level, t.nodes[node * NODE + N_C]);
      if (d[f + F_X] === 0) clearCellSelections(t, s, level, slot, slot + 1);
      const list = t.scratch.end;
      const there = listCells(t, s, seat, level, node);
      const fails = d[f + F_X] === 0 && mode === EXACTLY && most > 0 && !canBegin(t, s, f, list, there);
      t.scratch.end = list;
      if (fails) return fail(t, s, f);
      if (mode !== ALL && d[f + F_X] < most && there > 0) return true;
      if (mode === ALL)
        for (let i = 0; i < there; i++) selectCell(t, s, level, slot, t.scratch.words[list + i], true);
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out) {
      const d = s.data;
      const node = d[f + F_NODE];
      const list = t.scratch.end;
      const there = listCells(t, s, d[f + F_SEAT], d[f + F_LEVEL], node);
      for (let i = 0; i < there; i++) out[i] = t.scratch.words[list + i];
      // If no pick leads on, any is offered: effects are done as far as possible.
      const leads = isSingle(t, node) ? leading(t, s, f, list, there) : 0;
      for (let i = 0; i < leads; i++) out[i] = t.scratch.words[list + i];
      t.scratch.end = list;
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
    detail(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const mode = t.nodes[node * NODE + N_B];
      const amount = evalAmount(t, s, d[f + F_SEAT], d[f + F_LEVEL], t.nodes[node * NODE + N_C]);
      return {
        picked: d[f + F_X],
        ...(mode === EXACTLY && { exactly: amount }),
        ...(mode === UP_TO && { upTo: amount }),
      };
    },
    certain: (t, node) => t.nodes[node * NODE + N_B] !== EXACTLY,
    possible: cellsPossible,
    acts(t, s, seat, level, node) {
      const list = t.scratch.end;
      const there = listCells(t, s, seat, level, node);
      t.scratch.end = list;
      return there > 0;
    },
  },
};
