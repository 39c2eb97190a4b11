// Moves cards: the only code that changes zones, so that totals, known deck tops, lasting effects and the log stay correct. Rules: OKAZU
// rulebook, "Cleaning up the play area", "Draw"; ruling T13.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { log, logCard, logMove } from '../state/events.ts';
import { dropLasting } from '../effects/lasting.ts';
import {
  ASIDE,
  DECK,
  DECK_BOTTOM,
  DECK_TOP,
  DISCARD,
  EVERYBODY,
  GAINED,
  HAND,
  PLAY,
  REMOVED,
  SEAT_ZONES,
  SECRET,
  SUPPLY,
  TOP_KIND,
  TOP_LIMIT,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
  TRASH,
  ZONES,
} from '../state/layout.ts';
import { optionalBase, raiseBottom } from '../state/optional-zones.ts';
import { supplyChanged } from './rows.ts';
import { cardsLeft } from '../effects/selections.ts';
import type { Tables } from '../state/tables.ts';
import { isSeenBy, seatBase, unplacedCount, zoneBase } from '../state/zones.ts';

/** Counts one more for the statistics, up to the largest value that fits; cards may come and go endlessly. */
export function tally(d: Int16Array, at: number): void {
  if (d[at] < 32767) d[at]++;
}

function change(t: Tables, s: State, seat: number, zone: number, kind: number, by: number): void {
  s.data[zoneBase(t, seat, zone) + kind] += by;
  if (zone < SEAT_ZONES) s.data[seatBase(t, seat) + TOTALS + zone] += by;
}

/** Puts a card that comes from nowhere on a discard pile. */
export function addToDiscard(t: Tables, s: State, seat: number, kind: number): void {
  change(t, s, seat, DISCARD, kind, 1);
}

/** Puts a card on top of a deck; `seen` has a bit for each seat that knows it. */
function pushTop(t: Tables, s: State, seat: number, kind: number, seen: number): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  let size = d[base + TOP_SIZE];
  if (size === TOP_LIMIT) {
    // More known cards than anybody will ever draw: the lowest joins the rest.
    change(t, s, seat, DECK, d[top] & TOP_KIND, 1);
    d.copyWithin(top, top + 1, top + size);
    size--;
  }
  d[top + size] = kind | (seen << TOP_SEEN_SHIFT);
  d[base + TOP_SIZE] = size + 1;
}

/** Notes that `count` cards have been set aside. One that only its owner knows makes all of them private, so that none is given away. */
function hideAside(t: Tables, s: State, seat: number, count: number, isSecret: boolean): void {
  const base = seatBase(t, seat);
  if (isSecret) s.data[base + SECRET] = 1;
  else if (s.data[base + TOTALS + ASIDE] === count) s.data[base + SECRET] = 0;
}

/** Takes cards of a kind out of a deck: first those whose position its owner does not know, then those of the known top. */
function takeFromDeck(t: Tables, s: State, seat: number, kind: number, count: number): void {
  const d = s.data;
  const loose = Math.min(count, d[zoneBase(t, seat, DECK) + kind]);
  change(t, s, seat, DECK, kind, -loose);
  const left = takeFromTop(t, s, seat, kind, count - loose, false);
  const missing = takeFromTop(t, s, seat, kind, left, true);
  if (t.optionalZones && missing > 0) s.data[optionalBase(t, seat, DECK_BOTTOM) + kind] -= missing;
}

/** Takes cards from the top that their owner knows, or does not know; returns how many are missing. */
function takeFromTop(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
  count: number,
  isKnown: boolean,
): number {
  const d = s.data;
  const base = seatBase(t, seat);
  const top = base + t.layout.top;
  let left = count;
  for (let i = d[base + TOP_SIZE] - 1; i >= 0 && left > 0; i--) {
    if ((d[top + i] & TOP_KIND) !== kind || isSeenBy(d[top + i], seat) !== isKnown) continue;
    d.copyWithin(top + i, top + i + 1, top + d[base + TOP_SIZE]);
    d[base + TOP_SIZE]--;
    left--;
  }
  return left;
}

