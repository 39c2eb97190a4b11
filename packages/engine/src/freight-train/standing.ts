// How far a seat is between paydays: its chips, and those it would be paid if the day ended now. The chips alone say nothing for
// days of work, since all of them change hands at the end of a day.
import { CHIPS, DAY, MIXED_CARS, STAGE, STAGE_OVER, TRAIN, YARD_CARS } from './layout.ts';
import type { CompiledDay, Rules } from './rules.ts';

export function standingOf(r: Rules, d: Int16Array, seat: number): number {
  const chips = d[r.seatAt(seat) + CHIPS];
  return d[STAGE] === STAGE_OVER ? chips : chips + payOf(r, d, seat);
}

/** The payout of a seat for its present trains and yard if the day ended now. */
export function payOf(r: Rules, d: Int16Array, seat: number): number {
  const day = r.day(d[DAY]);
  let pay = yardPay(day, d[r.seatAt(seat) + YARD_CARS]);
  for (let type = 0; type < r.types; type++) pay += payForTrain(r, day, d, seat, TRAIN + type, 0);
  if (r.mixedPaid) pay += payForTrain(r, day, d, seat, MIXED_CARS, 0);
  return pay;
}

export function yardPay({ yardCars, yardChips }: CompiledDay, cars: number): number {
  return Math.trunc(cars / yardCars) * yardChips;
}

/** Pay for the train whose length a seat block holds at `field`, with the given number of extra cars. */
export function payForTrain(
  r: Rules,
  day: CompiledDay,
  d: Int16Array,
  seat: number,
  field: number,
  more: number,
): number {
  const own = d[r.seatAt(seat) + field] + more;
  if (own === 0) return 0;
  let longer = 0;
  let tied = 1;
  for (let other = 0; other < r.seats; other++) {
    if (other === seat) continue;
    const length = d[r.seatAt(other) + field];
    if (length > own) longer++;
    else if (length === own) tied++;
  }
  if (longer === 0) return day.longest[tied];
  return longer === 1 ? day.second[tied] : 0;
}
