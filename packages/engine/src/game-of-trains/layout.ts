// Where everything lies in the state: one flat block of small integers. Cards are stored as their rank by number, from 1,
// so 0 means "no card" and order of ranks is order of numbers.
import type { State } from '../core/state.ts';

/** Turns begun; 0 during the set-up exchange. */
export const TURN = 0;
/** The seat whose turn or set-up exchange it is. */
export const ACTIVE = 1;
export const FIRST = 2;
/** The open question, one of the phases. */
export const PHASE = 3;
export const DECK_COUNT = 4;
/** How many cards at the end of the deck list lie in a known order, top last; only positions written by hand have any. */
export const STACKED = 5;
export const DISCARD_COUNT = 6;
/** The card to be placed. */
export const DRAWN = 7;
/** The card of an ability that may become a lock card; other ability cards are discarded before their effect. */
export const IN_USE = 8;
/** Ability being carried out, plus 1. */
export const ABILITY = 9;
/** Its current step. */
export const STEP = 10;
/** End reason, plus 1. */
export const END = 11;
/** Winning seat, plus 1. */
export const WINNER = 12;
const HEADER = 13;

export const PHASES = ['over', 'keep', 'exchange', 'turn', 'place', 'swap', 'shift', 'protect'] as const;
export const OVER = 0;
export const KEEP = 1;
export const EXCHANGE = 2;
export const PLAY = 3;
export const PLACE = 4;
export const SWAP = 5;
export const SHIFT = 6;
export const PROTECT = 7;

/** Reasons why a game ends. */
export const END_REASONS = ['ordered', 'turn-limit'] as const;
export const ORDERED = 0;
export const TURN_LIMIT = 1;

/** Offsets that depend on the definition. Those of a seat's fields are relative to `seat * seatSize`. */
export interface Layout {
  /** The card beside the draw pile that shows this ability: never two (G2). */
  readonly faceUp: number;
  readonly deck: number;
  readonly discard: number;
  /** For each card of the discard pile the seat, plus 1, that alone saw it go there; 0 when everybody did. */
  readonly discardedBy: number;
  readonly train: number;
  /** The lock card under each card of the train. */
  readonly lock: number;
  readonly handCount: number;
  readonly hand: number;
  /** Measures: cards drawn as an action, and uses of each ability. */
  readonly draws: number;
  readonly uses: number;
  readonly seatSize: number;
  readonly size: number;
}

export function layOut(
  seats: number,
  cards: number,
  abilities: number,
  trainLength: number,
  handSize: number,
): Layout {
  const faceUp = HEADER;
  const deck = faceUp + abilities;
  const discard = deck + cards;
  const discardedBy = discard + cards;
  const train = discardedBy + cards;
  const lock = train + trainLength;
  const handCount = lock + trainLength;
  const hand = handCount + 1;
  const draws = hand + handSize;
  const uses = draws + 1;
  const seatSize = uses + abilities - train;
  const size = train + seats * seatSize;
  return { faceUp, deck, discard, discardedBy, train, lock, handCount, hand, draws, uses, seatSize, size };
}

export function read(s: State, offset: number): number {
  return s.data[offset];
}

export function add(s: State, offset: number, by: number): void {
  s.data[offset] = s.data[offset] + by;
}
