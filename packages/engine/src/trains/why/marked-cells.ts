// Why a cell cannot be chosen, or nothing on it removed.
import type { State } from '../../core/state.ts';
import { beginRounds, endLooking, lookFrom } from '../lookahead/lookahead.ts';
import { topFrame } from '../effects/stack.ts';
import { cellMatches } from '../effects/cell-match.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { OP_NAMES } from '../language/ops.ts';
import { tokenLeadsOn } from '../lookahead/removals.ts';
import { slotOf, cellLeadsOn } from '../lookahead/cell-choices.ts';
import { isLastRail, ownersAt } from '../rules/removals.ts';
import { isCellSelected } from '../effects/cell-selections.ts';
import { NODE, N_A, N_B, N_C, N_D, N_OP, type Lookahead, type Tables } from '../state/tables.ts';
import type { Asked } from './asked.ts';
import { blame } from './blame.ts';
import { closedCell } from './cells.ts';
import type { WhyNot } from './why-not.ts';

/** The obstacle to the rest of the effect of the top frame, if `leadsOn` finds one. */
export function noWayOn(t: Tables, s: State, leadsOn: (l: Lookahead) => boolean): WhyNot | undefined {
  return blame(t, (l) => {
    lookFrom(l, s, topFrame(t, s));
    beginRounds(l);
    const possible = leadsOn(l);
    endLooking(l);
    return possible;
  });
}

export function whyNotChosen(t: Tables, s: State, { node, seat, level }: Asked, cell: number): WhyNot {
  const closed = closedCell(t, cell);
  if (closed) return closed;
  if (isCellSelected(t, s, level, slotOf(t, node), cell))
    return { reason: 'cell-chosen', cell: t.labels[cell] };
  const filter = t.cellFilters[t.nodes[node * NODE + N_A]];
  if (filter !== null && !cellMatches(t, s, seat, level, filter, cell)) return { reason: 'other-wanted' };
  return noWayOn(t, s, (l) => cellLeadsOn(l, node, cell)) ?? { reason: 'other-wanted' };
}

export function moreCells(t: Tables, s: State, { node, seat, level, picked }: Asked): WhyNot {
  const needed = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_C]);
  return { reason: 'more-cells', needed, there: picked };
}

export function whyNotRemoved(t: Tables, s: State, asked: Asked, cell: number): WhyNot {
  const { node, seat, level } = asked;
  const closed = closedCell(t, cell);
  if (closed) return closed;
  const at = node * NODE;
  const place = { cell: t.labels[cell] };
  const isStation = OP_NAMES[t.nodes[at + N_OP]] === 'remove-stations';
  if (isStation && s.data[t.layout.stations + cell] === 0) return { reason: 'no-station', ...place };
  const side = t.nodes[at + N_C];
  const there = s.data[t.layout.rails + cell];
  const owners = side === 0 ? there & (1 << seat) : side === 1 ? there & ~(1 << seat) : there;
  if (!isStation && owners === 0) return { reason: 'no-rail', ...place };
  const filter = t.cellFilters[t.nodes[at + N_B]];
  if (filter !== null && !cellMatches(t, s, seat, level, filter, cell)) return { reason: 'other-wanted' };
  const free = isStation ? 0 : ownersAt(t, s, seat, side, t.nodes[at + N_D] === 1, cell);
  if (!isStation && free === 0) {
    const isLast = Array.from({ length: t.seats }, (_, owner) => owner).every(
      (owner) => ((owners >> owner) & 1) === 0 || isLastRail(t, s, owner, cell),
    );
    return { reason: isLast ? 'last-rail' : 'splits', ...place };
  }
  const token = (cell << 3) | (isStation ? 0 : 31 - Math.clz32(free));
  return noWayOn(t, s, (l) => tokenLeadsOn(l, node, token, 0, 1)) ?? { reason: 'other-wanted' };
}