/**
 * Moves cards of one kind between zones. Trashed Waste goes back to its pile (T23); a kind without a pile leaves the game instead of
 * going to the supply (T19, T26).
 */
export function moveCards(
  t: Tables,
  s: State,
  seat: number,
  from: number,
  to: number,
  kind: number,
  count: number,
  seen: number,
): void {
  if (count <= 0) return;
  const there = landing(t, to, kind);
  if (s.events !== null) logMove(t, s, seat, kind, count, from, there, seen !== EVERYBODY);
  put(t, s, seat, from, there, kind, count, seen);
}

/** The same without an event, for what has an event of its own. */
export function moveQuietly(
  t: Tables,
  s: State,
  seat: number,
  from: number,
  to: number,
  kind: number,
  count: number,
  seen: number,
): void {
  if (count > 0) put(t, s, seat, from, landing(t, to, kind), kind, count, seen);
}

/** Where cards sent to a zone go. */
function landing(t: Tables, to: number, kind: number): number {
  if (to === REMOVED) return TRASH;
  if (to === TRASH && kind === t.waste) return SUPPLY;
  return to === SUPPLY && kind >= t.piles ? TRASH : to;
}

function put(
  t: Tables,
  s: State,
  seat: number,
  from: number,
  to: number,
  kind: number,
  count: number,
  seen: number,
): void {
  if (from === DECK) takeFromDeck(t, s, seat, kind, count);
  else change(t, s, seat, from, kind, -count);
  if (to === DECK_TOP) for (let i = 0; i < count; i++) pushTop(t, s, seat, kind, seen);
  else change(t, s, seat, to, kind, count);
  if (to === ASIDE) hideAside(t, s, seat, count, seen !== EVERYBODY);
  if (t.tracked) cardsLeft(t, s, seat, from, kind, unplacedCount(t, s, seat, from, kind));
  // Waste lies in no row, and its pile does not count among the empty ones.
  if ((from === SUPPLY || to === SUPPLY) && kind !== t.waste) supplyChanged(t, s);
  if (from === PLAY) dropLasting(t, s, kind, seat, s.data[zoneBase(t, seat, PLAY) + kind]);
}

const seatAt = (t: Tables, base: number): number => (base - t.layout.seat0) / t.layout.seatSize;

function reshuffle(t: Tables, s: State, base: number): void {
  const d = s.data;
  const deck = base + ZONES + DECK * t.kinds;
  const discard = base + ZONES + DISCARD * t.kinds;
  if (t.tracked) looseCards(t, s, seatAt(t, base));
  for (let k = 0; k < t.kinds; k++) {
    d[deck + k] += d[discard + k];
    d[discard + k] = 0;
  }
  d[base + TOTALS + DECK] += d[base + TOTALS + DISCARD];
  d[base + TOTALS + DISCARD] = 0;
  if (s.events !== null) s.events.push({ type: 'shuffle', seat: seatAt(t, base) });
}

/** The positions of its cards become unknown to all seats. */
function looseCards(t: Tables, s: State, seat: number): void {
  for (let k = 0; k < t.kinds; k++) {
    cardsLeft(t, s, seat, DISCARD, k, 0);
    cardsLeft(t, s, seat, DECK, k, 0);
  }
}

/** Shuffles a deck as it is: what was known of its top and its bottom is lost. */
export function shuffleDeck(t: Tables, s: State, seat: number): void {
  const base = seatBase(t, seat);
  for (; s.data[base + TOP_SIZE] > 0; s.data[base + TOP_SIZE]--)
    change(t, s, seat, DECK, s.data[base + t.layout.top + s.data[base + TOP_SIZE] - 1] & TOP_KIND, 1);
  if (t.optionalZones) raiseBottom(t, s, seat);
  if (t.tracked) for (let k = 0; k < t.kinds; k++) cardsLeft(t, s, seat, DECK, k, 0);
  if (s.events !== null) log(s, { type: 'shuffle-deck', seat });
}

