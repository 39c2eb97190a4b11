// Positions written by hand, for rule tests: every zone and counter can be given, and what is wrong comes back as
// sentences. The whole position is what `viewFor(s, undefined)` shows.
import type { State } from '../core/state.ts';
import { splitDeck } from './deck.ts';
import type { FreightTrain } from './game.ts';
import { shapeProblems, type FreightTrainPositionInput, type PlayerInput } from './position-input.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  DECK,
  FILLED,
  FIRST,
  IDLE_TURNS,
  LEAVE_DRAWN,
  LOCOMOTIVES,
  LOWER,
  MIXED_CARS,
  ROUND,
  SEAT,
  STAGE,
  STAGE_PLACE,
  TABLE_CARS,
  TRAIN,
  TRAINS,
  TURN,
  TURNS_DONE,
  UPPER,
  YARD_CARS,
} from './layout.ts';
import { moveToTable, tableFits } from './room.ts';
import type { Rules } from './rules.ts';
import { setSiding } from './sidings.ts';

const MOST = 32_000;

/** Puts a position into `s`, whose generator is kept. With problems, the state is not to be used. */
export function placeFreightTrainPosition(
  game: FreightTrain,
  s: State,
  input: FreightTrainPositionInput,
): string[] {
  const problems = shapeProblems(input);
  if (problems.length > 0) return problems;
  const r = game.rules;
  s.data.fill(0);
  placeCounters(r, s.data, input, problems);
  const pool = new CarPool(r, problems);
  placeSidings(pool, s.data, input.main ?? [], r.mainSidings, r.mainSpaces, 'The main yard', (i) =>
    r.mainAt(i),
  );
  if (input.players && input.players.length > r.seats)
    problems.push(`Players are given for ${input.players.length} seats, the game has ${r.seats}.`);
  for (let seat = 0; seat < r.seats; seat++) placePlayer(r, s.data, seat, input.players?.[seat] ?? {}, pool);
  placeTable(r, s.data, input.table ?? [], pool);
  placeDeck(r, s.data, input.deck ?? {}, pool);
  return problems;
}

/** Counts cars out by type and collects what is wrong. */
class CarPool {
  readonly problems: string[];
  readonly left: number[];
  readonly #rules: Rules;
  readonly #types: ReadonlyMap<string, number>;

  constructor(r: Rules, problems: string[]) {
    this.problems = problems;
    this.#rules = r;
    this.left = Array.from({ length: r.types }, () => r.cards);
    this.#types = new Map(r.definition.carTypes.map((car, type) => [car.id, type]));
  }

  /** The type of that name, or -1 with a problem: there is none, or not so many are left. */
  take(id: string, many = 1): number {
    const type = this.#types.get(id);
    if (type === undefined) {
      this.problems.push(`There is no car type "${id}".`);
      return -1;
    }
    if (!Number.isInteger(many) || many < 0) {
      this.problems.push(`The number of ${id} cars must be a whole number from 0, not ${many}.`);
      return -1;
    }
    this.left[type] -= many;
    if (this.left[type] >= 0) return type;
    this.problems.push(`There are more than ${this.#rules.cards} ${id} cars.`);
    return -1;
  }
}

function count(problems: string[], what: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  problems.push(`${what} must be a whole number from ${least} to ${most}, not ${value}.`);
  return least;
}

function placeCounters(r: Rules, d: Int16Array, input: FreightTrainPositionInput, problems: string[]): void {
  const last = r.seats - 1;
  d[DAY] = count(problems, 'The day', input.day ?? 1, 1, r.days.length) - 1;
  d[ROUND] = count(problems, 'The round', input.round ?? 1, 1, MOST);
  d[TURN] = count(problems, 'The turn', input.turn ?? 1, 1, MOST);
  d[SEAT] = count(problems, 'The active seat', input.active ?? input.first ?? 0, 0, last);
  d[FIRST] = count(problems, 'The first seat', input.first ?? input.active ?? 0, 0, last);
  d[TURNS_DONE] = (d[SEAT] - d[FIRST] + r.seats) % r.seats;
  d[IDLE_TURNS] = count(problems, 'The number of idle seats', input.idle ?? 0, 0, d[TURNS_DONE]);
  d[FILLED] = input.filled ? 1 : 0;
}

