// Preparations of the game and of each further day: cards into the deck, the main yard filled, yards dealt, the deck
// split around the Trains Leave card ("Preparations", "Beginning of the Second Day").
import type { GameEvent } from '../core/event.ts';
import { seedRng } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import { deckCars, drawIntoSiding, splitDeck } from './deck.ts';
import { CHIPS, DAY, DECK, LEAVE_DRAWN, LOCOMOTIVES, LOWER, ROUND, UPPER, YARD_CARS } from './layout.ts';
import type { Rules } from './rules.ts';
import { carIds, yardIds } from './ids.ts';
import { beginTurn } from './turns.ts';

export function startGame(r: Rules, s: State, seed: number): void {
  const d = s.data;
  d.fill(0);
  seedRng(s.rng, seed, 0);
  // Until the day's split no Trains Leave card is in the deck: dealing must not meet it.
  d[LEAVE_DRAWN] = 1;
  d[UPPER] = r.types * r.cards;
  for (let type = 0; type < r.types; type++) d[DECK + type] = r.cards;
  for (let seat = 0; seat < r.seats; seat++) {
    const at = r.seatAt(seat);
    d[at + CHIPS] = r.chips;
    d[at + LOCOMOTIVES] = r.locomotives;
  }
  if (s.events) s.events.push(setUpEvent(r));
  fillMainYard(r, s);
  for (let seat = 0; seat < r.seats; seat++) dealYard(r, s, seat);
  splitDeck(r, d);
  reportDeck(s);
  d[ROUND] = 1;
  if (s.events) s.events.push({ type: 'round', day: 1, round: 1, first: 0 });
  beginTurn(s);
}

/** Refills every space of the main yard, as far as the cards go. */
export function fillMainYard(r: Rules, s: State): void {
  const d = s.data;
  for (let siding = 0; siding < r.mainSidings; siding++) drawIntoSiding(s, r.mainAt(siding), r.mainSpaces);
  if (s.events)
    s.events.push({
      type: 'main-yard',
      day: d[DAY] + 1,
      sidings: Array.from({ length: r.mainSidings }, (_, siding) => carIds(r, d, r.mainAt(siding))),
    });
}

export function reportDeck(s: State): void {
  const d = s.data;
  if (s.events)
    s.events.push({
      type: 'deck',
      day: d[DAY] + 1,
      cars: deckCars(d),
      upper: d[UPPER],
      lower: d[LOWER],
    });
}

function dealYard(r: Rules, s: State, seat: number): void {
  const d = s.data;
  const at = r.seatAt(seat);
  let left = r.dealt;
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const cars = Math.ceil(left / (r.ownSidings - siding));
    drawIntoSiding(s, r.ownAt(at, siding), cars);
    left -= cars;
  }
  d[at + YARD_CARS] = r.dealt;
  if (s.events) s.events.push({ type: 'deal', seat, sidings: yardIds(r, d, seat) });
}

function setUpEvent(r: Rules): GameEvent {
  return {
    type: 'set-up',
    game: 'freight-train',
    seats: r.seats,
    cars: Object.fromEntries(r.definition.carTypes.map((car) => [car.id, r.cards])),
    chips: r.chips,
    locomotives: r.locomotives,
    days: r.days.length,
    switches: { ...r.definition.rules.switches },
  };
}
