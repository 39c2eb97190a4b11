// Discards, trashes or gains cards where something may be done instead of that, with each of them.
import { cardsOfKind } from '../effects/evaluate.ts';
import {
  ANSWER,
  askInstead,
  AS_USUAL,
  DISCARDING,
  GAIN,
  mayReplace,
  REPLACED,
  TRASHING,
} from '../effects/instead.ts';
import {
  ABOUT,
  placeOf,
  placeSelection,
  selectionZone,
  settleSelection,
  takeSelected,
} from '../effects/selections.ts';
import { advance, nextLevel } from '../effects/stack.ts';
import { moveCards } from '../rules/moves.ts';
import type { CardsCode } from '../state/codes.ts';
import type { State } from '../../core/state.ts';
import {
  DECK,
  DEPTH,
  DISCARD,
  F_LEVEL,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  GAINED,
  PLAY,
  TRASH,
} from '../state/layout.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { heard, seenBy } from './moved.ts';

/** What can be replaced when cards go to this zone: an index into REPLACED, or NONE. */
function replacedBy(to: number): number {
  if (to === DISCARD) return DISCARDING;
  return to === TRASH ? TRASHING : to === GAINED ? GAIN : NONE;
}

/** Whether this takes care of the step. */
export function moveAsking(t: Tables, s: State, f: number, cards: CardsCode, to: number): boolean {
  const of = replacedBy(to);
  if (of === NONE || cards.from === 'zone') return false;
  if (cards.from === 'self') return askSelf(t, s, f, cards, of);
  moveSelected(t, s, f, cards, to, of);
  return true;
}

/** Of "this card": false if it moves as usual. */
function askSelf(t: Tables, s: State, f: number, cards: CardsCode, of: number): boolean {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const source = d[f + F_SOURCE];
  if (d[f + F_Y] === AS_USUAL) return false;
  if (d[f + F_Y] === REPLACED) {
    advance(t, s, f);
    return true;
  }
  const there = cardsOfKind(t, s, seat, level, source, cards, source) > 0;
  if (!there || !mayReplace(t, s, of, seat, source, PLAY, level + 1)) return false;
  askInstead(t, s, of, seat, level + 1, source, source, PLAY, cards.held ? undefined : ABOUT);
  return true;
}

/** How many cards of the kind at hand have moved, and where they came from, in Y with the answer about the next one. */
const MOVED = 64;
const FROM = 4;

/** Cards of a selection, kind by kind; X is the kind at hand. Whatever a card sets off comes before the next one. */
function moveSelected(t: Tables, s: State, f: number, cards: CardsCode, to: number, of: number): void {
  const d = s.data;
  const seat = d[f + F_SEAT];
  const level = d[f + F_LEVEL];
  const source = d[f + F_SOURCE];
  const slot = cards.selection;
  const depth = d[DEPTH];
  const answer = d[f + F_Y] & ANSWER;
  d[f + F_Y] -= answer;
  if (answer === AS_USUAL) move(t, s, f, to, Math.trunc(d[f + F_Y] / FROM) % (MOVED / FROM), d[f + F_X], 1);
  for (; d[f + F_X] < t.kinds; d[f + F_X]++) {
    if (d[DEPTH] > depth) return;
    const kind = d[f + F_X];
    const zone = selectionZone(t, s, seat, level, slot, cards.zone);
    const count = zone < 0 ? 0 : cardsOfKind(t, s, seat, level, source, cards, kind);
    if (count > 0 && zone !== DECK && mayReplace(t, s, of, seat, kind, zone, level + 1)) {
      d[f + F_Y] = Math.trunc(d[f + F_Y] / MOVED) * MOVED + zone * FROM;
      takeSelected(t, s, level, slot, kind, 1);
      askInstead(t, s, of, seat, level + 1, source, kind, zone);
      return;
    }
    if (count > 0) {
      takeSelected(t, s, level, slot, kind, count);
      move(t, s, f, to, zone, kind, count);
    }
    settleSelection(t, s, level, slot, kind, Math.trunc(d[f + F_Y] / MOVED));
    d[f + F_Y] = 0;
  }
  if (d[DEPTH] > depth) return;
  advance(t, s, f);
  placeSelection(t, s, level, slot, placeOf(seat, to));
}

function move(t: Tables, s: State, f: number, to: number, zone: number, kind: number, count: number): void {
  const seat = s.data[f + F_SEAT];
  const above = nextLevel(t, s);
  s.data[f + F_Y] += MOVED * count;
  moveCards(t, s, seat, zone, to, kind, count, seenBy(t, s, seat, zone));
  heard(t, s, seat, to, kind, count, above);
}
