// Chips at the end of a day: for the longest and second longest train of each type ("End of the First Day" 3, F1, F3)
// and for the cars left in the yards (4, and the other days' variants of it, F4).
import type { State } from '../core/state.ts';
import { CHIPS, DAY, MIXED_CARS, TRAIN, YARD_CARS } from './layout.ts';
import type { Rules } from './rules.ts';

const MOST_CHIPS = 32_000;

export function payTrains(r: Rules, s: State): void {
  for (let type = 0; type < r.types; type++) payLongest(r, s, TRAIN + type, type);
  if (r.mixedPaid) payLongest(r, s, MIXED_CARS, -1);
}

/** `field` is where a seat block holds the length; `type` is -1 for the mixed train. */
function payLongest(r: Rules, s: State, field: number, type: number): void {
  const d = s.data;
  let longest = 0;
  let second = 0;
  let longestTied = 0;
  let secondTied = 0;
  for (let seat = 0; seat < r.seats; seat++) {
    const length = d[r.seatAt(seat) + field];
    if (length === 0) continue;
    if (length > longest) {
      second = longest;
      secondTied = longestTied;
      longest = length;
      longestTied = 1;
    } else if (length === longest) longestTied++;
    else if (length > second) {
      second = length;
      secondTied = 1;
    } else if (length === second) secondTied++;
  }
  if (longest === 0) return;
  const day = d[DAY];
  const rules = r.day(day);
  payAll(r, s, field, type, longest, longestTied, rules.longest[longestTied], 'longest');
  if (longestTied === 1 && second > 0)
    payAll(r, s, field, type, second, secondTied, rules.second[secondTied], 'second');
}

function payAll(
  r: Rules,
  s: State,
  field: number,
  type: number,
  length: number,
  tied: number,
  chips: number,
  source: 'longest' | 'second',
): void {
  if (chips === 0) return;
  const d = s.data;
  const day = d[DAY];
  for (let seat = 0; seat < r.seats; seat++) {
    const at = r.seatAt(seat);
    if (d[at + field] !== length) continue;
    const paid = payChips(r, d, at, chips);
    d[at + r.at.measures + r.measure[source] + day] += paid;
    if (s.events)
      s.events.push({
        type: 'payout',
        seat,
        day: day + 1,
        source,
        train: type < 0 ? 'mixed' : r.carId(type),
        length,
        tied,
        chips: paid,
      });
  }
}

export function payYards(r: Rules, s: State): void {
  const d = s.data;
  const day = d[DAY];
  const { yardCars, yardChips } = r.day(day);
  if (yardChips === 0) return;
  for (let seat = 0; seat < r.seats; seat++) {
    const at = r.seatAt(seat);
    const cars = d[at + YARD_CARS];
    const paid = payChips(r, d, at, Math.trunc(cars / yardCars) * yardChips);
    if (paid === 0) continue;
    const measure = (paid > 0 ? r.measure.yardIncome : r.measure.yardLoss) + day;
    d[at + r.at.measures + measure] += Math.abs(paid);
    if (s.events) s.events.push({ type: 'yard', seat, day: day + 1, cars, chips: paid });
  }
}

/** Chips go below zero only on the last day, as a score (F4); returns what was really paid. */
function payChips(r: Rules, d: Int16Array, seatAt: number, chips: number): number {
  const least = d[DAY] === r.days.length - 1 ? -MOST_CHIPS : 0;
  const before = d[seatAt + CHIPS];
  const after = Math.max(least, Math.min(MOST_CHIPS, before + chips));
  d[seatAt + CHIPS] = after;
  return after - before;
}
