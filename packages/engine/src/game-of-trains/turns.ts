// The course of the game: deal, set-up exchange, turns, end (rulebook: "Setup", "Game Play", "End of the Game").
import { randomBelow, seedRng } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import {
  ACTIVE,
  DECK_COUNT,
  DRAWN,
  END,
  END_REASONS,
  EXCHANGE,
  FIRST,
  IN_USE,
  KEEP,
  ORDERED,
  OVER,
  PHASE,
  PLAY,
  read,
  TURN,
  TURN_LIMIT,
  WINNER,
} from './layout.ts';
import { discardCard, drawCard } from './piles.ts';
import type { Table } from './table.ts';
import { isOrdered, replaceCard, trainOffset } from './train.ts';

export function startGame(t: Table, s: State, seed: number): void {
  seedRng(s.rng, seed, 0);
  s.data.fill(0);
  for (let i = 0; i < t.cards; i++) s.data[t.layout.deck + i] = i + 1;
  s.data[DECK_COUNT] = t.cards;
  const first = randomBelow(s.rng, t.seats);
  s.data[FIRST] = first;
  s.data[ACTIVE] = first;
  if (s.events)
    s.events.push({
      type: 'setup',
      setup: t.definition.setup,
      seats: t.seats,
      first,
      trainLength: t.trainLength,
      cards: t.cards,
    });
  for (let place = 0; place < t.seats; place++) dealTrain(t, s, (first + place) % t.seats);
  for (let place = 0; place < t.seats; place++)
    drawHand(t, s, (first + place) % t.seats, t.setupDraws[place]);
  askExchange(t, s);
}

/** Deals a train and arranges it in descending order, as everybody must. */
function dealTrain(t: Table, s: State, seat: number): void {
  const train = trainOffset(t, seat);
  for (let i = 0; i < t.trainLength; i++) {
    const card = drawCard(t, s, seat, 'deal');
    let at = train + i;
    for (; at > train && read(s, at - 1) < card; at--) s.data[at] = read(s, at - 1);
    s.data[at] = card;
  }
  if (s.events)
    s.events.push({
      type: 'deal',
      seat,
      cards: Array.from({ length: t.trainLength }, (_, i) => t.numberOf[read(s, train + i)]),
    });
}

/** The cards of which a seat may keep one, in ascending order. */
function drawHand(t: Table, s: State, seat: number, cards: number): void {
  const base = seat * t.layout.seatSize;
  const hand = base + t.layout.hand;
  let count = 0;
  for (; count < cards; count++) {
    const card = drawCard(t, s, seat, 'setup');
    if (card === 0) break;
    let at = hand + count;
    for (; at > hand && read(s, at - 1) > card; at--) s.data[at] = read(s, at - 1);
    s.data[at] = card;
  }
  s.data[base + t.layout.handCount] = count;
}

/** Asks the next seat that still holds cards of the exchange; begins the first turn when none does. */
export function askExchange(t: Table, s: State): void {
  const first = read(s, FIRST);
  for (let place = 0; place < t.seats; place++) {
    const seat = (first + place) % t.seats;
    const count = read(s, seat * t.layout.seatSize + t.layout.handCount);
    if (count === 0) continue;
    s.data[ACTIVE] = seat;
    s.data[PHASE] = KEEP;
    if (count === 1) keepCard(t, s, 0);
    return;
  }
  beginTurn(s, first);
}

/** Keeps one of the drawn cards, discards the others face down, and asks where the kept one goes. */
export function keepCard(t: Table, s: State, index: number): void {
  const seat = read(s, ACTIVE);
  const base = seat * t.layout.seatSize;
  const hand = base + t.layout.hand;
  const count = read(s, base + t.layout.handCount);
  const discarded: (number | undefined)[] | null = s.events ? [] : null;
  for (let i = 0; i < count; i++) {
    const card = read(s, hand + i);
    s.data[hand + i] = 0;
    if (i === index) s.data[DRAWN] = card;
    else {
      discardCard(t, s, card, seat);
      discarded?.push(t.numberOf[card]);
    }
  }
  s.data[base + t.layout.handCount] = 0;
  s.data[PHASE] = EXCHANGE;
  if (s.events) s.events.push({ type: 'keep', seat, card: t.numberOf[read(s, DRAWN)], discarded });
}

/** Puts the drawn card into the active seat's train; true when that wins the game. */
export function placeDrawn(t: Table, s: State, position: number): boolean {
  const card = read(s, DRAWN);
  s.data[DRAWN] = 0;
  replaceCard(t, s, read(s, ACTIVE), position, card);
  return endIfOrdered(t, s, read(s, ACTIVE));
}

function beginTurn(s: State, seat: number): void {
  const turn = read(s, TURN) + 1;
  s.data[TURN] = turn;
  s.data[ACTIVE] = seat;
  s.data[PHASE] = PLAY;
  if (s.events) s.events.push({ type: 'turn', seat, turn });
}

export function endTurn(t: Table, s: State): void {
  if (read(s, TURN) >= t.turnLimit) return endGame(t, s, TURN_LIMIT, -1);
  const next = read(s, ACTIVE) + 1;
  beginTurn(s, next === t.seats ? 0 : next);
}

/** Ends the game at once if this seat's train is in order (G5). Called after every change of a train. */
export function endIfOrdered(t: Table, s: State, seat: number): boolean {
  if (!isOrdered(t, s, seat)) return false;
  endGame(t, s, ORDERED, seat);
  return true;
}

function endGame(t: Table, s: State, reason: number, winner: number): void {
  const inUse = read(s, IN_USE);
  if (inUse > 0) {
    s.data[IN_USE] = 0;
    discardCard(t, s, inUse);
    if (s.events) s.events.push({ type: 'discard', seat: read(s, ACTIVE), card: t.numberOf[inUse] });
  }
  s.data[PHASE] = OVER;
  s.data[END] = reason + 1;
  s.data[WINNER] = winner + 1;
  if (!s.events) return;
  s.events.push({
    type: 'end',
    reason: END_REASONS[reason],
    ...(winner >= 0 && { winner }),
    turn: read(s, TURN),
  });
  for (let seat = 0; seat < t.seats; seat++)
    s.events.push({ type: 'score', seat, points: seat === winner ? 1 : 0 });
}
