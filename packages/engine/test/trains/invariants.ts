// Invariants of every position of Trains, read from the open view and, for bookkeeping, from the state itself.
import { trainsReader, type Game, type State, type TrainsGame, type TrainsView } from '@railwright/engine';
import { dealtInAll } from '../../src/trains/compile/start-more.ts';
import { missedLeftovers } from './leftovers.ts';

export function trainsInvariants(game: Game, s: State): string[] {
  const trains = game as TrainsGame;
  const view = trains.viewFor(s, undefined);
  return [
    ...conserved(trains, view),
    ...nothingNegative(view),
    ...tokens(trains, view),
    ...resources(trains, view),
    ...connected(trains, s),
    ...rewards(trains, view),
    ...piles(trains, view, trainsReader.emptyPiles(s)),
    ...inForce(trains, view),
    ...(view.effects === undefined ? [] : missedLeftovers(trains, s)),
  ];
}

/** Each kind of card: all zones together contain what there was at the start. */
function conserved(game: TrainsGame, view: TrainsView): string[] {
  const t = game.tables;
  return t.ids.flatMap((id, kind) => {
    const there =
      (view.supply[id] ?? 0) +
      (view.rowDeck?.[id] ?? 0) +
      (view.trash[id] ?? 0) +
      view.seat.reduce((n, seat) => n + (seat.owned[id] ?? 0), 0);
    const atStart = (t.supply[kind] ?? 0) + dealtInAll(t.dealt, t.start.more, kind, t.seats);
    return there === atStart ? [] : [`${id}: ${there} of ${atStart}`];
  });
}

function nothingNegative({ coins, railPoints, stationsLeft, seat, supply }: TrainsView): string[] {
  const sizes = seat.flatMap((p) => [p.railsLeft, p.handSize, p.deckSize, p.asideSize, p.track]);
  const wrong = [coins, railPoints, stationsLeft, ...sizes, ...Object.values(supply)].filter((n) => n < 0);
  const zones = seat.flatMap((p, i) =>
    (['hand', 'deck', 'discard', 'play', 'gained', 'aside'] as const).flatMap((zone) => {
      const counts = Object.values(p[zone] ?? {});
      const size = zone === 'hand' ? p.handSize : zone === 'aside' ? p.asideSize : undefined;
      const sum = counts.reduce((a, b) => a + b, 0);
      return [
        ...(counts.some((n) => n < 0) ? [`seat ${i}: negative ${zone}`] : []),
        ...(size !== undefined && size !== sum
          ? [`seat ${i}: ${zone} has ${sum} cards, its total says ${size}`]
          : []),
      ];
    }),
  );
  return [...wrong.map((n) => `a counter is ${n}`), ...zones];
}

/** Tokens in stock and on the map add up; no city has more stations than buildings. */
function tokens(game: TrainsGame, view: TrainsView): string[] {
  const t = game.tables;
  const stations = Object.entries(view.stations);
  const built = stations.reduce((sum, [, n]) => sum + n, 0);
  const full = stations.filter(([label, n]) => n > (t.city[t.labels.indexOf(label)] ?? 0));
  const rails = view.seat.flatMap((p, seat) => {
    const laid = Object.values(view.rails).filter((seats) => seats.includes(seat)).length;
    return laid + p.railsLeft === t.railTokens
      ? []
      : [`seat ${seat}: ${laid} rails on the map, ${p.railsLeft} left`];
  });
  return [
    ...(built + view.stationsLeft === t.stationTokens
      ? []
      : [`${built} stations on the map, ${view.stationsLeft} left`]),
    ...ownTokens(game, view),
    ...full.map(([label]) => `too many stations in ${label}`),
    ...rails,
  ];
}

/** Of each game, its cards as text: positions are checked by the ten thousand. */
const texts = new WeakMap<TrainsGame, string>();

function cardsOf(game: TrainsGame): string {
  const text = texts.get(game) ?? JSON.stringify(game.tables.definition.cards);
  texts.set(game, text);
  return text;
}

/** Each seat has between none and the limit, and together with the supply there are as many as the pack says. */
function resources(game: TrainsGame, { seat, resourcesLeft = {} }: TrainsView): string[] {
  return (game.tables.definition.resources ?? []).flatMap(({ id, limit = 9999, total }) => {
    const held = seat.map(({ resources: own }) => own?.[id] ?? -1);
    const left = resourcesLeft[id] ?? 0;
    const all = held.reduce((sum, count) => sum + count, left);
    return [
      ...(held.every((count) => count >= 0 && count <= limit) ? [] : [`${id}: seats have ${held.join()}`]),
      ...(total === undefined || (left >= 0 && all === total) ? [] : [`${id}: ${all} of ${total}`]),
    ];
  });
}

/** Whether cards can tear rails apart, or take away what routes and bonuses were claimed with. */
const removesRails = (game: TrainsGame): boolean => cardsOf(game).includes('"remove-rails"');

const mayFallApart = (game: TrainsGame): boolean =>
  removesRails(game) || cardsOf(game).includes('"reach":"anywhere"');