/** Returns the number of cars placed. */
function placeSidings(
  pool: CarPool,
  d: Int16Array,
  sidings: readonly (readonly string[])[],
  most: number,
  spaces: number,
  what: string,
  at: (siding: number) => number,
): number {
  if (sidings.length > most) {
    pool.problems.push(`${what} has ${most} sidings, not ${sidings.length}.`);
    return 0;
  }
  let placed = 0;
  sidings.forEach((ids, siding) => {
    if (ids.length > spaces) {
      pool.problems.push(`Siding ${siding + 1}: ${what} has ${spaces} spaces a siding, not ${ids.length}.`);
      return;
    }
    const cars = ids.map((id) => pool.take(id));
    if (cars.every((car) => car >= 0)) setSiding(d, at(siding), spaces, cars);
    placed += ids.length;
  });
  return placed;
}

function placePlayer(r: Rules, d: Int16Array, seat: number, input: PlayerInput, pool: CarPool): void {
  const at = r.seatAt(seat);
  const { problems } = pool;
  const name = `seat ${seat + 1}`;
  d[at + CHIPS] = count(problems, `The chips of ${name}`, input.chips ?? r.chips, -MOST, MOST);
  d[at + LOCOMOTIVES] = count(
    problems,
    `The locomotives of ${name}`,
    input.locomotives ?? r.locomotives,
    0,
    MOST,
  );
  d[at + CALLED] = input.called ? 1 : 0;
  for (const [id, length] of Object.entries(input.trains ?? {})) {
    const type = pool.take(id, length);
    if (type < 0 || length === 0) continue;
    d[at + TRAIN + type] = length;
    d[at + TRAINS]++;
  }
  for (const id of input.mixed ?? []) {
    const type = pool.take(id);
    if (type < 0) continue;
    if (d[at + r.at.mixed + type] !== 0) problems.push(`The mixed train of ${name} has two ${id} cars.`);
    d[at + r.at.mixed + type] = 1;
    d[at + MIXED_CARS]++;
  }
  if (d[at + MIXED_CARS] > 0) d[at + TRAINS]++;
  if (d[at + TRAINS] > d[at + LOCOMOTIVES])
    problems.push(`The ${d[at + TRAINS]} trains of ${name} have only ${d[at + LOCOMOTIVES]} locomotives.`);
  d[at + YARD_CARS] = placeSidings(
    pool,
    d,
    input.yard ?? [],
    r.ownSidings,
    r.ownSpaces,
    `The yard of ${name}`,
    (siding) => r.ownAt(at, siding),
  );
}

function placeDeck(
  r: Rules,
  d: Int16Array,
  input: NonNullable<FreightTrainPositionInput['deck']>,
  pool: CarPool,
): void {
  if (input.cars === undefined)
    for (let type = 0; type < r.types; type++) d[DECK + type] = Math.max(0, pool.left[type]);
  else
    for (const [id, many] of Object.entries(input.cars)) {
      const type = pool.take(id, many);
      if (type >= 0) d[DECK + type] = many;
    }
  let cars = 0;
  for (let type = 0; type < r.types; type++) cars += d[DECK + type];
  d[UPPER] = cars;
  splitDeck(r, d);
  if (input.lower !== undefined) {
    d[LOWER] = count(pool.problems, 'The lower part of the deck', input.lower, 0, cars);
    d[UPPER] = cars - d[LOWER];
  }
  d[LEAVE_DRAWN] = (input.leaveCard ?? true) ? 0 : 1;
}

function placeTable(r: Rules, d: Int16Array, ids: readonly string[], pool: CarPool): void {
  if (ids.length === 0) return;
  if (ids.length > r.fromMain)
    pool.problems.push(`At most ${r.fromMain} cars are on the table, not ${ids.length}.`);
  for (const id of ids) {
    const type = pool.take(id);
    if (type >= 0) moveToTable(r, d, type, 1);
  }
  d[STAGE] = STAGE_PLACE;
  if (d[TABLE_CARS] > 0 && !tableFits(r, d, r.seatAt(d[SEAT]), 0))
    pool.problems.push('The cars on the table find no room in trains and yard.');
}