/** Makes a deck of what lies at its bottom, else of the discard pile; whether there is any card. */
function refill(t: Tables, s: State, base: number): boolean {
  if (t.optionalZones && raiseBottom(t, s, seatAt(t, base))) return true;
  if (s.data[base + TOTALS + DISCARD] === 0) return false;
  reshuffle(t, s, base);
  return true;
}

/**
 * Takes the top card of a deck and returns its kind, or -1 if deck and discard pile are empty. The card is then in no zone: the caller
 * must place it.
 */
function takeTop(t: Tables, s: State, base: number): number {
  const d = s.data;
  const known = d[base + TOP_SIZE];
  if (known > 0) {
    d[base + TOP_SIZE] = known - 1;
    return d[base + t.layout.top + known - 1] & TOP_KIND;
  }
  if (d[base + TOTALS + DECK] === 0 && !refill(t, s, base)) return -1;
  const total = d[base + TOTALS + DECK];
  const deck = base + ZONES + DECK * t.kinds;
  let left = randomBelow(s.rng, total);
  // The kind is where the counts, summed from the last one down, exceed what was drawn. That is unpredictable, so going through all of
  // them without a branch is quicker than stopping there.
  let at = deck;
  for (let i = deck + t.kinds - 1; i > deck; i--) {
    left = (left - d[i]) | 0;
    // Goes up once nothing is left.
    at = (at + (left >>> 31)) | 0;
  }
  d[at]--;
  d[base + TOTALS + DECK] = total - 1;
  return at - deck;
}

/** Draws up to `count` cards to hand; returns the kind of the last one, or -1 if there was none for it. */
export function drawCards(t: Tables, s: State, seat: number, count: number): number {
  const d = s.data;
  const base = seatBase(t, seat);
  const hand = base + ZONES + HAND * t.kinds;
  let kind = -1;
  let drawn = 0;
  let noted = s.notes[seat];
  for (; drawn < count; drawn++) {
    kind = takeTop(t, s, base);
    if (kind < 0) break;
    d[hand + kind]++;
    noted |= 1 << kind;
    if (s.events !== null) logCard(t, s, 'draw', seat, kind);
  }
  d[base + TOTALS + HAND] += drawn;
  s.notes[seat] = noted;
  return kind;
}

/** Sets the top card of the deck aside and returns its kind, or -1. */
export function turnAside(t: Tables, s: State, seat: number, word: 'look' | 'reveal'): number {
  const base = seatBase(t, seat);
  const kind = takeTop(t, s, base);
  if (kind < 0) return -1;
  change(t, s, seat, ASIDE, kind, 1);
  hideAside(t, s, seat, 1, word === 'look');
  if (s.events !== null) logCard(t, s, word, seat, kind);
  return kind;
}

/** Everything played, gained or still in hand goes to the discard pile. */
export function cleanUp(t: Tables, s: State, seat: number): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const totals = base + TOTALS;
  const moved = d[totals + HAND] + d[totals + PLAY] + d[totals + GAINED];
  let left = moved;
  for (let bits = s.notes[seat]; bits !== 0; bits &= bits - 1)
    left -= discardKind(t, d, base, 31 - Math.clz32(bits & -bits));
  for (let k = 0; left > 0; k++) left -= discardKind(t, d, base, k);
  s.notes[seat] = 0;
  d[totals + DISCARD] += moved;
  d[totals + HAND] = 0;
  d[totals + PLAY] = 0;
  d[totals + GAINED] = 0;
}

/** Of one kind; returns how many cards. */
function discardKind(t: Tables, d: Int16Array, base: number, kind: number): number {
  const { kinds } = t;
  const at = base + ZONES + kind;
  const moved = d[at + HAND * kinds] + d[at + PLAY * kinds] + d[at + GAINED * kinds];
  d[at + HAND * kinds] = 0;
  d[at + PLAY * kinds] = 0;
  d[at + GAINED * kinds] = 0;
  d[at + DISCARD * kinds] += moved;
  return moved;
}
