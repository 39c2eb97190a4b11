// Effects that last while their card is in the play area (T32). An entry names the kind whose effect lasts and the kind of the card that
// holds it; they differ when a card copies another (T10). An effect that a step starts for the turn has a number above all kinds, and no
// card holds it. Sums over the entries are kept in the header, where the hot path reads them.
import type { State } from '../../core/state.ts';
import { dropKept, moveKept } from './kept.ts';
import { logCard } from '../state/events.ts';
import {
  IGNORE_WASTE,
  LASTING,
  LASTING_LIMIT,
  LASTING_MORE,
  SEAT,
  TRIGGERS,
  TURN_WAIVER,
  WAIVER,
} from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';

// How long it lasts: an index into UNTIL.
const TURN_END = 0;
const NEXT_TURN = 1;
const NEXT_TURN_END = 2;
const GAME_END = 3;

/** And from here on for so many next turns of its player, less this. */
const TURNS = 2;

const FOR = 1;
const SPENT = 2;
const LEFT = 3;
/** The owner of an effect in force for all seats: the seat in question. */
export const EVERYONE = -1;
/** Uses left of what is used up, until it goes. */
export const USED_UP = -1;

/**
 * `seat` is the effect's owner, or EVERYONE. Once the list is full, nothing more lasts, and an event says so. Returns whether it lasts.
 */
export function addLasting(t: Tables, s: State, kind: number, source: number, seat: number): boolean {
  const d = s.data;
  const count = d[LASTING];
  if (count >= LASTING_LIMIT) {
    if (s.events !== null)
      logCard(t, s, 'lasts-not', seat === EVERYONE ? d[SEAT] : seat, source, { limit: LASTING_LIMIT });
    return false;
  }
  d[t.layout.lasting + count * 2] = kind;
  d[t.layout.lasting + count * 2 + 1] = source;
  d[LASTING] = count + 1;
  if (t.timed) keepMore(t, s, count, kind, seat);
  d[TRIGGERS] |= t.lastingEvents[kind];
  if (t.timed && seat !== d[SEAT] && seat !== EVERYONE) return true;
  d[WAIVER] |= t.lastingWaiver[kind];
  d[IGNORE_WASTE] |= t.lastingIgnore[kind];
  return true;
}

function keepMore(t: Tables, s: State, entry: number, kind: number, seat: number): void {
  const at = t.layout.lastingMore + entry * LASTING_MORE;
  s.data[at] = seat;
  s.data[at + FOR] = termFor(t.until[kind], t.untilTurns[kind]);
  s.data[at + SPENT] = 0;
  s.data[at + LEFT] = t.uses[kind];
}

/** A term as it begins: an index into UNTIL, or a number of next turns instead. */
export function termFor(until: number, turns: number): number {
  return turns > 1 ? TURNS + turns : turns === 1 ? NEXT_TURN_END : until;
}

/** The seat whose effect lasts. */
export function ownerOf(t: Tables, s: State, entry: number): number {
  return t.timed ? s.data[t.layout.lastingMore + entry * LASTING_MORE] : s.data[SEAT];
}

/** The same where `seat` does or pays something. */
export function ownerFor(t: Tables, s: State, entry: number, seat: number): number {
  const owner = ownerOf(t, s, entry);
  return owner === EVERYONE ? seat : owner;
}

/** How long an entry lasts, and which of its triggers have acted this turn. */
export function termOf(t: Tables, s: State, entry: number): readonly [until: number, spent: number] {
  const at = t.layout.lastingMore + entry * LASTING_MORE;
  return t.timed ? [s.data[at + FOR], s.data[at + SPENT]] : [TURN_END, 0];
}

/** Of a term that goes on for several turns of its player, how many; else 0. */
export function turnsLeft(until: number): number {
  return until > GAME_END ? until - TURNS : 0;
}

/** Whether a once-a-turn trigger acts now; after that it does not. */
export function spend(t: Tables, s: State, entry: number, bit: number): boolean {
  const at = t.layout.lastingMore + entry * LASTING_MORE + SPENT;
  if ((s.data[at] & bit) !== 0) return false;
  s.data[at] |= bit;
  return true;
}

/** Counts one use of an effect that is used up; afterwards `endUsed` ends those that are. Only where `t.usedUp`. */
export function use(t: Tables, s: State, entry: number): void {
  const at = t.layout.lastingMore + entry * LASTING_MORE + LEFT;
  if (s.data[at] > 0) s.data[at] = s.data[at] === 1 ? USED_UP : s.data[at] - 1;
}

/** Uses left, 0 for as many as there are, USED_UP for none. */
export function usesLeft(t: Tables, s: State, entry: number): number {
  return t.usedUp ? s.data[t.layout.lastingMore + entry * LASTING_MORE + LEFT] : 0;
}

export function endUsed(t: Tables, s: State): void {
  const d = s.data;
  let kept = 0;
  for (let i = 0; i < d[LASTING]; i++) if (usesLeft(t, s, i) !== USED_UP) moveEntry(t, s, i, kept++);
  if (kept === d[LASTING]) return;
  d[LASTING] = kept;
  sumLasting(t, s);
}

/** The newest entry of this effect held by a card of kind `source` of a seat, or -1. */
export function findLasting(t: Tables, s: State, kind: number, source: number, seat: number): number {
  let i = s.data[LASTING] - 1;
  while (i >= 0 && !isHeldBy(t, s, i, kind, source, seat)) i--;
  return i;
}

