// Why a cell cannot be chosen, or nothing on it removed.
import type { State } from '../../core/state.ts';
import { beginLooking, beginRounds, endLooking, endRounds } from '../lookahead/feasibility.ts';
import { cellMatches } from '../effects/cell-match.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import { OP_NAMES } from '../language/ops.ts';
import { ownersAt, tokenLeadsOn } from '../lookahead/removals.ts';
import { slotOf, cellLeadsOn } from '../lookahead/cell-choices.ts';
import { isLastRail } from '../rules/removals.ts';
import { isCellSelected } from '../effects/cell-selections.ts';
import { NODE, N_A, N_B, N_C, N_D, N_OP, type Tables } from '../state/tables.ts';
import type { Asked } from './asked.ts';
import { blame } from './blame.ts';
import { closedCell } from './cells.ts';
import type { WhyNot } from './why-not.ts';

/** The obstacle to the rest of the effect. */
function noWayOn(t: Tables, s: State, source: number, ask: (t: Tables) => boolean): WhyNot {
  const why = blame(t, (heard) => {
    beginLooking(heard);
    beginRounds(heard, s);
    const possible = ask(heard);
    endRounds(heard, s);
    endLooking(heard, source);
    return possible;
  });
  return why ?? { reason: 'other-wanted' };
}

export function whyNotChosen(
  t: Tables,
  s: State,
  { node, seat, level, source }: Asked,
  cell: number,
): WhyNot {
  const closed = closedCell(t, cell);
  if (closed) return closed;
  if (isCellSelected(t, s, level, slotOf(t, node), cell))
    return { reason: 'cell-chosen', cell: t.labels[cell] };
  const wanted = t.nodes[node * NODE + N_A];
  if (wanted > 0 && !cellMatches(t, s, seat, level, t.cellFilters[wanted - 1], cell))
    return { reason: 'other-wanted' };
  return noWayOn(t, s, source, (heard) => cellLeadsOn(heard, s, seat, level, source, node, cell));
}

export function moreCells(t: Tables, s: State, { node, seat, level, picked }: Asked): WhyNot {
  const needed = evalAmount(t, s, seat, level, t.nodes[node * NODE + N_C]);
  return { reason: 'more-cells', needed, there: picked };
}

export function whyNotRemoved(t: Tables, s: State, asked: Asked, cell: number): WhyNot {
  const { node, seat, level, source } = asked;
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
  const wanted = t.nodes[at + N_B];
  if (wanted > 0 && !cellMatches(t, s, seat, level, t.cellFilters[wanted - 1], cell))
    return { reason: 'other-wanted' };
  const free = isStation ? 0 : ownersAt(t, s, seat, side, t.nodes[at + N_D] === 1, cell);
  if (!isStation && free === 0) {
    const isLast = Array.from({ length: t.seats }, (_, owner) => owner).every(
      (owner) => ((owners >> owner) & 1) === 0 || isLastRail(t, s, owner, cell),
    );
    return { reason: isLast ? 'last-rail' : 'splits', ...place };
  }
  const token = (cell << 3) | (isStation ? 0 : 31 - Math.clz32(free));
  return noWayOn(t, s, source, (heard) =>
    tokenLeadsOn(heard, s, seat, level, source, node, waiverOf(s, seat), 0, coinsOf(s, seat), token, 0, 1),
  );
}
