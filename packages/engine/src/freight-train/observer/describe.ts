// The facts of a legal choice of Freight Train: the state of the train of its type, what comes behind a car that leaves,
// what could be done next.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { CALL, KEEP, REARRANGE } from '../codes.ts';
import {
  CHIPS,
  DAY,
  DECK,
  LEAVE_DRAWN,
  LOWER,
  MIXED_CARS,
  STEP,
  TRAIN,
  UPPER,
  YARD_CARS,
} from '../layout.ts';
import { payForTrain } from '../standing.ts';
import { TRAIN_FACTS, type FreightTrainFeatures } from './features.ts';
import { bound, leadStep } from './observe.ts';
import { NOWHERE, type Prospects } from './prospects.ts';

type At = FreightTrainFeatures['at'];

export function describe(
  { at }: FreightTrainFeatures,
  o: Prospects,
  s: State,
  choice: number,
  out: Sparse,
): void {
  const r = o.rules;
  const d = s.data;
  const { codes } = r;
  const base = r.seatAt(o.seat);
  if (choice < codes.fill) describePlain(at, o, d, choice, out);
  else if (choice < codes.take) describeFill(at, o, d, choice - codes.fill, out);
  else if (choice < codes.shipTrain) describeTake(at, o, d, choice - codes.take, out);
  else if (choice < codes.shipMixed) describeShip(at, o, d, choice - codes.shipTrain, out);
  else if (choice < codes.toTrain) {
    const siding = choice - codes.shipMixed;
    const own = r.ownAt(base, siding);
    addFeature(out, at.own + siding, 1);
    addFeature(out, at.mixing + 5, 1);
    describeMixed(at, o, d, d[own + d[own]], out);
  } else if (choice < codes.toMixed) describeJoin(at, o, d, choice - codes.toTrain, out);
  else if (choice < codes.toYard) describeMixed(at, o, d, choice - codes.toMixed, out);
  else if (choice < codes.place) describeYard(at, o, d, choice - codes.toYard, out);
  else describePlace(at, o, d, choice - codes.place, out);
}

function put(out: Sparse, feature: number, value: number): void {
  if (value !== 0) addFeature(out, feature, bound(value));
}

/** The state of the train of this type with one more car. */
function describeTrain(first: number, at: At, o: Prospects, d: Int16Array, type: number, out: Sparse): void {
  const r = o.rules;
  const { seat } = o;
  const day = r.day(d[DAY]);
  const length = o.lengthOf(seat, type);
  const rival = o.rival(seat, type);
  addFeature(out, at.about + type, 0.5);
  if (!o.canJoin(seat, type)) {
    addFeature(out, first, 1);
    put(out, first + 6, o.waitingOf(seat, type) / 4);
    return;
  }
  const before = length > 0 ? payForTrain(r, day, d, seat, TRAIN + type, 0) : 0;
  put(out, first + 1, (payForTrain(r, day, d, seat, TRAIN + type, 1) - before) / 2);
  put(out, first + 2, o.gain(seat, type));
  put(out, first + 3, length === 0 ? 1 : 0);
  put(out, first + 4, rival === 0 ? 1 : 0);
  put(out, first + 5, (length + 1) / 6);
  put(out, first + 6, o.waitingOf(seat, type) / 4);
  put(out, first + 7, o.rivalWaiting(seat, type) / 4);
  put(
    out,
    first + 8,
    (o.visible[type] + (d[DECK + type] * r.mainSpaces) / Math.max(1, d[UPPER] + d[LOWER])) / 4,
  );
  addFeature(out, first + TRAIN_FACTS + leadStep(length + 1 - rival), 1);
}

function describePlain(at: At, o: Prospects, d: Int16Array, choice: number, out: Sparse): void {
  addFeature(out, at.plain + choice, 1);
  if (choice === CALL) {
    const types = o.rules.types;
    let ready = 0;
    for (let type = 0; type < types; type++)
      if (o.lengthOf(o.seat, type) === 0 && o.waitingOf(o.seat, type) > 1) ready++;
    put(out, at.calling, o.free[o.seat] === 0 ? 1 : 0);
    put(out, at.calling + 1, ready / 4);
    put(out, at.calling + 2, d[LEAVE_DRAWN] === 1 ? 1 : 0);
  } else if (choice === REARRANGE || choice === KEEP) {
    const now = o.ship(d, o.seat, -1);
    put(out, at.rearranging, o.sorted(o.seat) - now);
    put(out, at.rearranging + 1, now);
    put(out, at.rearranging + 2, d[o.rules.seatAt(o.seat) + CHIPS] / 10);
  }
}

function describeFill(at: At, o: Prospects, d: Int16Array, siding: number, out: Sparse): void {
  const r = o.rules;
  let gain = 0;
  for (let type = 0; type < r.types; type++) gain += d[DECK + type] * Math.max(0, o.gain(o.seat, type));
  addFeature(out, at.fromMain + siding, 0.5);
  addFeature(out, at.filling, 1);
  put(out, at.filling + 1, gain / Math.max(1, d[UPPER] + d[LOWER]));
  const lower = r.mainSpaces - d[UPPER];
  if (d[LEAVE_DRAWN] === 0 && lower > 0) put(out, at.filling + 2, Math.min(1, lower / (d[LOWER] + 1)));
  put(out, at.filling + 3, d[LEAVE_DRAWN]);
}

