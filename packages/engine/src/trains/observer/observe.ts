// A position of Trains as the asked seat knows it: its own cards by zone, what is open, and what everybody saw.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import {
  ACTED,
  ASIDE,
  COINS,
  DECK,
  DEPTH,
  DISCARD,
  EMPTY_PILES,
  END,
  F_LEVEL,
  F_NODE,
  F_SOURCE,
  HAND,
  IGNORE_WASTE,
  LASTING,
  PLAY,
  RAIL_POINTS,
  RAILS_LEFT,
  SCORE,
  SEAT,
  STATIONS_LEFT,
  TOP_KIND,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
  TURN,
  WAIVER,
  ZONES,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { claimedRoutes } from '../rules/arrivals.ts';
import { oneMore } from '../rules/ends.ts';
import { placeInOrder } from '../state/round.ts';
import { TERRAIN_LIMIT } from '../state/limits.ts';
import { optionalCount } from '../state/optional-zones.ts';
import { boardScore, endScore } from '../rules/scoring.ts';
import { selectionBase } from '../effects/selections.ts';
import { topFrame } from '../effects/stack.ts';
import { N_E, NODE, NONE, type Tables } from '../state/tables.ts';
import { lastingCard } from '../view/turn.ts';
import { seatBase } from '../state/zones.ts';
import { bound } from './bound.ts';
import { observeMarked } from './marked-cells.ts';
import { observeMap } from './observe-map.ts';
import { observeRewards } from './rewards.ts';
import { addLow, observeRows } from './rows.ts';
import {
  observeBids,
  observeEnds,
  observeEvents,
  observeLinks,
  observePowers,
  observeTokens,
} from './setup-senses.ts';
import { observeWaiting } from './waiting.ts';
import {
  CARD_ASK,
  COIN_STEPS,
  OTHER_ASK,
  START_ASK,
  STEPS,
  TURN_ASK,
  type TrainsFeatures,
} from './features.ts';

// Loops write features without `feel`: keeping the lists and the size at hand makes observing a fifth faster.

/** Counted once per position, for `describe` to read. */
export interface Counted {
  seat: number;
  asks: number;
  /** Cards that the seat itself owns, by kind. */
  readonly own: Int16Array;
  /** Copies on the known top of a deck, by kind. */
  readonly tops: Int16Array;
  /** The smallest supply piles that are not empty. */
  readonly lows: Int16Array;
}

export function observe(t: Tables, f: TrainsFeatures, s: State, c: Counted, out: Sparse): void {
  const { at } = f;
  addFeature(out, at.asks + (c.asks > OTHER_ASK ? OTHER_ASK : c.asks), 1);
  if (f.at.mapAsks !== NONE) observeMarked(t, f, s, c.asks, out);
  if (c.asks !== TURN_ASK && c.asks !== START_ASK) observeEffect(t, f, s, c, out);
  observeOwn(t, f, s, c, out);
  observeSupply(t, f, s, c, out);
  const lead = observeSeats(t, f, s, c, out);
  observeTable(t, f, s, c, lead, out);
  observeMap(t, f, s, c.seat, out);
  if (t.ownTokens !== null) observeTokens(t, f.at, s, c.seat, out);
  if (f.at.ends !== NONE) observeEnds(t, f.at.ends, s, c.seat, out);
  if (f.at.lastRound !== NONE && s.data[END] < 0)
    addFeature(out, f.at.lastRound, oneMore(t, s) === 'round' ? 0.5 : 1);
  if (f.at.endRoutes !== NONE)
    addFeature(out, f.at.endRoutes, bound(claimedRoutes(t, s) / (t.ownEnds?.routes ?? 1)));
  if (f.at.rewards !== NONE) observeRewards(t, f.at.rewards, s, c.seat, out);
  if (f.at.links !== NONE && t.entries !== null) observeLinks(t, t.entries, f.at.links, s, c.seat, out);
  if (t.powers !== null) observePowers(t, f.at, s, c.seat, out);
  if (f.at.turnOrder !== NONE)
    for (let i = 0; i < t.seats; i++)
      addFeature(out, f.at.turnOrder + i, (1 + placeInOrder(t, s, (c.seat + i) % t.seats)) / t.seats);
  if (f.at.bids !== NONE) observeBids(t, f.at.bids, s, c.seat, out);
  if (t.eventDeck !== null) observeEvents(t, f.at, s, out);
  observeWaiting(t, f, s, c.seat, out);
}

