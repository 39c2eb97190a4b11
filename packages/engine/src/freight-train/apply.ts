// Carrying out a choice: the four actions of a turn step by step, and filling a siding ("Play" and the sections after it).
import type { GameEvent } from '../core/event.ts';
import type { State } from '../core/state.ts';
import { CALL, DONE, KEEP, PASS, REARRANGE } from './codes.ts';
import { deckCars, drawIntoSiding } from './deck.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  FILLED,
  IDLE_TURNS,
  LOCOMOTIVES,
  MIXED_CARS,
  SEAT,
  STAGE,
  STAGE_KEEP,
  STAGE_PLACE,
  STAGE_REARRANGE,
  STAGE_SWITCH,
  STAGE_TAKE,
  STEP,
  TABLE_CARS,
  TRAIN,
  YARD_CARS,
} from './layout.ts';
import { canShip } from './legal.ts';
import { moveToTable } from './room.ts';
import type { Rules } from './rules.ts';
import { enter, leave } from './sidings.ts';
import { carIds, yardIds } from './ids.ts';
import { joinMixed, joinTrain } from './trains.ts';
import { endTurn } from './end-turn.ts';

export function applyCode(r: Rules, s: State, code: number): void {
  const seatAt = r.seatAt(s.data[SEAT]);
  const { codes } = r;
  if (code < codes.fill) plain(r, s, seatAt, code);
  else if (code < codes.take) fill(r, s, seatAt, code - codes.fill);
  else if (code < codes.shipTrain) take(r, s, seatAt, code - codes.take);
  else if (code < codes.shipMixed) ship(r, s, seatAt, code - codes.shipTrain, false);
  else if (code < codes.toTrain) ship(r, s, seatAt, code - codes.shipMixed, true);
  else if (code < codes.toMixed) placeInTrain(r, s, seatAt, code - codes.toTrain, false);
  else if (code < codes.toYard) placeInTrain(r, s, seatAt, code - codes.toMixed, true);
  else if (code < codes.place) placeInYard(r, s, seatAt, code - codes.toYard);
  else rearrange(r, s, seatAt, code - codes.place);
}

function plain(r: Rules, s: State, seatAt: number, code: number): void {
  switch (code) {
    case CALL:
      return call(r, s, seatAt);
    case REARRANGE:
      return payToRearrange(r, s, seatAt);
    case PASS:
      if (s.data[FILLED] === 0) s.data[IDLE_TURNS]++;
      count(r, s, seatAt, r.measure.pass, 1);
      tell(s, 'pass', {});
      return endTurn(r, s);
    case KEEP:
      tell(s, 'keep', {});
      return endTurn(r, s);
    case DONE:
      tell(s, 'done', {});
      return endTurn(r, s);
  }
}

function tell(s: State, type: string, fields: Omit<GameEvent, 'type' | 'seat'>): void {
  if (s.events) s.events.push({ type, seat: s.data[SEAT], ...fields });
}

function count(r: Rules, s: State, seatAt: number, measure: number, amount: number): void {
  s.data[seatAt + r.at.measures + measure] += amount;
}

function call(r: Rules, s: State, seatAt: number): void {
  const d = s.data;
  d[seatAt + LOCOMOTIVES]++;
  d[seatAt + CALLED] = 1;
  count(r, s, seatAt, r.measure.called + d[DAY], 1);
  count(r, s, seatAt, r.measure.call, 1);
  if (s.events) tell(s, 'call-locomotive', { locomotives: d[seatAt + LOCOMOTIVES] });
  endTurn(r, s);
}

/** The player goes on with his action afterwards. */
function fill(r: Rules, s: State, seatAt: number, siding: number): void {
  const d = s.data;
  const leaveCard = drawIntoSiding(s, r.mainAt(siding), r.mainSpaces);
  d[FILLED] = 1;
  count(r, s, seatAt, r.measure.fill, 1);
  if (!s.events) return;
  const cars = carIds(r, d, r.mainAt(siding));
  tell(s, 'fill', { siding: siding + 1, cars, leaveCard, deck: deckCars(d) });
}

function take(r: Rules, s: State, seatAt: number, siding: number): void {
  const d = s.data;
  const car = leave(d, r.mainAt(siding));
  moveToTable(r, d, car, 1);
  d[STEP]++;
  if (s.events) tell(s, 'take', { siding: siding + 1, car: r.carId(car) });
  const complete = d[STEP] === r.fromMain;
  d[STAGE] = complete ? STAGE_PLACE : STAGE_TAKE;
  if (complete) count(r, s, seatAt, r.measure.switchMain, 1);
}

