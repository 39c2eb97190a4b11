// Redeals the cards that a seat cannot see, for bots that think ahead without peeking. The unordered part of a deck needs nothing (it has no
// order yet); other seats' hands, deck tops only they know and cards they look at in private are pooled with their decks and dealt again.
// Choices of others among these in an unfinished effect are drawn again.
import { randomBelow, seedRng, nextUint32, type RngWords } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { matches } from '../effects/evaluate.ts';
import {
  allLiveSelections,
  allLiveCellSlots,
  countLive,
  topLevel,
  unknownTo,
  type LiveSelection,
} from '../effects/live-selections.ts';
import {
  ASIDE,
  DECK,
  DECK_BOTTOM,
  DEPTH,
  F_NODE,
  F_SEAT,
  F_Y,
  FRAME,
  FRAME_LIMIT,
  HAND,
  LASTING,
  LASTING_LIMIT,
  LASTING_MORE,
  MAT_DOWN,
  PASSED_ACTIVE,
  PASSED_LEFT,
  PASSED_RIGHT,
  SEAT_ZONES,
  SECRET,
  TOP_KIND,
  TOP_LIMIT,
  TOP_SIZE,
  TOTALS,
  ZONES,
} from '../state/layout.ts';
import { LOOK_LIMIT } from '../state/limits.ts';
import { optionalBase, optionalCount } from '../state/optional-zones.ts';
import {
  clearSelection,
  keepOnly,
  select,
  selectionBase,
  selectionPlace,
  selectionZone,
  stillThere,
} from '../effects/selections.ts';
import { redealPowers } from '../rules/powers.ts';
import { choosingSeat } from './powers.ts';
import { holdShown, shownHands, type ShownHands } from './shown-hands.ts';
import { keepOnlyCellSelections } from '../effects/cell-selections.ts';
import { topFrame } from '../effects/stack.ts';
import { NODE, NONE, N_OP, type Lookahead, type Tables } from '../state/tables.ts';
import { isSeenBy, seatBase, unplacedCount, zoneBase } from '../state/zones.ts';

/** Deals again until the asked seat can answer, as everybody knows it can. The first deals are purely random; these are the limits. */
const CHANCES = 50;
const DEALS = 100;

export function resampleHidden(l: Lookahead, s: State, viewer: number, rng: RngWords): void {
  const { t } = l;
  const live = allLiveSelections(t, s);
  const unknown = unknownTo(live, viewer);
  clearLeftovers(t, s, live);
  if (t.powers !== null) redealPowers(t, s, viewer, choosingSeat(t, s), rng);
  const shown = shownHands(t, s, live, viewer);
  for (let deal = 0; deal < DEALS; deal++) {
    for (let seat = 0; seat < t.seats; seat++) {
      holdShown(t, s, shown, seat, -1);
      resampleSeat(t, s, viewer, seat, rng);
      holdShown(t, s, shown, seat, 1);
    }
    for (const one of unknown) chooseAnew(t, s, one, rng);
    if (s.data[DEPTH] === 0 || canAnswer(l, s, viewer)) break;
    if (deal >= CHANCES && exchangeToAnswer(l, s, viewer, unknown, shown, rng)) break;
  }
  seedRng(s.rng, nextUint32(rng), nextUint32(rng));
}

/** Clears selections no longer in use, since they still reveal what was there. */
export function clearLeftovers(t: Tables, s: State, live: readonly LiveSelection[]): void {
  const d = s.data;
  const { stack, lasting, lastingMore } = t.layout;
  d.fill(0, stack + d[DEPTH] * FRAME, stack + FRAME_LIMIT * FRAME);
  d.fill(0, lasting + d[LASTING] * 2, lasting + LASTING_LIMIT * 2);
  if (t.timed) d.fill(0, lastingMore + d[LASTING] * LASTING_MORE, lastingMore + LASTING_LIMIT * LASTING_MORE);
  for (let seat = 0; seat < t.seats; seat++) {
    const top = seatBase(t, seat) + t.layout.top;
    d.fill(0, top + d[seatBase(t, seat) + TOP_SIZE], top + TOP_LIMIT);
    if (d[seatBase(t, seat) + TOTALS + ASIDE] === 0) d[seatBase(t, seat) + SECRET] = 0;
  }
  const kept = live.map(({ base }) => base);
  keepOnly(t, s, kept, topLevel(t, s));
  if (t.cellSlots > 0) keepOnlyCellSelections(t, s, allLiveCellSlots(t, s));
}

