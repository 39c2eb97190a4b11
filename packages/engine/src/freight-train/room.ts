// Where a car may go, and whether all cars taken can find a place: an action may be begun only if it can be finished (F5),
// so no choice leads into a dead end. "Forming trains", "Switching cars from the Main Freight Yard".
import { LOCOMOTIVES, MIXED_CARS, TABLE_CARS, TRAIN, TRAINS, YARD_CARS } from './layout.ts';
import type { Rules } from './rules.ts';
import { enter, leave } from './sidings.ts';

function hasFreeLocomotive(d: Int16Array, seatAt: number): boolean {
  return d[seatAt + TRAINS] < d[seatAt + LOCOMOTIVES];
}

/** One train a type; a new one needs a locomotive without a train. */
export function canJoinTrain(d: Int16Array, seatAt: number, type: number): boolean {
  return d[seatAt + TRAIN + type] !== 0 || hasFreeLocomotive(d, seatAt);
}

/** One Mixed Freight Train a player, with at most one car of each type (F1). */
export function canJoinMixed(r: Rules, d: Int16Array, seatAt: number, type: number): boolean {
  return d[seatAt + MIXED_CARS] === 0 ? hasFreeLocomotive(d, seatAt) : d[seatAt + r.at.mixed + type] === 0;
}

export function roomInYard(r: Rules, d: Int16Array, seatAt: number): number {
  return r.ownRoom - d[seatAt + YARD_CARS];
}

/** Whether all cars on the table can be placed in trains and own yard, of which `spoken` spaces are spoken for. */
export function tableFits(r: Rules, d: Int16Array, seatAt: number, spoken: number): boolean {
  const surplus = d[TABLE_CARS] - roomInYard(r, d, seatAt) + spoken;
  return surplus <= 0 || surplus <= mostIntoTrains(r, d, seatAt);
}

/** The most cars of those on the table that can go to trains together. */
function mostIntoTrains(r: Rules, d: Int16Array, seatAt: number): number {
  const free = d[seatAt + LOCOMOTIVES] - d[seatAt + TRAINS];
  const hasMixed = d[seatAt + MIXED_CARS] !== 0;
  let sure = 0;
  let withoutTrain = 0;
  for (let type = 0; type < r.types; type++) {
    const cars = d[r.at.table + type];
    if (cars === 0) continue;
    if (d[seatAt + TRAIN + type] !== 0) sure += cars;
    else {
      if (hasMixed && d[seatAt + r.at.mixed + type] === 0) sure++;
      withoutTrain++;
    }
  }
  if (free <= 0 || withoutTrain === 0) return sure;
  const plain = sure + bestNewTrains(r, d, seatAt, free, false);
  if (hasMixed) return plain;
  return Math.max(plain, sure + withoutTrain + bestNewTrains(r, d, seatAt, free - 1, true));
}

/** Cars that `free` new trains take in at best, not counting those that go to the mixed train. */
function bestNewTrains(r: Rules, d: Int16Array, seatAt: number, free: number, newMixed: boolean): number {
  const hasMixed = d[seatAt + MIXED_CARS] !== 0;
  let total = 0;
  // Longest new trains first: of `fromMain` cars at most that many of a type.
  for (let length = r.fromMain; length > 0 && free > 0; length--)
    for (let type = 0; type < r.types && free > 0; type++) {
      if (d[seatAt + TRAIN + type] !== 0) continue;
      const inMixed = newMixed || (hasMixed && d[seatAt + r.at.mixed + type] === 0) ? 1 : 0;
      if (d[r.at.table + type] - inMixed !== length) continue;
      total += length;
      free--;
    }
  return total;
}

/**
 * Whether the car of this main siding can be the next one taken: enough others remain, and some way of taking them
 * leaves room for all. Moves cars to and fro in `d` and leaves it as it was.
 */
export function canTake(r: Rules, d: Int16Array, seatAt: number, siding: number, taken: number): boolean {
  const at = r.mainAt(siding);
  if (d[at] === 0) return false;
  const more = r.fromMain - taken - 1;
  if (roomInYard(r, d, seatAt) >= r.fromMain) return mainCars(r, d) > more;
  const car = leave(d, at);
  moveToTable(r, d, car, 1);
  const fits = restFits(r, d, seatAt, 0, more);
  moveToTable(r, d, car, -1);
  enter(d, at, car);
  return fits;
}

function restFits(r: Rules, d: Int16Array, seatAt: number, from: number, more: number): boolean {
  if (more === 0) return tableFits(r, d, seatAt, 0);
  for (let siding = from; siding < r.mainSidings; siding++) {
    const at = r.mainAt(siding);
    if (d[at] === 0) continue;
    const car = leave(d, at);
    moveToTable(r, d, car, 1);
    const fits = restFits(r, d, seatAt, siding, more - 1);
    moveToTable(r, d, car, -1);
    enter(d, at, car);
    if (fits) return true;
  }
  return false;
}

export function moveToTable(r: Rules, d: Int16Array, car: number, amount: number): void {
  d[r.at.table + car] += amount;
  d[TABLE_CARS] += amount;
}

export function mainCars(r: Rules, d: Int16Array): number {
  let cars = 0;
  for (let siding = 0; siding < r.mainSidings; siding++) cars += d[r.mainAt(siding)];
  return cars;
}