/** Of the pack's own kinds: none more than there are, or than a cell can hold. */
function ownTokens(game: TrainsGame, view: TrainsView): string[] {
  const kinds = game.tables.definition.tokens ?? [];
  return kinds.flatMap(({ id, owned, total, perCell = 99 }) => {
    const holders = owned ? view.seat : [view];
    const there = (at: string) => holders.map(({ tokens = {} }) => tokens[at]?.[id] ?? 0);
    const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
    const cells = game.tables.labels.map(there);
    return [
      ...holders.flatMap(({ tokensLeft = {} }, holder) => {
        const all = sum(cells.map((counts) => counts[holder])) + (tokensLeft[id] ?? 0);
        return total === undefined || all === total ? [] : [`${all} tokens ${id} of ${total}`];
      }),
      ...cells
        .filter((counts) => counts.some((n) => n < 0) || sum(counts) > perCell)
        .map((counts) => `${counts.join(' and ')} tokens ${id} on a cell`),
    ];
  });
}

/**
 * The rails of a seat are connected, in as many groups as it starts with, unless cards lay them anywhere or remove some; and the frontier
 * is what is next to them.
 */
function connected(game: TrainsGame, s: State): string[] {
  const t = game.tables;
  const problems: string[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    const own = (cell: number): boolean => (((s.data[t.layout.rails + cell] ?? 0) >> seat) & 1) === 1;
    const cells = Array.from({ length: t.cells }, (_, cell) => cell).filter(own);
    const next = (cell: number): number[] => [
      ...t.neighbors.subarray(t.neighborStart[cell], t.neighborStart[cell + 1]),
    ];
    const seen = new Set<number>();
    let groups = 0;
    for (const first of cells) {
      if (seen.has(first)) continue;
      groups++;
      const group = new Set([first]);
      for (const cell of group)
        for (const other of t.joined.subarray(t.joinedStart[cell], t.joinedStart[cell + 1]))
          if (own(other)) group.add(other);
      for (const cell of group) seen.add(cell);
    }
    if (groups > t.start.rails / t.seats && !mayFallApart(game))
      problems.push(`the rails of seat ${seat} fall apart`);
    const wanted = new Set(cells.flatMap(next).filter((cell) => !own(cell)));
    const words = t.layout.seat0 + seat * t.layout.seatSize + t.layout.frontier;
    for (let cell = 0; cell < t.cells; cell++)
      if (((((s.data[words + (cell >> 4)] ?? 0) >> (cell & 15)) & 1) === 1) !== wanted.has(cell))
        problems.push(`the frontier of seat ${seat} is wrong at ${t.labels[cell]}`);
  }
  return problems;
}

/** Empty piles are counted right, and no row that has cards left in its deck shows too few. */
function piles(game: TrainsGame, { supply, rowDeck = {} }: TrainsView, counted: number): string[] {
  const { definition } = game.tables;
  const sum = (ids: readonly string[], of: Readonly<Record<string, number>>): number =>
    ids.reduce((all, id) => all + (of[id] ?? 0), 0);
  const rows = definition.rows ?? [];
  const own = Object.keys(supply).filter(
    (id) => id !== definition.rules.waste && !rows.some(({ cards }) => cards.includes(id)),
  );
  const empty =
    own.filter((id) => supply[id] === 0).length +
    rows.filter(({ cards }) => sum(cards, supply) + sum(cards, rowDeck) === 0).length;
  return [
    ...(counted === empty ? [] : [`${counted} empty piles are counted, there are ${empty}`]),
    ...rows
      .filter(({ cards, show }) => sum(cards, supply) < show && sum(cards, rowDeck) > 0)
      .map(({ cards }) => `the row of ${cards.join()} is not full`),
  ];
}

/** No two seats have the same power, and of each event there are as many as at the start, or fewer. */
function inForce(game: TrainsGame, { seat, eventDeck = {}, event }: TrainsView): string[] {
  const powers = seat.flatMap(({ powers: own = {} }) => Object.keys(own));
  const all = game.tables.definition.events?.cards ?? [];
  const many = Object.entries(eventDeck).filter(
    ([id, left]) => left + (id === event ? 1 : 0) > all.filter((one) => one === id).length,
  );
  return [
    ...(new Set(powers).size === powers.length ? [] : [`powers ${powers.join()}`]),
    // Shuffled again, the one in force before is among those in the deck.
    ...(game.tables.definition.events?.again === true ? [] : many.map(([id]) => `too many events ${id}`)),
  ];
}

/** While rails stay in place: a seat that has claimed a route has rails at both ends, and only one seat if it is for the first. */
function rewards(game: TrainsGame, { seat, rails }: TrainsView): string[] {
  const t = game.tables;
  if (((t.definition.map.routes ?? []).length === 0 && t.bonuses.length === 0) || removesRails(game))
    return [];
  const has = (label: string, p: number): boolean => (rails[label] ?? []).includes(p);
  const routes = (t.definition.map.routes ?? []).flatMap(({ from, to, ...route }) => {
    const id = `${from}-${to}`;
    const holders = seat.flatMap(({ routes: own }, p) => (own?.includes(id) ? [p] : []));
    const joined = seat.flatMap((_, p) => (has(from, p) && has(to, p) ? [p] : []));
    const right = holders.every((p) => joined.includes(p)) && (route.for === 'all' || holders.length <= 1);
    return right ? [] : [`route ${id} is claimed by ${holders.join()}, with rails of ${joined.join()}`];
  });
  const bonuses = t.bonuses.flatMap(({ cell }) => {
    const label = t.labels[cell] ?? '';
    const holders = seat.flatMap(({ bonuses: own }, p) => (own?.includes(label) ? [p] : []));
    return holders.length <= 1 && holders.every((p) => has(label, p))
      ? []
      : [`the bonus at ${label} is with ${holders.join()}`];
  });
  return [...routes, ...bonuses];
}
