// A position for trying a card, in the form's data, in the vocabulary of card tests.
import type { TrainsDefinition, TrainsPositionInput } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';

export const SEAT_PILES = ['hand', 'deck', 'discard', 'play', 'gained', 'mat', 'matDown'] as const;
export type SeatPile = (typeof SEAT_PILES)[number];

/** Whether some card puts cards on mats. */
export const usesMats = ({ cards }: TrainsDefinition): boolean =>
  /"mat(?:-down)?"/.test(JSON.stringify(cards));

export type SeatPosition = Readonly<Record<SeatPile, readonly string[]>> & {
  /** Labels of cells. */
  readonly rails: readonly string[];
  /** Points on the score track. */
  readonly track: number;
  /** By default, the number that the rules and the rails on the map leave. */
  readonly railsLeft?: number | undefined;
  /** Routes claimed, as `A1-I5`, and cells whose bonus is taken; by default derived from the rails of all seats. */
  readonly routes?: readonly string[] | undefined;
  readonly bonuses?: readonly string[] | undefined;
  /** By default, the powers dealt to the seat. */
  readonly power?: readonly string[] | undefined;
  /** By default, as many of each as at the start. */
  readonly resources?: Counts | undefined;
  /** An opponent's tokens; yours are listed with those without an owner. */
  readonly tokens?: PlacedTokens | undefined;
};

/** Numbers by card id or cell label. */
export type Counts = Readonly<Record<string, number>>;

/** Tokens of the pack's own by cell. */
export type PlacedTokens = Readonly<Record<string, Counts>>;

export interface Position {
  /** You, then your opponents in the order of turns: the first sits on your left. */
  readonly seats: readonly [SeatPosition, ...SeatPosition[]];
  readonly coins: number;
  readonly railPoints: number;
  /** By default, the first turn, and the own one. */
  readonly turn?: number | undefined;
  /** A seat, counted from 0. */
  readonly active?: number | undefined;
  /** Whether a card was played or bought this turn; by default, if there are coins. */
  readonly acted?: boolean | undefined;
  /** The event in force, and those to come: by default none, and all the others. */
  readonly event?: string | undefined;
  readonly eventDeck?: readonly string[] | undefined;
  /** Cards left in the decks of rows, which tests can set. */
  readonly rowDeck?: readonly string[] | undefined;
  /** By default, those of the map. */
  readonly tokens?: PlacedTokens | undefined;
  /** Supply piles that differ from the start of the game. */
  readonly supply: Counts;
  readonly trash: readonly string[];
  /** Stations by cell; by default, the same number less are left. */
  readonly stations: Counts;
  readonly stationsLeft?: number | undefined;
}

export const NOTHING: SeatPosition = {
  hand: [],
  deck: [],
  discard: [],
  play: [],
  gained: [],
  mat: [],
  matDown: [],
  rails: [],
  track: 0,
};
export const TABLE = { coins: 0, railPoints: 0, supply: {}, trash: [], stations: {} } as const;

/** For two: the card in hand, or in force if its role says so, with some others, a deck to draw from, and a place to build on. */
export function startPosition(definition: TrainsDefinition, card: string): Position {
  const has = (id: string): boolean => definition.cards.some((one) => one.id === id);
  const { waste } = definition.rules;
  const some = (count: number): string[] => commonCards(definition, card, count);
  const start = definition.map.cells.find(({ city }) => city !== undefined) ?? definition.map.cells[0];
  const tried = definition.cards.find(({ id }) => id === card);
  const role = tried?.role;
  return {
    seats: [
      {
        ...NOTHING,
        hand: [...(role === undefined ? [card] : []), ...some(2), ...(has(waste) ? [waste, waste] : [])],
        deck: some(5),
        rails: start ? [start.label] : [],
        ...(role === 'power' && { power: [card] }),
      },
      startingOpponent(definition, card),
    ],
    ...TABLE,
    ...(role === 'event' &&
      (tried?.effect === undefined
        ? { event: card }
        : // Its effect applies when it is turned up, at the start of the next round.
          { eventDeck: [card], turn: 2, active: 1 })),
  };
}

/** A full hand and cards to draw. */
export function startingOpponent(definition: TrainsDefinition, card: string): SeatPosition {
  return {
    ...NOTHING,
    hand: commonCards(definition, card, 5),
    deck: commonCards(definition, card, 3),
  };
}

/** Cards of the first decks, other than the card tried, one kind after another. */
function commonCards({ cards, rules }: TrainsDefinition, card: string, count: number): string[] {
  const common = rules.startDeck
    .map((one) => one.card)
    .filter((id) => id !== card && cards.some((one) => one.id === id));
  return Array.from({ length: count }, (_, i) => common[i % Math.max(1, common.length)] ?? card);
}