/** The card that asks, at which step, and what has been picked so far. */
function observeEffect(t: Tables, { at }: TrainsFeatures, s: State, c: Counted, out: Sparse): void {
  const d = s.data;
  const frame = topFrame(t, s);
  const node = d[frame + F_NODE];
  const source = d[frame + F_SOURCE];
  addFeature(out, at.asking + source, 1);
  addFeature(out, at.step + ((node - t.effect[source]) & (STEPS - 1)), 1);
  if (at.below !== NONE && s.data[DEPTH] > 2) addFeature(out, at.below, bound((s.data[DEPTH] - 2) / 4));
  if (c.asks !== CARD_ASK) return;
  const picked = selectionBase(t, d[frame + F_LEVEL], t.nodes[node * NODE + N_E]);
  for (let k = 0; k < t.kinds; k++)
    if (d[picked + k] > 0) addFeature(out, at.picked + k, bound(d[picked + k] / 2));
}

function observeOwn(t: Tables, { at }: TrainsFeatures, s: State, c: Counted, out: Sparse): void {
  const d = s.data;
  const { kinds } = t;
  const { tops } = c;
  const base = seatBase(t, c.seat);
  const hand = base + ZONES;
  countTops(t, s, c.seat, tops);
  const size = d[base + TOP_SIZE];
  if (size > 0) {
    const entry = d[base + t.layout.top + size - 1];
    if (((entry >> (TOP_SEEN_SHIFT + c.seat)) & 1) === 1) addFeature(out, at.top + (entry & TOP_KIND), 1);
  }
  const { index, value } = out;
  const { owned, hand: held, play, draw, aside: beside } = at;
  let n = out.size;
  for (let k = 0; k < kinds; k++) {
    const i = hand + k;
    const inHand = d[i + HAND * kinds];
    const drawn = d[i + DECK * kinds] + tops[k];
    const inPlay = d[i + PLAY * kinds];
    const aside = d[i + ASIDE * kinds];
    const own = inHand + drawn + inPlay + aside + d[i + DISCARD * kinds] + d[i + (PLAY + 1) * kinds];
    c.own[k] = own;
    if (own === 0) continue;
    index[n] = owned + k;
    value[n++] = own / 4;
    if (inHand > 0) {
      index[n] = held + k;
      value[n++] = inHand / 2;
    }
    if (inPlay > 0) {
      index[n] = play + k;
      value[n++] = inPlay / 2;
    }
    if (drawn > 0) {
      index[n] = draw + k;
      value[n++] = drawn / 4;
    }
    if (aside > 0) {
      index[n] = beside + k;
      value[n++] = aside;
    }
  }
  out.size = n;
}

/** The kinds of the known top cards; for how many a seat owns, it does not matter who knows them. */
function countTops(t: Tables, s: State, seat: number, out: Int16Array): void {
  const d = s.data;
  const base = seatBase(t, seat);
  for (let k = 0; k < t.kinds; k++) out[k] = optionalCount(t, s, seat, k);
  for (let i = 0; i < d[base + TOP_SIZE]; i++) out[d[base + t.layout.top + i] & TOP_KIND]++;
}

function observeSupply(t: Tables, { at }: TrainsFeatures, s: State, { lows }: Counted, out: Sparse): void {
  const inRow = t.rows?.of;
  const d = s.data;
  const { index, value } = out;
  const { empty, supply } = at;
  const { waste } = t;
  const piles = SUPPLY_COUNTS;
  const last = lows.length - 1;
  for (let i = 0; i <= last; i++) lows[i] = 99;
  let n = out.size;
  for (let k = 0; k < t.piles; k++) {
    if (inRow !== undefined && inRow[k] !== NONE) continue;
    const left = d[piles + k];
    index[n] = (left === 0 ? empty : supply) + k;
    value[n++] = left === 0 ? 1 : left > 40 ? 4 : left / 10;
    if (left !== 0 && left < lows[last] && k !== waste) addLow(lows, left);
  }
  out.size = n;
  if (t.rows !== null) observeRows(t, t.rows, at, s, lows, out);
  for (let i = 0; i < d[LASTING]; i++) addFeature(out, at.lasting + lastingCard(t, s, i), 1);
}

