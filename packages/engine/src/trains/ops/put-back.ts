// Cards go on top of the deck one by one in the order their owner chooses; the last one ends on top (T16).
import { cardsOfKind } from '../effects/evaluate.ts';
import { DECK, DECK_TOP, F_LEVEL, F_NODE, F_SEAT, F_SOURCE } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { selectionZone, takeSelected } from '../effects/selections.ts';
import { advance } from '../effects/stack.ts';
import { NODE, N_A, type Tables } from '../state/tables.ts';
import { moveCards } from '../rules/moves.ts';
import { unplacedCount } from '../state/zones.ts';
import { seenBy } from './moved.ts';
import type { Op } from './op.ts';

function countOf(t: Tables, s: State, f: number, kind: number): number {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const cards = t.cards[t.nodes[d[f + F_NODE] * NODE + N_A]];
  const count = cardsOfKind(t, s, seat, d[f + F_LEVEL], d[f + F_SOURCE], cards, kind);
  // Cards on top of the deck stay there.
  return cards.from === 'zone' && cards.zone === DECK
    ? Math.min(count, unplacedCount(t, s, seat, DECK, kind))
    : count;
}

function put(t: Tables, s: State, f: number, kind: number, count: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const cards = t.cards[t.nodes[d[f + F_NODE] * NODE + N_A]];
  const level = d[f + F_LEVEL];
  const isSelection = cards.from === 'selection';
  const zone = isSelection ? selectionZone(t, s, seat, level, cards.selection, cards.zone) : cards.zone;
  if (isSelection) takeSelected(t, s, level, cards.selection, kind, count);
  moveCards(t, s, seat, zone, DECK_TOP, kind, count, seenBy(t, s, seat, zone));
}

export const putBack: Op<'put-back'> = {
  compile: (c, { cards }, scope) => [c.movedRef(cards, scope)],
  code: {
    asks: 'order',
    run(t, s, f) {
      let different = 0;
      let last = 0;
      for (let k = 0; k < t.kinds; k++)
        if (countOf(t, s, f, k) > 0) {
          different++;
          last = k;
        }
      if (different > 1) return true;
      if (different === 1) put(t, s, f, last, countOf(t, s, f, last));
      advance(t, s, f);
      return false;
    },
    legal(t, s, f, out) {
      let n = 0;
      for (let k = 0; k < t.kinds; k++) if (countOf(t, s, f, k) > 0) out[n++] = k;
      return n;
    },
    choose: (t, s, f, kind) => put(t, s, f, kind, 1),
    format: (t, _s, _f, kind) => `put ${t.ids[kind]}`,
    detail(t, s, f) {
      const left: Record<string, number> = {};
      for (let k = 0; k < t.kinds; k++) {
        const count = countOf(t, s, f, k);
        if (count > 0) left[t.ids[k]] = count;
      }
      return { left };
    },
  },
};
