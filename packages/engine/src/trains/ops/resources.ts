// Getting and paying resources that a pack declares.
import { evalAmount } from '../effects/evaluate.ts';
import { advance, fail, isWhole, nextLevel } from '../effects/stack.ts';
import { announceResource, EVENT_GET_RESOURCE, EVENT_PAY_RESOURCE } from '../effects/triggers.ts';
import { holdLess, holdMore } from '../lookahead/held.ts';
import { bound, LEAST, MOST } from '../lookahead/intervals.ts';
import { log } from '../state/events.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE } from '../state/layout.ts';
import { mostToGet, payResource, resourceAt, resourceOf } from '../state/own-resources.ts';
import { N_A, N_B, NO, NODE, YES } from '../state/tables.ts';
import type { Op } from './op.ts';

/** Operands: how many, which. */
export const getResources: Op<'get-resources'> = {
  compile: (c, { kind, count = 1 }, scope) => [c.amount(count, scope), c.resource(kind)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE] * NODE;
      const seat = d[f + F_SEAT];
      const resource = t.nodes[node + N_B];
      const wanted = evalAmount(t, s, seat, d[f + F_LEVEL], t.nodes[node + N_A]);
      const count = mostToGet(t, s, seat, resource, wanted);
      const source = d[f + F_SOURCE];
      advance(t, s, f);
      d[resourceAt(t, seat, resource)] += count;
      if (count > 0 && s.events !== null)
        log(s, { type: 'resource', seat, resource: t.resources?.ids[resource], count, by: t.ids[source] });
      if (count > 0) announceResource(t, s, EVENT_GET_RESOURCE, seat, resource, nextLevel(t, s));
      return false;
    },
    certain: () => true,
    acts: (l, node) =>
      mostToGet(
        l.t,
        l.s,
        l.seat,
        l.t.nodes[node * NODE + N_B],
        bound(l, l.t.nodes[node * NODE + N_A], MOST),
      ) > 0,
    possible(l, node) {
      const amount = l.t.nodes[node * NODE + N_A];
      holdMore(l, l.t.nodes[node * NODE + N_B], bound(l, amount, LEAST), bound(l, amount, MOST));
      return YES;
    },
  },
};

export const payResources: Op<'pay-resources'> = {
  compile: (c, { kind, count = 1 }, scope) => [c.amount(count, scope), c.resource(kind)],
  code: {
    run(t, s, f) {
      const d = s.data;
      const node = d[f + F_NODE];
      const seat = d[f + F_SEAT];
      const resource = t.nodes[node * NODE + N_B];
      const due = evalAmount(t, s, seat, d[f + F_LEVEL], t.nodes[node * NODE + N_A]);
      const there = resourceOf(t, s, seat, resource);
      if (due > there && isWhole(t, node)) return fail(t, s, f);
      const count = Math.min(due, there);
      const source = d[f + F_SOURCE];
      advance(t, s, f);
      payResource(t, s, seat, resource, count, source);
      if (count > 0) announceResource(t, s, EVENT_PAY_RESOURCE, seat, resource, nextLevel(t, s));
      return false;
    },
    possible(l, node) {
      const amount = l.t.nodes[node * NODE + N_A];
      const resource = l.t.nodes[node * NODE + N_B];
      const least = bound(l, amount, LEAST);
      if (l.held[resource] < least) return NO;
      holdLess(l, resource, least, bound(l, amount, MOST));
      return YES;
    },
  },
};
