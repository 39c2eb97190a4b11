// A seat's view of the map: whose rails lie where, and the stations.
import type { Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import type { Tables } from '../state/tables.ts';
import { countBits } from '../state/count-bits.ts';
import type { TrainsFeatures } from './features.ts';

/** Writes without `feel`, as observe.ts does. */
export function observeMap(
  t: Tables,
  { at, openCells }: TrainsFeatures,
  s: State,
  seat: number,
  out: Sparse,
): void {
  const d = s.data;
  const rails = t.layout.rails;
  const own = 1 << seat;
  const others = t.seats > 1 ? 1 / (t.seats - 1) : 1;
  const { index, value } = out;
  const { mine, theirs, stations } = at;
  let n = out.size;
  for (let i = 0; i < openCells.length; i++) {
    const cell = openCells[i];
    const mask = d[rails + cell];
    if (mask === 0) continue;
    if ((mask & own) !== 0) {
      index[n] = mine + cell;
      value[n++] = 1;
    }
    const rest = mask & ~own;
    if (rest !== 0) {
      index[n] = theirs + cell;
      value[n++] = countBits(rest) * others;
    }
  }
  const { cities } = t;
  const built = t.layout.stations;
  for (let i = 0; i < cities.length; i++) {
    const count = d[built + cities[i]];
    if (count === 0) continue;
    index[n] = stations + cities[i];
    value[n++] = count / 2;
  }
  out.size = n;
}
