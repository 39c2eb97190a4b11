// What only some setups have, as learned players sense it: ends by points and full cities.
import { feel, type Sparse } from '../../core/perception.ts';
import type { State } from '../../core/state.ts';
import { tokensAt } from '../own-tokens.ts';
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

/** Tokens of the pack's own kinds, by kind from these features on; of many on one cell, some are felt. */
export function observeTokens(t: Tables, features: readonly number[], s: State, out: Sparse): void {
  for (let kind = 0; kind < features.length; kind++)
    for (let cell = 0; cell < t.cells; cell++) {
      const count = s.data[tokensAt(t, kind, cell)];
      if (count > 0) feel(out, features[kind] + cell, bound(count / 2));
    }
}
