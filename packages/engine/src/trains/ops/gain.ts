// Gaining from the supply by an effect. With a single kind to gain there is nothing to ask.
import { matches } from '../evaluate.ts';
import { F_LEVEL, F_NODE, F_SEAT, GAINED, DECK_TOP } from '../layout.ts';
import type { State } from '../../core/state.ts';
import { clearSelection, placeOf, select } from '../selections.ts';
import { advance } from '../stack.ts';
import { gainCard } from '../supply.ts';
import { NO, NODE, NONE, N_A, N_B, N_C, YES, type Tables } from '../tables.ts';
import type { Op } from './op.ts';

function legalKinds(t: Tables, s: State, f: number, out: Int16Array): number {
  const d = s.data;
  const filter = t.filters[t.nodes[d[f + F_NODE] * NODE + N_A] - 1];
  let n = 0;
  for (let k = 0; k < t.kinds; k++)
    if (d[t.layout.supply + k] > 0 && matches(t, s, d[f + F_SEAT], d[f + F_LEVEL], filter, k)) out[n++] = k;
  return n;
}

function take(t: Tables, s: State, f: number, kind: number): void {
  const d = s.data;
  const node = d[f + F_NODE];
  const seat = d[f + F_SEAT];
  const name = t.nodes[node * NODE + N_C];
  const to = t.nodes[node * NODE + N_B];
  if (name > 0) {
    clearSelection(t, s, d[f + F_LEVEL], name - 1, placeOf(seat, to));
    select(t, s, d[f + F_LEVEL], name - 1, kind, 1);
  }
  advance(t, s, f);
  gainCard(t, s, seat, kind, to, false);
}

export const gain: Op<'gain'> = {
  compile(c, { where, to, as }, scope) {
    const filter = c.filterRef(where, scope);
    const target = to === undefined ? GAINED : c.target(to);
    return [
      filter,
      target,
      as === undefined ? 0 : scope.declare(as, target === DECK_TOP ? NONE : target).slot + 1,
    ];
  },
  code: {
    asks: 'gain',
    run(t, s, f) {
      const n = legalKinds(t, s, f, t.kindBuffer);
      if (n > 1) return true;
      if (n === 1) take(t, s, f, t.kindBuffer[0]);
      else advance(t, s, f);
      return false;
    },
    legal: legalKinds,
    choose: take,
    format: (t, _s, _f, kind) => `gain ${t.ids[kind]}`,
    possible(t, s, seat, level, _source, node) {
      const filter = t.filters[t.nodes[node * NODE + N_A] - 1];
      for (let k = 0; k < t.kinds; k++)
        if (s.data[t.layout.supply + k] > 0 && matches(t, s, seat, level, filter, k)) return YES;
      return NO;
    },
  },
};
