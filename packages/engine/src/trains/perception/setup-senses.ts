// What only some setups have, as learned players sense it: ends by points and full cities, powers.
import { feel, type Sparse } from '../../core/perception.ts';
import type { State } from '../../core/state.ts';
import { powerOf } from '../powers.ts';
import { totalScore } from '../scoring.ts';
import type { Tables } from '../tables.ts';
import { fullCities } from '../turn.ts';
import { bound } from './bound.ts';

/** Of ends that few rules have: what the own seat and the best of the others lack of the points, and the cities that are full. */
export function observeEnds(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  const { pointsToEnd, fullCitiesToEnd } = t;
  if (fullCitiesToEnd > 0) feel(out, at + 2, bound(fullCities(t, s) / fullCitiesToEnd));
  if (pointsToEnd === 0) return;
  let best = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const share = totalScore(t, s, seat) / pointsToEnd;
    if (seat === own) feel(out, at, bound(share));
    else if (share > best) best = share;
  }
  feel(out, at + 1, bound(best));
}

/** The power of each seat, starting with the own one. */
export function observePowers(t: Tables, at: readonly number[], s: State, own: number, out: Sparse): void {
  for (let i = 0; i < t.seats; i++) {
    const kind = powerOf(t, s, (own + i) % t.seats);
    if (kind >= 0) feel(out, at[i] + kind, 1);
  }
}
