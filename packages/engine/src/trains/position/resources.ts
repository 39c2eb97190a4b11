// Resources in positions written by hand.
import type { State } from '../../core/state.ts';
import { resourceAt, supplyOf } from '../state/own-resources.ts';
import type { Tables } from '../state/tables.ts';
import { wholeNumber } from './number.ts';
import type { SeatInput } from './position-input.ts';

/** A seat has as many as at the start of what the position does not say. */
export function placeResources(
  t: Tables,
  s: State,
  seats: readonly (SeatInput | null)[],
  problems: string[],
): void {
  seats.slice(0, t.seats).forEach((input, seat) => {
    for (const [id, count] of Object.entries(input?.resources ?? {})) {
      const resource = t.resources?.ids.indexOf(id) ?? -1;
      if (t.resources === null || resource < 0) problems.push(`There is no resource "${id}" in this game.`);
      else
        s.data[resourceAt(t, seat, resource)] = wholeNumber(
          problems,
          id,
          count,
          0,
          t.resources.limit[resource],
        );
    }
  });
  t.resources?.ids.forEach((id, resource) => {
    if (supplyOf(t, s, resource) < 0)
      problems.push(`There are only ${t.resources?.total[resource]} of the resource "${id}".`);
  });
}
