// Positions written by hand, for card tests and the studio's sandbox: every zone, counter and token can be set. Problems are returned as
// sentences. `viewFor(s, undefined)` shows the whole position.
import type { State } from '../../core/state.ts';
import { clearSavings } from '../rules/extra-turns.ts';
import type { TrainsGame } from '../game.ts';
import {
  ACTED,
  COINS,
  DECK,
  DECK_BOTTOM,
  DISCARD,
  EMPTY_PILES,
  GAINED,
  HAND,
  MAT,
  MAT_DOWN,
  PLACED,
  PLAY,
  RAIL_POINTS,
  RAILS_LEFT,
  SCORE,
  SEAT,
  SEAT_ZONES,
  STATIONS_LEFT,
  TOP_LIMIT,
  TOP_SIZE,
  TOTALS,
  TURN,
  ZONES,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { optionalBase } from '../state/optional-zones.ts';
import { placeOwnTurns } from '../state/round.ts';
import type { Tables } from '../state/tables.ts';
import { claimRoutes } from '../rules/arrivals.ts';
import type { CardsInput, SeatInput, TrainsPositionInput } from './position-input.ts';
import { wholeNumber } from './number.ts';
import { placeInForce } from './in-force.ts';
import { placeResources } from './resources.ts';
import { placeInputTokens } from './tokens.ts';
import { placeRail } from '../rules/tokens.ts';
import { countEmptyPiles, seatBase, zoneBase } from '../state/zones.ts';

const SEAT_ZONE_FIELDS = [
  ['hand', HAND],
  ['discard', DISCARD],
  ['play', PLAY],
  ['gained', GAINED],
  ['mat', MAT],
  ['matDown', MAT_DOWN],
] as const;

/**
 * Changes a started game to the given position, at the start of a turn of `active` (0). A seat with any zone given has exactly the given
 * cards; other seats keep what they were dealt. If problems are returned, do not use the state.
 */
export function placeTrainsPosition(game: TrainsGame, s: State, input: TrainsPositionInput): string[] {
  const t = game.tables;
  const problems: string[] = [];
  const d = s.data;
  if (t.start.rule !== null) liftRails(t, s);
  if (t.saves) clearSavings(t, s);
  d[TURN] = wholeNumber(problems, 'turn', input.turn ?? 1, 1, 32000);
  d[PLACED] = t.start.rails;
  d[SEAT] = wholeNumber(problems, 'active', input.active ?? 0, 0, t.seats - 1);
  d[COINS] = wholeNumber(problems, 'coins', input.coins ?? 0, 0, AMOUNT_LIMIT);
  d[RAIL_POINTS] = wholeNumber(problems, 'railPoints', input.railPoints ?? 0, 0, 99);
  d[ACTED] = input.acted === true || (input.coins ?? 0) > 0 ? 1 : 0;
  placeOwnTurns(t, s);
  placePiles(t, s, input, problems);
  const seats = input.seats ?? [];
  if (seats.length > t.seats) problems.push(`The game has ${t.seats} seats; ${seats.length} are given.`);
  seats.slice(0, t.seats).forEach((seat, index) => {
    if (seat) placeSeat(t, s, index, seat, problems);
  });
  placeStations(t, s, input, problems);
  placeInputTokens(t, s, input, problems);
  placeResources(t, s, seats, problems);
  if (t.rewards) placeRewards(t, s, seats, problems);
  placeLinks(t, s, seats, problems);
  placeInForce(t, s, input, problems);
  return problems;
}

/** Takes back the rails that a setup has laid, and points that somebody may have got at the start of the first turn. */
function liftRails(t: Tables, s: State): void {
  s.data.fill(0, t.layout.rails, t.layout.rails + t.cells);
  for (let seat = 0; seat < t.seats; seat++) {
    const base = seatBase(t, seat);
    s.data[base + RAILS_LEFT] = t.railTokens;
    s.data[base + SCORE] = t.start.more?.points[seat] ?? 0;
    s.data.fill(0, base + t.layout.frontier, base + t.layout.frontier + t.layout.frontierWords);
  }
}

function kindOf(t: Tables, id: string, problems: string[]): number {
  const kind = t.ids.indexOf(id);
  if (kind < 0) problems.push(`There is no card "${id}" in this game.`);
  return kind;
}

function* cardCounts(
  t: Tables,
  cards: CardsInput,
  problems: string[],
): Generator<[kind: number, count: number]> {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(cards)
    ? (cards as readonly string[]).map((id) => [id, 1] as const)
    : Object.entries(cards);
  for (const [id, count] of entries) {
    const kind = kindOf(t, id, problems);
    if (kind >= 0) yield [kind, wholeNumber(problems, id, count, 0, 999)];
  }
}

function placePiles(t: Tables, s: State, input: TrainsPositionInput, problems: string[]): void {
  placeRows(t, s, input, problems);
  for (const [kind, count] of cardCounts(t, input.supply ?? {}, problems)) {
    if (kind >= t.piles) problems.push(`"${t.ids[kind]}" has no pile in the supply.`);
    s.data[SUPPLY_COUNTS + kind] = count;
  }
  for (const [kind, count] of cardCounts(t, input.trash ?? {}, problems))
    s.data[t.layout.trash + kind] += count;
  s.data[EMPTY_PILES] = countEmptyPiles(t, s);
}

/** Before the open cards named in the supply are placed: no other lies open, and those not said to be in a deck are not in the game. */
function placeRows(
  t: Tables,
  s: State,
  { supply = {}, rowDeck }: TrainsPositionInput,
  problems: string[],
): void {
  const { rows, layout } = t;
  if (rows === null) {
    if (rowDeck !== undefined) problems.push('The market of this game has no rows.');
    return;
  }
  const own = rows.kinds.flatMap((kinds) => [...kinds]);
  if (rowDeck === undefined && !own.some((kind) => Object.hasOwn(supply, t.ids[kind]))) return;
  for (const kind of own) {
    s.data[SUPPLY_COUNTS + kind] = 0;
    s.data[layout.rowDecks + kind] =
      rowDeck === undefined ? Math.max(0, t.supply[kind] - (supply[t.ids[kind]] ?? 0)) : 0;
  }
  for (const [kind, count] of cardCounts(t, rowDeck ?? {}, problems)) {
    if (rows.of[kind] < 0) problems.push(`"${t.ids[kind]}" is in no row of this game.`);
    s.data[layout.rowDecks + kind] += count;
  }
}

function placeSeat(t: Tables, s: State, seat: number, input: SeatInput, problems: string[]): void {
  const d = s.data;
  const base = seatBase(t, seat);
  if (input.deck !== undefined || SEAT_ZONE_FIELDS.some(([field]) => input[field] !== undefined)) {
    clearCards(t, s, seat);
    for (const [field, zone] of SEAT_ZONE_FIELDS)
      for (const [kind, count] of cardCounts(t, input[field] ?? [], problems))
        if (zone < MAT || t.mats) addCards(t, s, seat, zone, kind, count);
        else problems.push('No card of this game puts cards on a mat.');
    placeDeck(t, s, seat, input.deck ?? [], problems);
  }
  for (const label of input.rails ?? []) {
    const cell = t.labels.indexOf(label);
    if (cell < 0) problems.push(`There is no cell "${label}" on this map.`);
    else if (t.open[cell] === 0) problems.push(`No rail can lie on ${label}.`);
    else placeRail(t, s, seat, cell);
  }
  if (input.railsLeft !== undefined)
    d[base + RAILS_LEFT] = wholeNumber(problems, 'railsLeft', input.railsLeft, 0, 999);
  if (input.track !== undefined)
    d[base + SCORE] = wholeNumber(problems, 'track', input.track, 0, AMOUNT_LIMIT);
}

function clearCards(t: Tables, s: State, seat: number): void {
  const base = seatBase(t, seat);
  s.data.fill(0, base + ZONES, base + t.layout.gainedTally);
  s.data.fill(0, base + TOTALS, base + ZONES);
  s.data[base + TOP_SIZE] = 0;
  if (t.optionalZones)
    s.data.fill(0, optionalBase(t, seat, DECK_BOTTOM), optionalBase(t, seat + 1, DECK_BOTTOM));
}

function addCards(t: Tables, s: State, seat: number, zone: number, kind: number, count: number): void {
  s.data[zoneBase(t, seat, zone) + kind] += count;
  if (zone < SEAT_ZONES) s.data[seatBase(t, seat) + TOTALS + zone] += count;
}

/** The listed cards are on top in this order, known to nobody; below the limit of known cards, the order is lost. */
function placeDeck(t: Tables, s: State, seat: number, cards: readonly string[], problems: string[]): void {
  const base = seatBase(t, seat);
  const top = cards.slice(0, TOP_LIMIT);
  for (const id of cards.slice(TOP_LIMIT)) {
    const kind = kindOf(t, id, problems);
    if (kind >= 0) addCards(t, s, seat, DECK, kind, 1);
  }
  top.forEach((id, depth) => {
    s.data[base + t.layout.top + top.length - 1 - depth] = Math.max(0, kindOf(t, id, problems));
  });
  s.data[base + TOP_SIZE] = top.length;
}

function placeLinks(t: Tables, s: State, seats: readonly (SeatInput | null)[], problems: string[]): void {
  seats.forEach((input, seat) => {
    for (const id of input?.links ?? []) {
      const link = t.entries?.owned.indexOf(id) ?? -1;
      if (link < 0) problems.push(`There is no link "${id}" on this map that players own.`);
      else s.data[t.layout.links + link] = seat + 1;
    }
  });
}

function placeRewards(t: Tables, s: State, seats: readonly (SeatInput | null)[], problems: string[]): void {
  const d = s.data;
  for (let seat = 0; seat < t.seats; seat++) {
    const input = seats[seat];
    if (!seats.some((one) => one?.routes !== undefined)) claimRoutes(t, s, seat);
    for (const id of input?.routes ?? []) {
      const route = t.routes.findIndex((one) => one.id === id);
      if (route < 0) problems.push(`There is no route "${id}" on this map.`);
      else d[t.layout.routes + route] |= 1 << seat;
    }
    const isTaken = seats.some((one) => one?.bonuses !== undefined);
    t.bonuses.forEach(({ cell }, i) => {
      const there = isTaken
        ? (input?.bonuses ?? []).includes(t.labels[cell])
        : ((d[t.layout.rails + cell] >> seat) & 1) === 1;
      if (there && d[t.layout.bonuses + i] === 0) d[t.layout.bonuses + i] = seat + 1;
    });
    for (const label of input?.bonuses ?? [])
      if (!t.bonuses.some(({ cell }) => t.labels[cell] === label))
        problems.push(`There is no bonus at "${label}".`);
  }
}

function placeStations(t: Tables, s: State, input: TrainsPositionInput, problems: string[]): void {
  for (const [label, count] of Object.entries(input.stations ?? {})) {
    const cell = t.labels.indexOf(label);
    if (cell < 0 || t.city[cell] === 0) {
      problems.push(`There is no city at "${label}".`);
      continue;
    }
    const placed = wholeNumber(problems, label, count, 0, t.city[cell]);
    s.data[t.layout.stations + cell] = placed;
    s.data[STATIONS_LEFT] -= placed;
  }
  if (input.stationsLeft !== undefined)
    s.data[STATIONS_LEFT] = wholeNumber(problems, 'stationsLeft', input.stationsLeft, 0, 999);
}
