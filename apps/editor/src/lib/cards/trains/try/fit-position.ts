// A position fitted to another game: without the cards, cells and tokens that this game lacks.
import type { TrainsDefinition } from '@railwright/engine';
import { usesMats, type Counts, type PlacedTokens, type Position, type SeatPosition } from './position.ts';

type Has = (id: string) => boolean;

export function fitPosition(position: Position, definition: TrainsDefinition): Position {
  const { map, powers, events, tokens, resources = [] } = definition;
  const card = among(definition.cards.map(({ id }) => id));
  const cell = among(map.cells.map(({ label }) => label));
  const cities = among(map.cells.flatMap(({ label, city }) => ((city ?? 0) > 0 ? [label] : [])));
  const power = among(powers?.cards ?? []);
  const event = among(events?.cards ?? []);
  const kind = among((tokens ?? []).map(({ id }) => id));
  const route = among((map.routes ?? []).map(({ from, to }) => `${from}-${to}`));
  const bonus = among(map.cells.flatMap((one) => (one.bonus ? [one.label] : [])));
  const placed = (there: PlacedTokens | undefined, of: Has): PlacedTokens | undefined =>
    tokens &&
    there &&
    Object.fromEntries(
      Object.entries(there)
        .filter(([label]) => cell(label))
        .map(([label, counts]) => [label, fit(counts, of)]),
    );
  const seat = (one: SeatPosition): SeatPosition => ({
    ...one,
    hand: one.hand.filter(card),
    deck: one.deck.filter(card),
    discard: one.discard.filter(card),
    play: one.play.filter(card),
    gained: one.gained.filter(card),
    mat: usesMats(definition) ? one.mat.filter(card) : [],
    matDown: usesMats(definition) ? one.matDown.filter(card) : [],
    rails: one.rails.filter(cell),
    routes: one.routes && (map.routes ?? []).length > 0 ? one.routes.filter(route) : undefined,
    bonuses: one.bonuses && map.cells.some(bonusOf) ? one.bonuses.filter(bonus) : undefined,
    power: one.power?.some(power) ? one.power.filter(power) : undefined,
    resources: one.resources && fit(one.resources, among(resources.map(({ id }) => id))),
    tokens: placed(one.tokens, among((tokens ?? []).flatMap(({ id, owned }) => (owned ? [id] : [])))),
  });
  const [own, ...opponents] = position.seats;
  return {
    ...position,
    seats: [seat(own), ...opponents.map(seat)],
    supply: fit(position.supply, card),
    trash: position.trash.filter(card),
    stations: fit(position.stations, cities),
    event: position.event !== undefined && event(position.event) ? position.event : undefined,
    eventDeck: events && position.eventDeck?.filter(event),
    ...(position.rowDeck && { rowDeck: definition.rows && position.rowDeck.filter(card) }),
    tokens: placed(position.tokens, kind),
  };
}

function among(ids: readonly string[]): Has {
  const known = new Set(ids);
  return (id) => known.has(id);
}

function bonusOf({ bonus }: TrainsDefinition['map']['cells'][number]): boolean {
  return bonus !== undefined;
}

function fit(counts: Counts, has: Has): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => has(id)));
}
