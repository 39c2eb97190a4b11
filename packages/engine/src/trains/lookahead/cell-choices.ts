// Looks ahead through a choice of cells: whether enough can be chosen, and whether the rest of the effect can then be carried out. Up to
// two cells are tried in every way; with more it is taken to be possible, since nobody can try them all.
import { isCertain, isPossible, mayLook, restOf, TRIED } from './feasibility.ts';
import { bound, LEAST, MOST } from './intervals.ts';
import { beginCells, fitsCells } from '../effects/evaluate.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import type { State } from '../../core/state.ts';
import { takeScratch } from './scratch.ts';
import { isCellSelected, saveCells, restoreCells, selectCell } from '../effects/cell-selections.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, YES, YES_TO_END, type Tables } from '../state/tables.ts';
import { ALL, ANY, EXACTLY } from '../effects/choose-source.ts';

export const slotOf = (t: Tables, node: number): number => t.nodes[node * NODE + N_D];

/** Lists the cells that can still be chosen at the end of the scratch memory and returns how many they are. */
export function listCells(t: Tables, s: State, seat: number, level: number, node: number): number {
  const index = t.nodes[node * NODE + N_A];
  const filter = index === 0 ? null : t.cellFilters[index - 1];
  const slot = slotOf(t, node);
  const list = takeScratch(t.scratch, t.cells);
  let n = 0;
  if (filter !== null) beginCells(t, s, seat, level, filter);
  for (let cell = 0; cell < t.cells; cell++) {
    if (t.open[cell] === 0 || isCellSelected(t, s, level, slot, cell)) continue;
    if (filter === null || fitsCells(t, s, seat, level, filter, cell)) t.scratch.words[list + n++] = cell;
  }
  t.scratch.end = list + n;
  return n;
}

/** Whether the rest can be carried out after choosing this cell as well. */
export function cellLeadsOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  cell: number,
): boolean {
  selectCell(t, s, level, slotOf(t, node), cell, true);
  const rest = restOf(t, node);
  const possible =
    mayLook(t) && isPossible(t, s, seat, level, source, rest, waiverOf(s, seat), 0, coinsOf(s, seat));
  selectCell(t, s, level, slotOf(t, node), cell, false);
  return possible;
}

export function cellsPossible(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
): number {
  if (!mayLook(t)) return NO;
  const operand = t.nodes[node * NODE + N_C];
  const mode = t.nodes[node * NODE + N_B];
  const kept = saveCells(t, s, level, slotOf(t, node));
  const list = t.scratch.end;
  const there = listCells(t, s, seat, level, node);
  const least =
    mode === ALL ? there : mode === EXACTLY ? bound(t, s, seat, level, operand, drawn, coins, LEAST) : 0;
  const most = mode === ALL || mode === ANY ? there : bound(t, s, seat, level, operand, drawn, coins, MOST);
  let answer = NO;
  if (there >= least) {
    if (isCertain(t, restOf(t, node))) answer = YES;
    else {
      // All cells are one choice.
      for (let i = 0; mode === ALL && i < there; i++)
        selectCell(t, s, level, slotOf(t, node), t.scratch.words[list + i], true);
      const left = mode === ALL ? 0 : 1;
      if (
        leadOn(
          t,
          s,
          seat,
          level,
          source,
          node,
          waiver,
          drawn,
          coins,
          least * left,
          most * left,
          list,
          there,
          0,
        )
      )
        answer = YES_TO_END;
    }
  }
  restoreCells(t, s, level, slotOf(t, node), kept);
  return answer;
}

/** Whether the rest can be carried out with the cells chosen so far or more: `least` to `most` of those in the list from `from` on. */
function leadOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  least: number,
  most: number,
  from: number,
  count: number,
  depth: number,
): boolean {
  if (!mayLook(t)) return false;
  if (least <= 0 && isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins)) return true;
  if (most <= 0 || count < least || count === 0) return false;
  if (depth >= TRIED) return true;
  const slot = slotOf(t, node);
  for (let i = 0; i < count; i++) {
    const cell = t.scratch.words[from + i];
    selectCell(t, s, level, slot, cell, true);
    const after = from + i + 1;
    const leads = leadOn(
      t,
      s,
      seat,
      level,
      source,
      node,
      waiver,
      drawn,
      coins,
      least - 1,
      most - 1,
      after,
      count - i - 1,
      depth + 1,
    );
    selectCell(t, s, level, slot, cell, false);
    if (leads) return true;
  }
  return false;
}