function resampleSeat(t: Tables, s: State, viewer: number, seat: number, rng: RngWords): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const zones = base + ZONES;
  const deck = zones + DECK * t.kinds;
  const top = base + t.layout.top;
  const isOther = seat !== viewer;
  const hidden = (entry: number): boolean => !isSeenBy(entry, viewer);

  // Everything unknown goes into the deck,
  const handBack = isOther ? moveAll(t, d, zones + HAND * t.kinds, deck) : 0;
  const asideBack = isOther && d[base + SECRET] === 1 ? moveAll(t, d, zones + ASIDE * t.kinds, deck) : 0;
  const moreBack = isOther && t.optionalZones ? takeMore(t, d, seat, deck) : NO_MORE;
  let pool = moreBack.reduce((sum, n) => sum + n, d[base + TOTALS + DECK] + handBack + asideBack);
  for (let i = 0; i < d[base + TOP_SIZE]; i++)
    if (hidden(d[top + i])) {
      d[deck + (d[top + i] & TOP_KIND)]++;
      pool++;
    }
  // and comes out again at random.
  const take = (): number => takeAt(d, deck, randomBelow(rng, pool--));
  for (let i = 0; i < handBack; i++) d[zones + HAND * t.kinds + take()]++;
  for (let i = 0; i < asideBack; i++) d[zones + ASIDE * t.kinds + take()]++;
  moreBack.forEach((count, i) => {
    for (let n = 0; n < count; n++) d[optionalBase(t, seat, HIDDEN_MORE[i]) + take()]++;
  });
  for (let i = 0; i < d[base + TOP_SIZE]; i++)
    if (hidden(d[top + i])) d[top + i] = take() | (d[top + i] & ~TOP_KIND);
}

const NO_MORE: readonly number[] = [];
/** The other zones that only their seat knows. */
const HIDDEN_MORE = [DECK_BOTTOM, PASSED_LEFT, PASSED_RIGHT, PASSED_ACTIVE, MAT_DOWN];

/** The cards of its other zones go into the deck too; how many of each. */
function takeMore(t: Tables, d: Int16Array, seat: number, deck: number): number[] {
  return HIDDEN_MORE.map((zone) => moveAll(t, d, optionalBase(t, seat, zone), deck));
}

/** Moves a zone's cards to the deck and returns how many there were. Totals stay the same. */
function moveAll(t: Tables, d: Int16Array, from: number, deck: number): number {
  let moved = 0;
  for (let k = 0; k < t.kinds; k++) {
    moved += d[from + k];
    d[deck + k] += d[from + k];
    d[from + k] = 0;
  }
  return moved;
}

/** Removes the card with this index from counts by kind and returns its kind. */
function takeAt(counts: Int16Array, base: number, index: number): number {
  let left = index;
  let kind = 0;
  while ((left -= counts[base + kind]) >= 0) kind++;
  counts[base + kind]--;
  return kind;
}

/**
 * If few hands have an answer: tries each kind in the deck in exchange for a card in hand. Returns whether some exchange gives an answer,
 * and keeps it.
 */
