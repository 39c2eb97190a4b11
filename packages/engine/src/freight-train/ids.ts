// Cars by their ids, for events and views.
import { listSiding } from './sidings.ts';
import type { Rules } from './rules.ts';

/** The cars of a siding from left to right. */
export function carIds(r: Rules, d: Int16Array, siding: number): string[] {
  return listSiding(d, siding).map((type) => r.carId(type));
}

/** The sidings of a seat's own yard. */
export function yardIds(r: Rules, d: Int16Array, seat: number): string[][] {
  const at = r.seatAt(seat);
  return Array.from({ length: r.ownSidings }, (_, siding) => carIds(r, d, r.ownAt(at, siding)));
}

/** Cars counted by type: those types of which there are any, from `counts` on. */
export function countsById(r: Rules, d: Int16Array, counts: number): Record<string, number> {
  const byId: Record<string, number> = {};
  for (let type = 0; type < r.types; type++)
    if (d[counts + type] !== 0) byId[r.carId(type)] = d[counts + type];
  return byId;
}
