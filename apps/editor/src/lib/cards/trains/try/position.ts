// A position for trying a card, in the form's data, in the vocabulary of card tests.
import type { GivenSeat, TrainsDefinition, TrainsGiven } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';

export const SEAT_PILES = ['hand', 'deck', 'discard', 'play', 'gained'] as const;
export type SeatPile = (typeof SEAT_PILES)[number];

export type SeatPosition = Readonly<Record<SeatPile, readonly string[]>> & {
  /** Labels of cells. */
  readonly rails: readonly string[];
  /** Points on the score track. */
  readonly track: number;
  /** By default, the number that the rules and the rails on the map leave. */
  readonly railsLeft?: number | undefined;
};

/** Numbers by card id or cell label. */
export type Counts = Readonly<Record<string, number>>;

export interface Position {
  readonly own: SeatPosition;
  readonly opponent: SeatPosition;
  readonly coins: number;
  readonly railPoints: number;
  /** Supply piles that differ from the start of the game. */
  readonly supply: Counts;
  readonly trash: readonly string[];
  /** Stations by cell; by default, the same number less are left. */
  readonly stations: Counts;
  readonly stationsLeft?: number | undefined;
}

const NOTHING: SeatPosition = { hand: [], deck: [], discard: [], play: [], gained: [], rails: [], track: 0 };
const TABLE = { coins: 0, railPoints: 0, supply: {}, trash: [], stations: {} } as const;

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
    ...TABLE,
  };
}

/** For the engine. */
export function givenOf({ own, opponent, stationsLeft, ...table }: Position): TrainsGiven {
  return {
    ...table,
    ...(stationsLeft !== undefined && { stationsLeft }),
    seats: [seatGiven(own), seatGiven(opponent)],
  };
}

function seatGiven({ railsLeft, ...seat }: SeatPosition): GivenSeat {
  return { ...seat, ...(railsLeft !== undefined && { railsLeft }) };
}

/** For a card test: only what is present. */
export function givenData(position: Position): Data {
  const { own, opponent, coins, railPoints, supply, trash, stations, stationsLeft } = position;
  return {
    ...seatData(own),
    ...(coins > 0 && { coins }),
    ...(railPoints > 0 && { railPoints }),
    ...(Object.keys(supply).length > 0 && { supply }),
    ...(trash.length > 0 && { trash }),
    ...(Object.keys(stations).length > 0 && { stations }),
    ...(stationsLeft !== undefined && { stationsLeft }),
    opponent: seatData(opponent),
  };
}

function seatData(seat: SeatPosition): Data {
  const piles = SEAT_PILES.flatMap((pile) => (seat[pile].length > 0 ? [[pile, seat[pile]] as const] : []));
  const given = Object.fromEntries<unknown>(piles);
  // A seat with any pile given has exactly what is given.
  if (piles.length === 0) given['hand'] = [];
  const { rails, track, railsLeft } = seat;
  return {
    ...given,
    ...(rails.length > 0 && { rails }),
    ...(track > 0 && { track }),
    ...(railsLeft !== undefined && { railsLeft }),
  };
}

/** The position without cards and cells that this game does not have. */
export function fitPosition(position: Position, definition: TrainsDefinition): Position {
  const cards = new Set(definition.cards.map(({ id }) => id));
  const cells = new Set(definition.map.cells.map(({ label }) => label));
  const room = new Map(definition.map.cells.map(({ label, city }) => [label, city ?? 0]));
  const fit = (counts: Counts, has: (id: string) => boolean): Counts =>
    Object.fromEntries(Object.entries(counts).filter(([id]) => has(id)));
  const seat = (one: SeatPosition): SeatPosition => ({
    ...one,
    hand: one.hand.filter((id) => cards.has(id)),
    deck: one.deck.filter((id) => cards.has(id)),
    discard: one.discard.filter((id) => cards.has(id)),
    play: one.play.filter((id) => cards.has(id)),
    gained: one.gained.filter((id) => cards.has(id)),
    rails: one.rails.filter((label) => cells.has(label)),
  });
  return {
    ...position,
    own: seat(position.own),
    opponent: seat(position.opponent),
    supply: fit(position.supply, (id) => cards.has(id)),
    trash: position.trash.filter((id) => cards.has(id)),
    stations: fit(position.stations, (label) => (room.get(label) ?? 0) > 0),
  };
}