function exchangeToAnswer(
  l: Lookahead,
  s: State,
  viewer: number,
  unknown: readonly LiveSelection[],
  shown: ShownHands,
  rng: RngWords,
): boolean {
  const { t } = l;
  const d = s.data;
  const seat = d[topFrame(t, s) + F_SEAT];
  const hand = zoneBase(t, seat, HAND);
  const deck = zoneBase(t, seat, DECK);
  const size = d[seatBase(t, seat) + TOTALS + HAND] - holdShown(t, s, shown, seat, -1);
  const given = size > 0 ? takeAt(d, hand, randomBelow(rng, size)) : NONE;
  holdShown(t, s, shown, seat, 1);
  if (given === NONE) return false;
  const first = randomBelow(rng, t.kinds);
  for (let i = 0; i < t.kinds; i++) {
    const kind = (first + i) % t.kinds;
    if (d[deck + kind] === 0) continue;
    d[deck + kind]--;
    d[deck + given]++;
    d[hand + kind]++;
    for (const one of unknown) chooseAnew(t, s, one, rng);
    if (canAnswer(l, s, viewer)) return true;
    d[hand + kind]--;
    d[deck + given]--;
    d[deck + kind]++;
  }
  d[hand + given]++;
  for (const one of unknown) chooseAnew(t, s, one, rng);
  return false;
}

/**
 * Redraws a selection that the viewer does not know: as many cards, from those it can have been made from, of matching kinds as long as
 * there are any.
 */
function chooseAnew(t: Tables, s: State, live: LiveSelection, rng: RngWords): void {
  const d = s.data;
  const { seat, level, slot, base } = live;
  let left = countLive(t, s, live);
  clearSelection(t, s, level, slot, selectionPlace(t, s, level, slot));
  const zone = zoneBase(t, seat, live.zone);
  const chosenFrom = live.from === NONE ? zone : selectionBase(t, level, live.from);
  const filter = t.filters[live.filter];
  const fits = (kind: number): boolean => filter === null || matches(t, s, seat, level, filter, kind);
  const fitting = d.slice(chosenFrom, chosenFrom + t.kinds).map((n, kind) => (fits(kind) ? n : 0));
  for (const pool of [fitting, d.slice(zone, zone + t.kinds), ownedKinds(t, s, seat)]) {
    let size = pool.reduce((sum, n) => sum + n, 0);
    for (; left > 0 && size > 0; left--)
      select(t, s, level, slot, takeAt(pool, 0, randomBelow(rng, size--)), 1);
  }
  for (; left > 0; left--) select(t, s, level, slot, randomBelow(rng, t.kinds), 1);
  if (t.tracked) {
    const there = selectionZone(t, s, seat, level, slot, live.zone);
    const still = stillThere(t, s, level, slot);
    for (let k = 0; k < t.kinds; k++)
      still[k] = there < 0 ? 0 : Math.min(still[k], unplacedCount(t, s, seat, there, k));
  }
  // Cards are chosen in ascending order of kind, so the last one is the highest.
  if (live.isOpen) for (let k = 0; k < t.kinds; k++) if (d[base + k] > 0) d[topFrame(t, s) + F_Y] = k;
}

/** Everything a seat owns, by kind. */
function ownedKinds(t: Tables, s: State, seat: number): Int16Array {
  const top = seatBase(t, seat) + t.layout.top;
  const owned = new Int16Array(t.kinds);
  for (let zone = 0; zone < SEAT_ZONES; zone++)
    for (let k = 0; k < t.kinds; k++) owned[k] += s.data[zoneBase(t, seat, zone) + k];
  for (let i = 0; i < s.data[seatBase(t, seat) + TOP_SIZE]; i++) owned[s.data[top + i] & TOP_KIND]++;
  for (let k = 0; k < t.kinds; k++) owned[k] += optionalCount(t, s, seat, k);
  return owned;
}

/** Whether another seat that is asked has an answer; questions to the viewer never change. */
function canAnswer(l: Lookahead, s: State, viewer: number): boolean {
  const { t } = l;
  const frame = topFrame(t, s);
  if (s.data[frame + F_SEAT] === viewer) return true;
  const { legal } = t.ops[t.nodes[s.data[frame + F_NODE] * NODE + N_OP]];
  l.left = LOOK_LIMIT;
  return legal === undefined || legal(t, s, frame, new Int16Array(Math.max(t.kinds, t.cells) + 1), l) > 0;
}