function describeTake(at: At, o: Prospects, d: Int16Array, siding: number, out: Sparse): void {
  const r = o.rules;
  const { seat } = o;
  const main = r.mainAt(siding);
  const cars = d[main];
  const type = d[main + cars];
  const rival = (seat + 1) % r.seats;
  addFeature(out, at.fromMain + siding, 0.5);
  addFeature(out, at.taking, 1);
  describeTrain(at.take, at, o, d, type, out);
  put(out, at.taking + 1, o.take(d, siding));
  put(out, at.taking + 2, Math.max(0, o.gain(rival, type)));
  if (cars === 1) addFeature(out, at.taking + 3, 1);
  if (cars > 1) {
    const next = d[main + cars - 1];
    const last = d[STEP] === r.fromMain - 1;
    put(out, at.taking + (last ? 4 : 5), Math.max(0, o.gain(seat, next)));
    put(out, at.taking + (last ? 6 : 7), Math.max(0, o.gain(rival, next)));
    if (next === type) addFeature(out, at.taking + 8, 1);
  }
}

function describeShip(at: At, o: Prospects, d: Int16Array, siding: number, out: Sparse): void {
  const r = o.rules;
  const own = r.ownAt(r.seatAt(o.seat), siding);
  const cars = d[own];
  const type = d[own + cars];
  let run = 1;
  while (run < cars && d[own + cars - run] === type) run++;
  addFeature(out, at.own + siding, 0.5);
  addFeature(out, at.shipping, 1);
  describeTrain(at.ship, at, o, d, type, out);
  put(out, at.shipping + 1, run / 4);
  put(out, at.shipping + 2, o.ship(d, o.seat, siding));
  put(out, at.shipping + 3, run < cars ? Math.max(0, o.gain(o.seat, d[own + cars - run])) : 0);
  put(out, at.shipping + 4, cars / 8);
  put(out, at.shipping + 5, cars === run ? 1 : 0);
}

function describeJoin(at: At, o: Prospects, d: Int16Array, type: number, out: Sparse): void {
  addFeature(out, at.joining, 1);
  describeTrain(at.join, at, o, d, type, out);
  put(out, at.joining + 1, d[o.rules.at.table + type] / 3);
  put(out, at.joining + 2, o.free[o.seat] <= 1 && o.lengthOf(o.seat, type) === 0 ? 1 : 0);
}

function describeMixed(at: At, o: Prospects, d: Int16Array, type: number, out: Sparse): void {
  const r = o.rules;
  const length = d[r.seatAt(o.seat) + MIXED_CARS];
  addFeature(out, at.about + type, 0.5);
  addFeature(out, at.mixing, 1);
  put(out, at.mixing + 1, length / 4);
  put(out, at.mixing + 2, length === 0 ? 1 : 0);
  put(out, at.mixing + 3, Math.max(0, o.gain(o.seat, type)));
  if (r.mixedPaid) {
    const day = r.day(d[DAY]);
    const now = payForTrain(r, day, d, o.seat, MIXED_CARS, 0);
    put(out, at.mixing + 4, payForTrain(r, day, d, o.seat, MIXED_CARS, 1) - now);
  }
}

function describeYard(at: At, o: Prospects, d: Int16Array, sidingAndType: number, out: Sparse): void {
  const r = o.rules;
  const siding = Math.trunc(sidingAndType / r.types);
  const type = sidingAndType % r.types;
  const base = r.seatAt(o.seat);
  const own = r.ownAt(base, siding);
  const cars = d[own];
  const left = r.ownRoom - d[base + YARD_CARS];
  addFeature(out, at.own + siding, 0.5);
  addFeature(out, at.yarding, 1);
  describeTrain(at.yard, at, o, d, type, out);
  put(out, at.yarding + 1, cars / 8);
  put(out, at.yarding + 2, cars === 0 ? 1 : 0);
  put(out, at.yarding + 3, left <= r.fromMain ? 1 : 0);
  put(out, at.yarding + 4, d[r.at.table + type] / 3);
  if (cars === 0) return;
  const front = d[own + cars];
  const covered = o.gain(o.seat, front);
  if (front === type) addFeature(out, at.yarding + 5, 1);
  else if (covered > 0) put(out, at.yarding + 6, covered);
  if (covered === NOWHERE) addFeature(out, at.yarding + 7, 1);
  if (front !== type && o.lengthOf(o.seat, front) > 0) addFeature(out, at.yarding + 8, 1);
}

/** Rearranging: the car comes to stand behind those placed before it. */
function describePlace(at: At, o: Prospects, d: Int16Array, sidingAndType: number, out: Sparse): void {
  const r = o.rules;
  const siding = Math.trunc(sidingAndType / r.types);
  const type = sidingAndType % r.types;
  const own = r.ownAt(r.seatAt(o.seat), siding);
  const cars = d[own];
  addFeature(out, at.own + siding, 0.5);
  addFeature(out, at.placing, 1);
  describeTrain(at.put, at, o, d, type, out);
  put(out, at.placing + 1, cars / 8);
  put(out, at.placing + 2, cars === 0 ? 1 : 0);
  put(out, at.placing + 3, d[r.at.table + type] / 4);
  if (cars > 0 && d[own + 1] === type) addFeature(out, at.placing + 4, 1);
  put(out, at.placing + 5, cars >= r.fromOwn ? 1 : 0);
  let same = 0;
  for (let i = own + cars; i > own; i--) if (d[i] === type) same++;
  put(out, at.placing + 6, same / 4);
  const behind = cars > 0 && d[own + 1] !== type ? o.gain(o.seat, d[own + 1]) : 0;
  put(out, at.placing + 7, behind === NOWHERE ? 1 : 0);
}
