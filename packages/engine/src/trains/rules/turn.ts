// The turn: playing, buying, passing, clean-up, and the end of the game. Choices of a turn are numbered: play 0…K-1, buy
// K…2K-1, then a banked rail, the end of the turn, and returning Waste (K kinds). Rules: OKAZU rulebook, "Flow of the game"; rulings T1,
// T8, T23 to T31, T34.
import type { State } from '../../core/state.ts';
import { log, logCard } from '../state/events.ts';
import {
  ACTED,
  ASIDE,
  COINS,
  DISCARD,
  HAND,
  PLAY,
  RAIL_POINTS,
  SEAT,
  SEAT_ZONES,
  SUPPLY,
  TOTALS,
  TRIGGERS,
  TURN,
  TURN_PLAYED,
  TURN_SPENT,
  WAIVER,
  ZONES,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { clearTurnCounts, countTurn } from './turn-counts.ts';
import { startBids } from './bids.ts';
import { startRound } from './event-deck.ts';
import { takeHandSize, takesAnother } from './extra-turns.ts';
import { clearLasting } from '../effects/lasting.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { payResource } from '../state/own-resources.ts';
import { canBuy, cardPrice, mayPlay, PRICED_CARDS, usePrices } from './prices.ts';
import { ABOUT, placeOf, setAbout } from '../effects/selections.ts';
import { nextLevel, pushFrame } from '../effects/stack.ts';
import { obtain } from './supply.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { canReachCell, NETWORK } from './rail-reach.ts';
import {
  afterShuffle,
  announce,
  announceResource,
  beforeShuffle,
  EVENT_PAY_RESOURCE,
  EVENT_PLAY,
  EVENT_TURN_END,
  pushTriggers,
} from '../effects/triggers.ts';
import { exchange, exchangeChoices } from './exchange.ts';
import { cleanUp, drawCards, moveCards, tally } from './moves.ts';
import { cleanUpBut } from './staying.ts';
import { openTurn } from './open-turn.ts';
import { comesToEnd } from './ends.ts';
import { nextInOrder } from './turn-order.ts';
import { countOwnTurn, placeInOrder } from '../state/round.ts';
import { seatBase, zoneBase } from '../state/zones.ts';

/** Writes the kinds in hand that can be played, in ascending order. */
function playableKinds(t: Tables, s: State, seat: number, out: Int16Array): number {
  const d = s.data;
  const hand = t.layout.seat0 + seat * t.layout.seatSize + ZONES;
  let left = d[hand - SEAT_ZONES + HAND];
  let n = 0;
  if (left === 0) return n;
  for (let bits = s.notes[seat]; bits !== 0; bits &= bits - 1) {
    const kind = 31 - Math.clz32(bits & -bits);
    const count = d[hand + kind];
    // Every kind is written, but counted only if it is in hand: the outcome is unpredictable, so a branch would cost more.
    out[n] = kind;
    n += t.isPlayable[kind] & Number(count > 0);
    left -= count;
  }
  return left === 0 ? n : notedAnew(t, s, seat, out);
}

/** The same from nothing, where a kind was not noted or is beyond the bits of a note. */
function notedAnew(t: Tables, s: State, seat: number, out: Int16Array): number {
  const hand = seatBase(t, seat) + ZONES;
  let n = 0;
  for (let kind = 0; kind < t.deckKinds; kind++) {
    if (s.data[hand + kind] === 0) continue;
    s.notes[seat] |= 1 << kind;
    if (t.isPlayable[kind] === 1) out[n++] = kind;
  }
  return n;
}

/** Whether a banked rail point can be spent. */
export function canSpendRailPoint(t: Tables, s: State): boolean {
  const d = s.data;
  return d[RAIL_POINTS] > 0 && canReachCell(t, s, d[SEAT], d[WAIVER], d[COINS], null, 0, NETWORK, NONE);
}

/** Whether the turn can be given up to return Waste: only before anything else is done. */
export function canReturnWaste(t: Tables, s: State): boolean {
  const d = s.data;
  return d[ACTED] === 0 && d[zoneBase(t, d[SEAT], HAND) + t.waste] > 0;
}

export function turnChoices(t: Tables, s: State, out: Int16Array): number {
  const d = s.data;
  const kinds = t.kinds;
  const coins = d[COINS];
  let n = playableKinds(t, s, d[SEAT], out);
  if (t.bans !== 0) n = allowedKinds(t, s, n, out);
  if (t.pricedCards) n = pricedKinds(t, s, n, out);
  else if (coins >= t.cheapest) {
    const last = t.affordable.length - 1;
    const list = t.affordable[coins < last ? coins : last];
    // Every pile is written, but counted only if it has a card, as above.
    for (let i = 0; i < list.length; i++) {
      out[n] = kinds + list[i];
      n = (n + Number(d[SUPPLY_COUNTS + list[i]] > 0)) | 0;
    }
  }
  if (canSpendRailPoint(t, s)) out[n++] = 2 * kinds;
  out[n++] = 2 * kinds + 1;
  if (canReturnWaste(t, s)) out[n++] = 2 * kinds + 2;
  return t.exchanges === null ? n : exchangeChoices(t, s, t.exchanges, n, out);
}

/** If playing can be forbidden: keeps what may be played of the first `n` choices; returns how many are left. */
function allowedKinds(t: Tables, s: State, n: number, out: Int16Array): number {
  let kept = 0;
  for (let i = 0; i < n; i++) if (mayPlay(t, s, s.data[SEAT], out[i])) out[kept++] = out[i];
  return kept;
}

/** If prices change: writes what can be bought after the first `n` choices; returns the new number of choices. */
function pricedKinds(t: Tables, s: State, n: number, out: Int16Array): number {
  for (let k = 0; k < t.piles; k++) if (canBuy(t, s, k)) out[n++] = t.kinds + k;
  return n;
}

/** May leave frames on the stack; the caller runs them. */
export function applyTurnChoice(t: Tables, s: State, choice: number): void {
  const kinds = t.kinds;
  if (choice < kinds) playCard(t, s, choice);
  else if (choice < 2 * kinds) buyCard(t, s, choice - kinds);
  else if (choice === 2 * kinds) {
    s.data[RAIL_POINTS]--;
    pushFrame(t, s, t.ruleNodes.bankedRail, s.data[SEAT], 0, t.waste);
  } else if (choice > 2 * kinds + 2 && t.exchanges !== null)
    exchange(t, s, choice - 2 * kinds - 3, t.exchanges[choice - 2 * kinds - 3]);
  else endTurn(t, s, choice === 2 * kinds + 2);
}

function playCard(t: Tables, s: State, kind: number): void {
  const d = s.data;
  const seat = d[SEAT];
  const { layout } = t;
  const base = layout.seat0 + seat * layout.seatSize;
  const hand = base + ZONES + kind;
  d[ACTED] = 1;
  d[hand]--;
  d[hand + PLAY * t.kinds]++;
  d[base + TOTALS + HAND]--;
  d[base + TOTALS + PLAY]++;
  tally(d, base + layout.playedTally + kind);
  if (s.events !== null) logCard(t, s, 'play', seat, kind);
  const value = t.value[kind];
  if (value > 0) addCoins(t, s, seat, value, kind);
  if (t.hasEffect[kind] === 1) pushFrame(t, s, t.askEffect[kind], seat, 0, kind);
  if (t.heeds || d[TRIGGERS] !== 0) announcePlayed(t, s, seat, kind);
}

/** Announces that a card is played; what the triggers do comes before its own effect. */
function announcePlayed(t: Tables, s: State, seat: number, kind: number): void {
  const played = placeOf(seat, PLAY);
  if (t.counted) countTurn(t, s, seat, TURN_PLAYED, 1);
  if (t.hasEffect[kind] === 1) {
    setAbout(t, s, 0, kind, played);
    pushTriggers(t, s, EVENT_PLAY, seat, 1, kind, ABOUT, NONE, NONE, NONE);
  } else pushTriggers(t, s, EVENT_PLAY, seat, 0, kind, played, NONE, NONE, NONE);
}

/** Only the seat whose turn it is has coins; others could not use them. `cause` is the card that gives them. */
export function addCoins(t: Tables, s: State, seat: number, count: number, cause: number): void {
  if (seat !== s.data[SEAT]) return;
  const coins = s.data[COINS] + count;
  s.data[COINS] = coins > AMOUNT_LIMIT ? AMOUNT_LIMIT : coins;
  if (s.events !== null && count !== 0) log(s, { type: 'coins', seat, coins: count, by: t.ids[cause] });
}

function buyCard(t: Tables, s: State, kind: number): void {
  const d = s.data;
  const price = cardPrice(t, s, d[SEAT], kind);
  d[ACTED] = 1;
  d[COINS] -= price;
  if (t.counted) countTurn(t, s, d[SEAT], TURN_SPENT, price);
  if (t.usedUp) usePrices(t, s, d[SEAT], PRICED_CARDS, kind);
  const costs = t.resources === null ? null : t.resources.costs;
  if (costs === null) obtain(t, s, kind, price);
  else buyFor(t, s, kind, price, costs[kind]);
}

/** With resources, too. What is set off by paying comes before what the purchase sets off. */
function buyFor(
  t: Tables,
  s: State,
  kind: number,
  price: number,
  costs: readonly (readonly [resource: number, count: number])[],
): void {
  for (const [resource, count] of costs) payResource(t, s, s.data[SEAT], resource, count, kind);
  obtain(t, s, kind, price);
  const level = nextLevel(t, s);
  for (const [resource] of costs) announceResource(t, s, EVENT_PAY_RESOURCE, s.data[SEAT], resource, level);
}

function endTurn(t: Tables, s: State, returnWaste: boolean): void {
  const d = s.data;
  const seat = d[SEAT];
  if (d[ACTED] === 0) pass(t, s, seat, returnWaste);
  if ((d[TRIGGERS] & EVENT_TURN_END) === 0) finishTurn(t, s);
  else {
    // Triggers come before the clean-up.
    pushFrame(t, s, t.ruleNodes.finishTurn, seat, 0, t.waste);
    announce(t, s, EVENT_TURN_END, seat, NONE, 1, nextLevel(t, s));
  }
}

/** The clean-up, and the next turn unless the game is over. */
export function finishTurn(t: Tables, s: State): void {
  const d = s.data;
  const seat = d[SEAT];
  d[COINS] = 0;
  d[ACTED] = 0;
  d[RAIL_POINTS] = 0;
  if (t.counted) clearTurnCounts(t, s);
  if (t.layout.exchanged > 0) d[t.layout.exchanged] = 0;
  clearLasting(t, s);
  for (let p = 0; p < t.seats; p++) if (d[seatBase(t, p) + TOTALS + ASIDE] > 0) discardAside(t, s, p);
  if (t.stays === null) {
    if (s.events !== null) log(s, { type: 'clean-up', seat });
    cleanUp(t, s, seat);
  } else cleanUpBut(t, s, seat, t.stays);
  const before = beforeShuffle(t, s, seat);
  drawCards(t, s, seat, t.turned ? takeHandSize(t, s, seat) : t.handSize);
  if (comesToEnd(t, s)) return;
  const isExtra = t.turned && takesAnother(t, s);
  const following = seat + 1 === t.seats ? 0 : seat + 1;
  if (!isExtra) d[SEAT] = t.turnOrder === 0 ? following : nextInOrder(t, s, seat);
  d[TURN]++;
  if (isExtra || !startNextRound(t, s)) {
    countOwnTurn(t, s);
    openTurn(t, s);
  }
  if (d[TRIGGERS] !== 0) afterShuffle(t, s, seat, before);
}

/** Begins a round with bids, which say whose turn it is, or with an event; whether there is anything to begin. */
function startNextRound(t: Tables, s: State): boolean {
  const { bid } = t.ruleNodes;
  if (t.eventDeck === null && bid === NONE) return false;
  if (placeInOrder(t, s, s.data[SEAT]) !== 0) return false;
  if (bid === NONE) {
    countOwnTurn(t, s);
    startRound(t, s);
  } else startBids(t, s);
  return true;
}

/** Ends a turn in which nothing was done. */
function pass(t: Tables, s: State, seat: number, returnWaste: boolean): void {
  if (s.events !== null) log(s, { type: 'pass', seat });
  if (!returnWaste) return;
  const waste = s.data[seatBase(t, seat) + ZONES + t.waste];
  moveCards(t, s, seat, HAND, SUPPLY, t.waste, waste, 0);
}

/** Cards that an effect turned over and did not put anywhere. */
function discardAside(t: Tables, s: State, seat: number): void {
  const aside = zoneBase(t, seat, ASIDE);
  for (let k = 0; k < t.kinds; k++) moveCards(t, s, seat, ASIDE, DISCARD, k, s.data[aside + k], 0);
}
