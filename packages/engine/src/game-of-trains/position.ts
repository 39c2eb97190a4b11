// Positions written by hand, for rule tests: every zone and counter can be given, and what is wrong comes back as
// sentences. The whole position is what `viewFor(s, undefined)` shows.
import { randomBelow } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import type { GameOfTrains } from './game.ts';
import { shapeProblems, type GameOfTrainsPositionInput } from './position-input.ts';
import {
  ACTIVE,
  DECK_COUNT,
  DISCARD_COUNT,
  DRAWN,
  FIRST,
  PHASE,
  PLACE,
  PLAY,
  read,
  STACKED,
  TURN,
} from './layout.ts';
import type { Table } from './table.ts';
import { isOrdered, lockOffset, trainOffset } from './train.ts';
import { askExchange } from './turns.ts';

/** Puts a position into `s`, whose generator is kept. With problems, the state is not to be used. */
export function placeGameOfTrainsPosition(
  game: GameOfTrains,
  s: State,
  input: GameOfTrainsPositionInput,
): string[] {
  const malformed = shapeProblems(input);
  if (malformed.length > 0) return malformed;
  const t = game.table;
  const cards = new CardPool(t);
  s.data.fill(0);
  placeNamedCards(t, s, input, cards);
  if (cards.problems.length > 0) return cards.problems;
  placeRest(t, s, input, cards);
  placeCounters(t, s, input, cards.problems);
  if (cards.problems.length === 0 && input.hands?.some((hand) => (hand?.length ?? 0) > 0)) askExchange(t, s);
  return cards.problems;
}

/** Hands out each card once and collects what is wrong. */
class CardPool {
  readonly problems: string[] = [];
  readonly #left: Set<number>;
  readonly #table: Table;

  constructor(t: Table) {
    this.#table = t;
    this.#left = new Set(t.rankOf.keys());
  }
  /** Rank of a card number, or 0 with a problem. */
  take(number: number): number {
    if (this.#left.delete(number)) return this.#table.rankOf.get(number) as number;
    this.problems.push(
      this.#table.rankOf.has(number)
        ? `Card ${number} is in two places.`
        : `There is no card with the number ${number}.`,
    );
    return 0;
  }
  rest(): number[] {
    const ranks = Array.from(this.#left, (number) => this.#table.rankOf.get(number) as number);
    return ranks.sort((a, b) => a - b);
  }
}

function placeNamedCards(t: Table, s: State, input: GameOfTrainsPositionInput, cards: CardPool): void {
  const { layout } = t;
  const bySeat = <T>(
    what: string,
    list: readonly (T | null)[] | undefined,
    place: (seat: number, value: T) => void,
  ): void => {
    if (list && list.length > t.seats)
      cards.problems.push(`${what} are given for ${list.length} seats, the game has ${t.seats}.`);
    list?.slice(0, t.seats).forEach((value, seat) => value !== null && place(seat, value));
  };
  bySeat('Trains', input.trains, (seat, train) => {
    if (train.length !== t.trainLength)
      return cards.problems.push(
        `The train of seat ${seat + 1} has ${train.length} cards, not ${t.trainLength}.`,
      );
    train.forEach((number, i) => {
      s.data[trainOffset(t, seat) + i] = number === 0 ? 0 : cards.take(number);
    });
    if (isOrdered(t, s, seat))
      cards.problems.push(`The train of seat ${seat + 1} is in ascending order already.`);
  });
  bySeat('Lock cards', input.locks, (seat, locks) => {
    for (const { at, card } of locks) {
      const spot = lockOffset(t, seat) + at - 1;
      if (!Number.isInteger(at) || at < 1 || at > t.trainLength)
        cards.problems.push(`A train has no position ${at} for a lock card.`);
      else if (read(s, spot) > 0)
        cards.problems.push(`Seat ${seat + 1} has two lock cards at position ${at}.`);
      else s.data[spot] = cards.take(card);
    }
  });
  bySeat('Hands', input.hands, (seat, hand) => {
    const most = layout.draws - layout.hand;
    if (hand.length > most) return cards.problems.push(`A hand has at most ${most} cards.`);
    const base = seat * layout.seatSize;
    hand.forEach((number, i) => (s.data[base + layout.hand + i] = cards.take(number)));
    s.data.subarray(base + layout.hand, base + layout.hand + hand.length).sort();
    s.data[base + layout.handCount] = hand.length;
  });
  for (const number of input.faceUp ?? []) {
    const card = cards.take(number);
    const ability = t.abilityOf[card];
    if (card > 0 && read(s, layout.faceUp + ability) > 0)
      cards.problems.push(
        `Two cards beside the draw pile show ${t.abilities[ability]?.id}; they would be discarded.`,
      );
    s.data[layout.faceUp + ability] = card;
  }
  const deck = input.deck?.map((number) => cards.take(number)).reverse() ?? [];
  s.data.set(deck, layout.deck);
  s.data[DECK_COUNT] = deck.length;
  s.data[STACKED] = deck.length;
  const discard = input.discard?.map((number) => cards.take(number)) ?? [];
  s.data.set(discard, layout.discard);
  s.data[DISCARD_COUNT] = discard.length;
  if (input.drawn) s.data[DRAWN] = cards.take(input.drawn);
}

/** Deals the trains that are not given and puts the cards named nowhere where they belong. */
function placeRest(t: Table, s: State, input: GameOfTrainsPositionInput, cards: CardPool): void {
  const rest = cards.rest();
  for (let seat = 0; seat < t.seats; seat++) {
    if (input.trains?.[seat]) continue;
    const train: number[] = [];
    while (train.length < t.trainLength && rest.length > 0)
      train.push(...rest.splice(randomBelow(s.rng, rest.length), 1));
    s.data.set(
      train.sort((a, b) => b - a),
      trainOffset(t, seat),
    );
  }
  const [pile, count] =
    input.deck === undefined ? [t.layout.deck, DECK_COUNT] : [t.layout.discard, DISCARD_COUNT];
  if (input.deck !== undefined && input.discard !== undefined) return;
  s.data.set(rest, pile);
  s.data[count] = rest.length;
}

function placeCounters(t: Table, s: State, input: GameOfTrainsPositionInput, problems: string[]): void {
  const count = (what: string, value: number, most: number): number => {
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    problems.push(`${what} must be a whole number from 0 to ${most}, not ${value}.`);
    return 0;
  };
  s.data[ACTIVE] = count('The active seat', input.active ?? 0, t.seats - 1);
  s.data[FIRST] = count('The first seat', input.first ?? input.active ?? 0, t.seats - 1);
  s.data[TURN] = count('The turn', input.turn ?? 1, t.turnLimit);
  s.data[PHASE] = input.drawn ? PLACE : PLAY;
  for (let seat = 0; seat < t.seats; seat++) {
    const base = seat * t.layout.seatSize;
    s.data[base + t.layout.draws] = count('Cards drawn', input.draws?.[seat] ?? 0, t.turnLimit);
    for (const [id, uses] of Object.entries(input.used?.[seat] ?? {})) {
      const ability = t.abilities.findIndex((known) => known.id === id);
      if (ability < 0) problems.push(`There is no ability "${id}".`);
      else s.data[base + t.layout.uses + ability] = count(`Uses of ${id}`, uses, t.turnLimit);
    }
  }
  if (!input.hands?.some((hand) => (hand?.length ?? 0) > 0)) return;
  s.data[TURN] = 0;
  if (input.drawn) problems.push('A card cannot be drawn while cards of the set-up exchange are in hand.');
}
