// Cars joining trains: the first car of a train takes a locomotive ("Forming trains").
import { MIXED_CARS, TRAIN, TRAINS } from './layout.ts';
import type { Rules } from './rules.ts';

export function joinTrain(d: Int16Array, seatAt: number, type: number): void {
  if (d[seatAt + TRAIN + type] === 0) d[seatAt + TRAINS]++;
  d[seatAt + TRAIN + type]++;
}

/** Undoes `joinTrain`. */
export function leaveTrain(d: Int16Array, seatAt: number, type: number): void {
  d[seatAt + TRAIN + type]--;
  if (d[seatAt + TRAIN + type] === 0) d[seatAt + TRAINS]--;
}

export function joinMixed(r: Rules, d: Int16Array, seatAt: number, type: number): void {
  if (d[seatAt + MIXED_CARS] === 0) d[seatAt + TRAINS]++;
  d[seatAt + MIXED_CARS]++;
  d[seatAt + r.at.mixed + type] = 1;
}

/** Undoes `joinMixed`. */
export function leaveMixed(r: Rules, d: Int16Array, seatAt: number, type: number): void {
  d[seatAt + r.at.mixed + type] = 0;
  d[seatAt + MIXED_CARS]--;
  if (d[seatAt + MIXED_CARS] === 0) d[seatAt + TRAINS]--;
}