function isHeldBy(t: Tables, s: State, entry: number, kind: number, source: number, seat: number): boolean {
  const at = t.layout.lasting + entry * 2;
  return s.data[at] === kind && s.data[at + 1] === source && (!t.timed || ownerOf(t, s, entry) === seat);
}

/** A card of a seat stays in play for this term: of several, one that would leave play when the turn ends. Whether there is any. */
export function stay(t: Tables, s: State, kind: number, source: number, seat: number, term: number): boolean {
  let found = findLasting(t, s, kind, source, seat);
  if (found < 0) return false;
  for (let i = found; i >= 0; i--)
    if (isHeldBy(t, s, i, kind, source, seat) && termOf(t, s, i)[0] === TURN_END) {
      found = i;
      break;
    }
  s.data[t.layout.lastingMore + found * LASTING_MORE + FOR] = term;
  return true;
}

/** How many cards of a kind in play hold an effect of this seat; once its turn ends, they stay there. */
export function holding(t: Tables, s: State, source: number, seat: number): number {
  const list = t.layout.lasting;
  let held = 0;
  for (let i = 0; i < s.data[LASTING]; i++)
    if (s.data[list + i * 2] < t.kinds && s.data[list + i * 2 + 1] === source && ownerOf(t, s, i) === seat)
      held++;
  return held;
}

function moveEntry(t: Tables, s: State, from: number, to: number): void {
  if (from === to) return;
  if (t.kept !== null) moveKept(t, s, from, to);
  const d = s.data;
  const list = t.layout.lasting;
  d.copyWithin(list + to * 2, list + from * 2, list + from * 2 + 2);
  if (!t.timed) return;
  const more = t.layout.lastingMore;
  d.copyWithin(more + to * LASTING_MORE, more + from * LASTING_MORE, more + (from + 1) * LASTING_MORE);
}

/** Ends an entry whose card leaves play; -1 if the card holds none. */
export function endLasting(t: Tables, s: State, entry: number): void {
  if (entry < 0) return;
  const d = s.data;
  for (let i = entry + 1; i < d[LASTING]; i++) moveEntry(t, s, i, i - 1);
  d[LASTING]--;
  sumLasting(t, s);
}

/** A card of kind `source` of a seat left play and `remaining` are still there: the newest entries beyond those end. */
export function dropLasting(t: Tables, s: State, source: number, seat: number, remaining: number): void {
  const d = s.data;
  const list = t.layout.lasting;
  let held = 0;
  let kept = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    const isOne = d[list + i * 2] < t.kinds && d[list + i * 2 + 1] === source;
    if (isOne && (!t.timed || ownerOf(t, s, i) === seat) && ++held > remaining) continue;
    moveEntry(t, s, i, kept++);
  }
  if (kept === d[LASTING]) return;
  d[LASTING] = kept;
  sumLasting(t, s);
}

/** The events that cards themselves wait for, wherever they lie, as bits. */
export function waitingInHand(t: Tables): number {
  return (t.reactions === null ? 0 : t.reactions.events) | (t.insteads === null ? 0 : t.insteads.events);
}

function sumLasting(t: Tables, s: State): void {
  if (t.kept !== null) dropKept(t, s);
  const d = s.data;
  const list = t.layout.lasting;
  d[WAIVER] = d[TURN_WAIVER];
  d[IGNORE_WASTE] = 0;
  d[TRIGGERS] = waitingInHand(t);
  for (let i = 0; i < d[LASTING]; i++) {
    const kind = d[list + i * 2];
    d[TRIGGERS] |= t.lastingEvents[kind];
    if (t.timed && ownerFor(t, s, i, d[SEAT]) !== d[SEAT]) continue;
    d[WAIVER] |= t.lastingWaiver[kind];
    d[IGNORE_WASTE] |= t.lastingIgnore[kind];
  }
}

/** At the end of a turn, ends what lasts no longer. */
export function clearLasting(t: Tables, s: State): void {
  const d = s.data;
  d[TURN_WAIVER] = 0;
  if (t.timed) {
    keepLasting(t, s);
    return;
  }
  d[LASTING] = 0;
  if (t.kept !== null) dropKept(t, s);
  d[WAIVER] = 0;
  d[IGNORE_WASTE] = 0;
  d[TRIGGERS] = waitingInHand(t);
}

function keepLasting(t: Tables, s: State): void {
  const d = s.data;
  let kept = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    if (termOf(t, s, i)[0] === TURN_END) continue;
    moveEntry(t, s, i, kept);
    d[t.layout.lastingMore + kept * LASTING_MORE + SPENT] = 0;
    kept++;
  }
  d[LASTING] = kept;
  sumLasting(t, s);
}

/** The rest of a term once a turn of its player begins. */
function nextTerm(until: number): number {
  if (until === NEXT_TURN_END) return TURN_END;
  if (until <= GAME_END) return until;
  return until === TURNS + 2 ? NEXT_TURN_END : until - 1;
}

/** Begins the turn of the current seat; only if `t.timed`. */
export function beginTurn(t: Tables, s: State): void {
  const d = s.data;
  let kept = 0;
  for (let i = 0; i < d[LASTING]; i++) {
    const own = ownerOf(t, s, i) === d[SEAT];
    const until = termOf(t, s, i)[0];
    if (own && until === NEXT_TURN) continue;
    moveEntry(t, s, i, kept);
    if (own) d[t.layout.lastingMore + kept * LASTING_MORE + FOR] = nextTerm(until);
    kept++;
  }
  d[LASTING] = kept;
  sumLasting(t, s);
}
