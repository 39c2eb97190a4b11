// discard, trash, return and move: cards go from where they are to another zone.
import { unknownAt } from '../lookahead/unknown-cards.ts';
import { heard, seenBy } from './moved.ts';
import { moveAsking } from './move-asking.ts';
import { cardsOfKind } from '../effects/evaluate.ts';
import {
  DECK,
  DECK_TOP,
  DISCARD,
  EVERYBODY,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  GAINED,
  HAND,
  MAT,
  PLAY,
  REMOVED,
  SUPPLY,
  TRASH,
  TRIGGERS,
} from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import type { Cards } from '../language/values.ts';
import { endLasting, findLasting } from '../effects/lasting.ts';
import {
  aboutMoved,
  placeOf,
  placeSelection,
  selectionBase,
  selectionZone,
  settleSelection,
  takeSelected,
} from '../effects/selections.ts';
import { advance, nextLevel } from '../effects/stack.ts';
import { NO, NODE, NONE, N_A, N_B, YES, type OpCode, type Tables } from '../state/tables.ts';
import type { CardsCode } from '../state/codes.ts';
import { moveCards } from '../rules/moves.ts';
import { zoneBase } from '../state/zones.ts';
import type { EffectCompiler } from '../compile/effects.ts';
import type { Scope } from '../compile/scope.ts';
import type { Op } from './op.ts';

export const moving: OpCode = {
  run(t, s, f) {
    const d = s.data;
    const node = d[f + F_NODE];
    const seat = d[f + F_SEAT];
    const level = d[f + F_LEVEL];
    const source = d[f + F_SOURCE];
    const cards = t.cards[t.nodes[node * NODE + N_A]];
    const to = t.nodes[node * NODE + N_B];
    if (t.insteads !== null && moveAsking(t, s, f, cards, to)) return false;
    advance(t, s, f);
    if (cards.from === 'self') {
      if (cardsOfKind(t, s, seat, level, source, cards, source) > 0)
        moveSelf(t, s, seat, level, source, cards, to);
      return false;
    }
    const isSelection = cards.from === 'selection';
    const slot = cards.selection;
    const zone = isSelection ? selectionZone(t, s, seat, level, slot, cards.zone) : cards.zone;
    if (zone < 0) return false;
    const seen = seenBy(t, s, seat, zone);
    const above = nextLevel(t, s);
    const counts = isSelection
      ? selectionBase(t, level, slot)
      : zone === DECK
        ? NONE
        : zoneBase(t, seat, zone);
    for (let k = 0; k < t.kinds; k++) {
      if (counts !== NONE && d[counts + k] === 0) continue;
      const count = cardsOfKind(t, s, seat, level, source, cards, k);
      if (count > 0) {
        if (isSelection) takeSelected(t, s, level, slot, k, count);
        moveCards(t, s, seat, zone, to, k, count, seen);
        if (d[TRIGGERS] !== 0 || to === GAINED) heard(t, s, seat, to, k, count, above);
      }
      if (isSelection && cards.filter === null) settleSelection(t, s, level, slot, k, count);
    }
    if (isSelection && cards.filter === null) placeSelection(t, s, level, slot, placeOf(seat, to));
    return false;
  },
  certain: (t, node) => t.cards[t.nodes[node * NODE + N_A]].from !== 'self',
  possible(l, node) {
    const { t, s, seat, level, source } = l;
    const cards = t.cards[t.nodes[node * NODE + N_A]];
    // Any row may show another card then.
    if (cards.from !== 'self' && cards.zone === SUPPLY && t.rows !== null) l.refilled = -1;
    return cards.from !== 'self' || cardsOfKind(t, s, seat, level, source, cards, source) > 0 ? YES : NO;
  },
  acts(l, node) {
    const { t, s, seat, level } = l;
    const cards = t.cards[t.nodes[node * NODE + N_A]];
    if (cards.from === 'self') return true;
    if (cards.from === 'selection' && l.unknown[unknownAt(l, cards.selection)] > 0) return true;
    if (cards.from === 'zone' && cards.zone === HAND && l.drawn > 0) return true;
    for (let k = 0; k < t.kinds; k++) if (cardsOfKind(t, s, seat, level, 0, cards, k) > 0) return true;
    return false;
  },
};

/** The card leaves play, and what lasts while it is there ends. */
function moveSelf(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  cards: CardsCode,
  to: number,
): void {
  endLasting(t, s, findLasting(t, s, cards.kind, source, seat));
  if (!cards.held) aboutMoved(t, s, level);
  const above = nextLevel(t, s);
  moveCards(t, s, seat, PLAY, to, source, 1, EVERYBODY);
  if (s.data[TRIGGERS] !== 0 || to === GAINED) heard(t, s, seat, to, source, 1, above);
}

export function compileMove(c: EffectCompiler, cards: Cards, to: number, scope: Scope): number[] {
  if (to === GAINED) c.gainsMoved = true;
  const ref = c.movedRef(cards, scope);
  if (typeof cards === 'string' && cards !== 'self')
    scope.moved(cards, to === REMOVED || (to >= DECK_TOP && to < MAT) ? -1 : to);
  return [ref, to];
}

export const discard: Op<'discard'> = {
  compile: (c, { cards }, scope) => compileMove(c, cards, DISCARD, scope),
  code: moving,
};
export const trash: Op<'trash'> = {
  compile: (c, { cards }, scope) => compileMove(c, cards, TRASH, scope),
  code: moving,
};
export const remove: Op<'remove'> = {
  compile: (c, { cards }, scope) => compileMove(c, cards, REMOVED, scope),
  code: moving,
};
export const returnCards: Op<'return'> = {
  compile: (c, { cards }, scope) => compileMove(c, cards, SUPPLY, scope),
  code: moving,
};
export const move: Op<'move'> = {
  compile: (c, { cards, to }, scope) => compileMove(c, cards, c.target(to), scope),
  code: moving,
};