/** Each seat, starting with the own one; returns by how much the own seat leads. */
function observeSeats(t: Tables, { at }: TrainsFeatures, s: State, c: Counted, out: Sparse): number {
  const d = s.data;
  const { kinds, points, value: values } = t;
  const { index, value } = out;
  const { tops } = c;
  let own = 0;
  let best = -32768;
  for (let i = 0; i < t.seats; i++) {
    const seat = (c.seat + i) % t.seats;
    const base = seatBase(t, seat);
    const zones = base + ZONES;
    let cards = 0;
    let coins = 0;
    let waste = 0;
    let score = boardScore(t, s, seat) + endScore(t, s, seat);
    const theirs = i === 0 ? 0 : at.opponents[i - 1];
    let n = out.size;
    if (i > 0) countTops(t, s, seat, tops);
    for (let k = 0; k < kinds; k++) {
      const z = zones + k;
      const count =
        i === 0
          ? c.own[k]
          : d[z] +
            d[z + kinds] +
            d[z + 2 * kinds] +
            d[z + 3 * kinds] +
            d[z + 4 * kinds] +
            d[z + 5 * kinds] +
            tops[k];
      if (count === 0) continue;
      cards += count;
      coins += count * values[k];
      score += count * points[k];
      if (k === t.waste) waste = count;
      if (i === 0) continue;
      index[n] = theirs + k;
      value[n++] = count / 4;
    }
    out.size = n;
    if (i === 0) own = score;
    else if (score > best) best = score;
    const all = cards > 0 ? 1 / cards : 0;
    const rails = d[base + RAILS_LEFT];
    const first = at.seats[i];
    addFeature(out, first, bound(score / 30));
    addFeature(out, first + 1, rails / 20);
    addFeature(out, first + 2, bound(cards / 25));
    addFeature(out, first + 3, bound(coins * all));
    addFeature(out, first + 4, waste * all);
    if (rails < 5) addFeature(out, first + 5, 1);
    if (seat === d[SEAT]) addFeature(out, first + 6, 1);
    addFeature(out, first + 7, bound(d[base + TOTALS + HAND] / 5));
    addFeature(out, first + 8, bound((d[base + TOTALS + DECK] + d[base + TOP_SIZE]) / 10));
    addFeature(out, first + 9, bound(d[base + SCORE] / 15));
  }
  return own - best;
}

function observeTable(
  t: Tables,
  { at }: TrainsFeatures,
  s: State,
  c: Counted,
  lead: number,
  out: Sparse,
): void {
  const d = s.data;
  const coins = d[COINS];
  addFeature(out, at.coins + (coins < COIN_STEPS ? coins : COIN_STEPS), 1);
  addFeature(out, at.coins + COIN_STEPS + 1, bound(coins / 8));
  const m = at.misc;
  const empty = d[EMPTY_PILES];
  let toEnd = 0;
  for (let i = 0; i < t.emptyPiles - empty && i < c.lows.length; i++) toEnd += c.lows[i];
  addFeature(out, m, 1);
  if (d[ACTED] === 1) addFeature(out, m + 1, 1);
  if (d[RAIL_POINTS] > 0) addFeature(out, m + 2, d[RAIL_POINTS] / 2);
  addFeature(out, m + 3, bound(d[TURN] / t.seats / 30));
  addFeature(out, m + 4 + (empty < 3 ? empty : 3), 1);
  addFeature(out, m + 8, d[STATIONS_LEFT] / 30);
  if (d[STATIONS_LEFT] < 6) addFeature(out, m + 9, 1);
  addFeature(out, m + 10, bound(toEnd / 20));
  if (toEnd <= 3) addFeature(out, m + 11, 1);
  if (toEnd <= 8) addFeature(out, m + 12, 1);
  addFeature(out, m + 13, bound(c.lows[0] / 10));
  addFeature(out, m + 14, bound(lead / 15));
  if (lead > 0) addFeature(out, m + 15, 1);
  if (lead < 0) addFeature(out, m + 16, 1);
  addFeature(out, m + 17 + (c.seat < 5 ? c.seat : 4), 1);
  if (d[IGNORE_WASTE] === 1) addFeature(out, m + 22, 1);
  if (d[DEPTH] > 1) addFeature(out, m + 23, 1);
  const waiver = d[WAIVER];
  if (waiver !== 0)
    for (let bit = 0; bit < TERRAIN_LIMIT + 4; bit++)
      if (((waiver >> bit) & 1) === 1) addFeature(out, at.waived + bit, 1);
}