function ship(r: Rules, s: State, seatAt: number, siding: number, mixed: boolean): void {
  const d = s.data;
  const car = leave(d, r.ownAt(seatAt, siding));
  d[seatAt + YARD_CARS]--;
  if (d[STEP] === 0) count(r, s, seatAt, r.measure.switchOwn, 1);
  d[STEP]++;
  count(r, s, seatAt, r.measure.yardToTrain, 1);
  join(r, s, seatAt, car, mixed, siding + 1);
  if (d[STEP] < r.fromOwn && canShip(r, d, seatAt)) d[STAGE] = STAGE_SWITCH;
  else endTurn(r, s);
}

/** `siding` is the own siding a car comes from, counted from 1; 0 for a car from the main yard. */
function join(r: Rules, s: State, seatAt: number, car: number, mixed: boolean, siding: number): void {
  const d = s.data;
  if (mixed) joinMixed(r, d, seatAt, car);
  else joinTrain(d, seatAt, car);
  if (!s.events) return;
  tell(s, mixed ? 'to-mixed' : 'to-train', {
    car: r.carId(car),
    ...(siding === 0 ? { from: 'main' } : { from: 'yard', siding }),
    length: d[seatAt + (mixed ? MIXED_CARS : TRAIN + car)],
  });
}

function placeInTrain(r: Rules, s: State, seatAt: number, car: number, mixed: boolean): void {
  moveToTable(r, s.data, car, -1);
  count(r, s, seatAt, r.measure.mainToTrain, 1);
  join(r, s, seatAt, car, mixed, 0);
  if (s.data[TABLE_CARS] === 0) endTurn(r, s);
}

function placeInYard(r: Rules, s: State, seatAt: number, sidingAndCar: number): void {
  const d = s.data;
  const siding = Math.trunc(sidingAndCar / r.types);
  const car = sidingAndCar % r.types;
  moveToTable(r, d, car, -1);
  enter(d, r.ownAt(seatAt, siding), car);
  d[seatAt + YARD_CARS]++;
  count(r, s, seatAt, r.measure.mainToYard, 1);
  if (s.events) tell(s, 'to-yard', { siding: siding + 1, car: r.carId(car) });
  if (d[TABLE_CARS] === 0) endTurn(r, s);
}

function payToRearrange(r: Rules, s: State, seatAt: number): void {
  const d = s.data;
  d[seatAt + CHIPS] -= r.rearrangeCost;
  count(r, s, seatAt, r.measure.rearrange, 1);
  if (s.events) tell(s, 'rearrange', { cost: r.rearrangeCost, chips: d[seatAt + CHIPS] });
  if (d[seatAt + YARD_CARS] === 0) endTurn(r, s);
  else d[STAGE] = STAGE_KEEP;
}

/** The first car placed empties the yard onto the table; each car goes to the right of those placed before it. */
function rearrange(r: Rules, s: State, seatAt: number, sidingAndCar: number): void {
  const d = s.data;
  const siding = Math.trunc(sidingAndCar / r.types);
  const car = sidingAndCar % r.types;
  if (d[STAGE] === STAGE_KEEP) {
    emptyYard(r, d, seatAt);
    d[STAGE] = STAGE_REARRANGE;
  }
  moveToTable(r, d, car, -1);
  const at = r.ownAt(seatAt, siding);
  d.copyWithin(at + 2, at + 1, at + 1 + d[at]);
  d[at + 1] = car;
  d[at]++;
  d[seatAt + YARD_CARS]++;
  if (s.events) tell(s, 'place', { siding: siding + 1, car: r.carId(car) });
  if (d[TABLE_CARS] !== 0) return;
  if (s.events) tell(s, 'rearranged', { sidings: yardIds(r, d, d[SEAT]) });
  endTurn(r, s);
}

function emptyYard(r: Rules, d: Int16Array, seatAt: number): void {
  for (let siding = 0; siding < r.ownSidings; siding++) {
    const at = r.ownAt(seatAt, siding);
    while (d[at] !== 0) moveToTable(r, d, leave(d, at), 1);
  }
  d[seatAt + YARD_CARS] = 0;
}
