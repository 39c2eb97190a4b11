// A position to try a card from, as the form has it, in the words of card tests.
import type { GivenSeat, TrainsDefinition, TrainsGiven } from '@railwright/engine';
import type { Data } from '../language/specs.ts';

export const SEAT_PILES = ['hand', 'deck', 'discard', 'play'] as const;
export type SeatPile = (typeof SEAT_PILES)[number];

export type SeatPosition = Readonly<Record<SeatPile, readonly string[]>> & {
  readonly rails: readonly string[];
};

export interface Position {
  readonly own: SeatPosition;
  readonly opponent: SeatPosition;
  readonly coins: number;
}

const NOTHING: SeatPosition = { hand: [], deck: [], discard: [], play: [], rails: [] };

/** The card in hand with some others, a deck to draw from, and a place to build on. */
export function startPosition(definition: TrainsDefinition, card: string): Position {
  const has = (id: string): boolean => definition.cards.some((one) => one.id === id);
  const { waste, startDeck } = definition.rules;
  const common = startDeck.map((one) => one.card).filter((id) => id !== card && has(id));
  const some = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => common[i % Math.max(1, common.length)] ?? card);
  const start = definition.map.cells.find(({ city }) => city !== undefined) ?? definition.map.cells[0];
  return {
    own: {
      ...NOTHING,
      hand: [card, ...some(2), ...(has(waste) ? [waste, waste] : [])],
      deck: some(5),
      rails: start ? [start.label] : [],
    },
    opponent: { ...NOTHING, hand: some(5), deck: some(3) },
    coins: 0,
  };
}

/** For the engine. */
export function givenOf({ own, opponent, coins }: Position): TrainsGiven {
  return { coins, seats: [seatGiven(own), seatGiven(opponent)] };
}

function seatGiven({ hand, deck, discard, play, rails }: SeatPosition): GivenSeat {
  return { hand, deck, discard, play, rails };
}

/** For a card test: only what is there. */
export function givenData({ own, opponent, coins }: Position): Data {
  const other = seatData(opponent);
  return {
    ...seatData(own),
    ...(coins > 0 && { coins }),
    ...(Object.keys(other).length > 0 && { opponent: other }),
  };
}

function seatData(seat: SeatPosition): Data {
  const piles = SEAT_PILES.flatMap((pile) => (seat[pile].length > 0 ? [[pile, seat[pile]] as const] : []));
  const given = Object.fromEntries<unknown>(piles);
  // A seat with any pile given has exactly what is given.
  if (piles.length === 0) given['hand'] = [];
  return seat.rails.length > 0 ? { ...given, rails: seat.rails } : given;
}

/** The position without cards and cells that this game does not have. */
export function fitPosition(position: Position, definition: TrainsDefinition): Position {
  const cards = new Set(definition.cards.map(({ id }) => id));
  const cells = new Set(definition.map.cells.map(({ label }) => label));
  const seat = (one: SeatPosition): SeatPosition => ({
    hand: one.hand.filter((id) => cards.has(id)),
    deck: one.deck.filter((id) => cards.has(id)),
    discard: one.discard.filter((id) => cards.has(id)),
    play: one.play.filter((id) => cards.has(id)),
    rails: one.rails.filter((label) => cells.has(label)),
  });
  return { ...position, own: seat(position.own), opponent: seat(position.opponent) };
}
