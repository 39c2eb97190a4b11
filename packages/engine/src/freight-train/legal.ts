// The legal choices of every decision. Codes are written in ascending order; equal alternatives appear once: of several
// empty sidings only the first, of several equal cars only one.
import { deckIsEmpty } from './deck.ts';
import { CALL, DONE, KEEP, PASS, REARRANGE } from './codes.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  FILLED,
  SEAT,
  STAGE,
  STAGE_ACTION,
  STAGE_KEEP,
  STAGE_PLACE,
  STAGE_REARRANGE,
  STAGE_SWITCH,
  STAGE_TAKE,
  STEP,
  TABLE_CARS,
} from './layout.ts';
import { canJoinMixed, canJoinTrain, canTake, mainCars, moveToTable, roomInYard, tableFits } from './room.ts';
import type { Rules } from './rules.ts';
import type { State } from '../core/state.ts';
import { leftmost } from './sidings.ts';
import { joinMixed, joinTrain, leaveMixed, leaveTrain } from './trains.ts';

export function legalCodes(r: Rules, s: State, out: Int16Array): number {
  const d = s.data;
  const seatAt = r.seatAt(d[SEAT]);
  switch (d[STAGE]) {
    case STAGE_ACTION:
      return actions(r, d, seatAt, out);
    case STAGE_TAKE:
      return takes(r, d, seatAt, d[STEP], out, 0);
    case STAGE_PLACE:
      return placings(r, d, seatAt, out);
    case STAGE_SWITCH:
      out[0] = DONE;
      return shipments(r, d, seatAt, out, 1);
    case STAGE_KEEP:
      return firstPlaces(r, d, seatAt, out);
    case STAGE_REARRANGE:
      return nextPlaces(r, d, seatAt, out);
    default:
      return 0;
  }
}

function actions(r: Rules, d: Int16Array, seatAt: number, out: Int16Array): number {
  let n = 0;
  if (canCall(r, d, seatAt)) out[n++] = CALL;
  if (d[seatAt + CHIPS] >= r.rearrangeCost) out[n++] = REARRANGE;
  const fill = sidingToFill(r, d);
  if (fill >= 0) out[n++] = r.codes.fill + fill;
  if (mainCars(r, d) >= r.fromMain) n = takes(r, d, seatAt, 0, out, n);
  n = shipments(r, d, seatAt, out, n);
  if (n > (fill >= 0 ? 1 : 0)) return n;
  // F10: a fill is no action and never forced, so a seat with nothing else passes with or without it.
  out[0] = PASS;
  if (fill < 0) return 1;
  out[1] = r.codes.fill + fill;
  return 2;
}

/** F7: one locomotive a day, on the days that allow it. */
function canCall(r: Rules, d: Int16Array, seatAt: number): boolean {
  return d[seatAt + CALLED] === 0 && r.day(d[DAY]).call;
}

/** F2: the first empty main siding if enough are empty, else -1. Empty sidings are equal, so one stands for all. */
function sidingToFill(r: Rules, d: Int16Array): number {
  if (d[FILLED] !== 0 || deckIsEmpty(d)) return -1;
  let first = -1;
  let empty = 0;
  for (let siding = r.mainSidings - 1; siding >= 0; siding--)
    if (d[r.mainAt(siding)] === 0) {
      first = siding;
      empty++;
    }
  return empty >= r.fillWhenEmpty ? first : -1;
}

function takes(r: Rules, d: Int16Array, seatAt: number, taken: number, out: Int16Array, n: number): number {
  for (let siding = 0; siding < r.mainSidings; siding++)
    if (canTake(r, d, seatAt, siding, taken)) out[n++] = r.codes.take + siding;
  return n;
}

function shipments(r: Rules, d: Int16Array, seatAt: number, out: Int16Array, n: number): number {
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const at = r.ownAt(seatAt, siding);
    if (d[at] !== 0 && canJoinTrain(d, seatAt, leftmost(d, at))) out[n++] = r.codes.shipTrain + siding;
  }
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const at = r.ownAt(seatAt, siding);
    if (d[at] !== 0 && canJoinMixed(r, d, seatAt, leftmost(d, at))) out[n++] = r.codes.shipMixed + siding;
  }
  return n;
}