/** Changes one seat. */
export function withSeat(
  { seats, ...table }: Position,
  seat: number,
  change: Partial<SeatPosition>,
): Position {
  const [own, ...others] = seats;
  const changed = (one: SeatPosition, i: number): SeatPosition => (i === seat ? { ...one, ...change } : one);
  return { ...table, seats: [changed(own, 0), ...others.map((one, i) => changed(one, i + 1))] };
}

/** Rails and tokens on the map when a game starts. */
export function tokensOfMap({ map }: TrainsDefinition): PlacedTokens {
  const placed: Record<string, Counts> = {};
  for (const { at, kind, count } of map.tokens ?? []) placed[at] = { ...placed[at], [kind]: count };
  return placed;
}

/** Tokens without an owner, and those of each seat, for the map. */
export function tokensBySeat(
  { tokens: kinds = [] }: TrainsDefinition,
  placed: PlacedTokens,
  ofOpponents: readonly PlacedTokens[] = [],
): { readonly ownTokens: PlacedTokens; readonly seatTokens: readonly PlacedTokens[] } {
  const owned = new Set(kinds.flatMap((kind) => (kind.owned ? [kind.id] : [])));
  const only = (isOwned: boolean): PlacedTokens =>
    Object.fromEntries(
      Object.entries(placed).map(([cell, counts]) => [
        cell,
        Object.fromEntries(Object.entries(counts).filter(([id]) => owned.has(id) === isOwned)),
      ]),
    );
  return { ownTokens: only(false), seatTokens: [only(true), ...ofOpponents] };
}

/** The number of one kind on each cell that has any. */
export function countsOf(placed: PlacedTokens, kind: string): Counts {
  return Object.fromEntries(
    Object.entries(placed).flatMap(([cell, counts]) =>
      counts[kind] === undefined ? [] : [[cell, counts[kind]] as const],
    ),
  );
}

/** With another number of one thing; undefined for the usual number of each. */
export function withCount<T>(
  counts: Readonly<Record<string, T>> = {},
  id: string,
  count: number | undefined,
): Readonly<Record<string, T | number>> | undefined {
  const others = Object.entries(counts).filter(([one]) => one !== id);
  const all = count === undefined ? others : [...others, [id, count] as const];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** With these numbers of one kind on the cells, and no others of that kind. */
export function withTokens(placed: PlacedTokens, kind: string, counts: Counts): PlacedTokens {
  const cells = new Set([...Object.keys(placed), ...Object.keys(counts)]);
  const next = [...cells].map((cell): [string, Counts] => {
    const others = Object.entries(placed[cell] ?? {}).filter(([id]) => id !== kind);
    const count = counts[cell] ?? 0;
    return [cell, Object.fromEntries(count > 0 ? [...others, [kind, count]] : others)];
  });
  return Object.fromEntries(next.filter(([, there]) => Object.keys(there).length > 0));
}

/** For the engine. */
export function givenOf({ seats, ...table }: Position): TrainsPositionInput {
  return { ...said(table), seats: seats.map((seat) => said(seat)) };
}

type Said<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** Drops undefined values, which the game fills in. */
function said<T extends object>(fields: T): Said<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Said<T>;
}

/** For a card test: only values that are present. */
export function givenData(position: Position): Data {
  const { seats, coins, railPoints, supply, trash, stations, ...others } = position;
  const [own, ...opponents] = seats;
  return {
    ...seatData(own),
    ...(coins > 0 && { coins }),
    ...(railPoints > 0 && { railPoints }),
    ...(Object.keys(supply).length > 0 && { supply }),
    ...(trash.length > 0 && { trash }),
    ...(Object.keys(stations).length > 0 && { stations }),
    ...said(others),
    ...(others.active !== undefined && { active: seatKey(others.active) }),
    ...Object.fromEntries(opponents.map((seat, i) => [seatKey(i + 1), seatData(seat)])),
  };
}

/** The name of an opponent in a card test. */
export function seatKey(seat: number): string {
  return seat === 1 ? 'opponent' : `seat-${seat}`;
}

function seatData(seat: SeatPosition): Data {
  const piles = SEAT_PILES.flatMap((pile) => (seat[pile].length > 0 ? [[pile, seat[pile]] as const] : []));
  const given = Object.fromEntries<unknown>(piles);
  // If any pile of a seat is given, the seat has only the given piles.
  if (piles.length === 0) given['hand'] = [];
  const { rails, track, railsLeft, routes, bonuses, power, resources, tokens } = seat;
  return {
    ...given,
    ...(rails.length > 0 && { rails }),
    ...(track > 0 && { track }),
    ...said({ railsLeft, routes, bonuses, power, resources, tokens }),
  };
}

/** The opponent that a key of a card test names. */
export function opponentOf(key: string): number | undefined {
  if (key === 'opponent') return 1;
  const [, seat] = /^seat-([1-7])$/.exec(key) ?? [];
  return seat === undefined ? undefined : Number(seat);
}