/** Whether anything more can be switched from the own yard. */
export function canShip(r: Rules, d: Int16Array, seatAt: number): boolean {
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const at = r.ownAt(seatAt, siding);
    if (d[at] === 0) continue;
    const type = leftmost(d, at);
    if (canJoinTrain(d, seatAt, type) || canJoinMixed(r, d, seatAt, type)) return true;
  }
  return false;
}

/** Each kind of car on the table to each place, so long as the others still find one. */
function placings(r: Rules, d: Int16Array, seatAt: number, out: Int16Array): number {
  let n = 0;
  const { table } = r.at;
  // With room for everything in the yard alone nothing needs to be weighed.
  const roomy = roomInYard(r, d, seatAt) >= d[TABLE_CARS];
  for (let type = 0; type < r.types; type++)
    if (
      d[table + type] !== 0 &&
      canJoinTrain(d, seatAt, type) &&
      (roomy || fitsAfterTrain(r, d, seatAt, type))
    )
      out[n++] = r.codes.toTrain + type;
  for (let type = 0; type < r.types; type++)
    if (
      d[table + type] !== 0 &&
      canJoinMixed(r, d, seatAt, type) &&
      (roomy || fitsAfterMixed(r, d, seatAt, type))
    )
      out[n++] = r.codes.toMixed + type;
  if (roomInYard(r, d, seatAt) === 0) return n;
  let emptySeen = false;
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const cars = d[r.ownAt(seatAt, siding)];
    if (cars === r.ownSpaces || (cars === 0 && emptySeen)) continue;
    if (cars === 0) emptySeen = true;
    for (let type = 0; type < r.types; type++)
      if (d[table + type] !== 0 && (roomy || fitsAfterYard(r, d, seatAt, type)))
        out[n++] = r.codes.toYard + siding * r.types + type;
  }
  return n;
}

// The cars left on the table must fit: the car is placed, the rest weighed, and the car put back.

function fitsAfterTrain(r: Rules, d: Int16Array, seatAt: number, type: number): boolean {
  moveToTable(r, d, type, -1);
  joinTrain(d, seatAt, type);
  const fits = tableFits(r, d, seatAt, 0);
  leaveTrain(d, seatAt, type);
  moveToTable(r, d, type, 1);
  return fits;
}

function fitsAfterMixed(r: Rules, d: Int16Array, seatAt: number, type: number): boolean {
  moveToTable(r, d, type, -1);
  joinMixed(r, d, seatAt, type);
  const fits = tableFits(r, d, seatAt, 0);
  leaveMixed(r, d, seatAt, type);
  moveToTable(r, d, type, 1);
  return fits;
}

function fitsAfterYard(r: Rules, d: Int16Array, seatAt: number, type: number): boolean {
  moveToTable(r, d, type, -1);
  const fits = tableFits(r, d, seatAt, 1);
  moveToTable(r, d, type, 1);
  return fits;
}

/** Nothing is moved yet: keep all as it is, or any car of the yard as the first of a new order, in the first siding. */
function firstPlaces(r: Rules, d: Int16Array, seatAt: number, out: Int16Array): number {
  out[0] = KEEP;
  let n = 1;
  for (let type = 0; type < r.types; type++)
    if (yardHolds(r, d, seatAt, type)) out[n++] = r.codes.place + type;
  return n;
}

function yardHolds(r: Rules, d: Int16Array, seatAt: number, type: number): boolean {
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const at = r.ownAt(seatAt, siding);
    for (let i = at + d[at]; i > at; i--) if (d[i] === type) return true;
  }
  return false;
}

/** Any car on the table to any siding with room. */
function nextPlaces(r: Rules, d: Int16Array, seatAt: number, out: Int16Array): number {
  let n = 0;
  let emptySeen = false;
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const cars = d[r.ownAt(seatAt, siding)];
    if (cars === r.ownSpaces || (cars === 0 && emptySeen)) continue;
    if (cars === 0) emptySeen = true;
    for (let type = 0; type < r.types; type++)
      if (d[r.at.table + type] !== 0) out[n++] = r.codes.place + siding * r.types + type;
  }
  return n;
}
