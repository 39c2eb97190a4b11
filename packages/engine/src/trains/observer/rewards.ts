// Routes and bonuses of the map, as learned players sense them: who has them, and what a rail may bring.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { canClaim } from '../rules/arrivals.ts';
import { hasRail } from '../state/reach.ts';
import type { Tables } from '../state/tables.ts';
import { bound } from './bound.ts';

/** By route, then by bonus: whether the own seat has it, whether others do. */
export function observeRewards(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  const d = s.data;
  const mine = 1 << own;
  let next = at;
  for (let i = 0; i < t.routes.length; i++, next += 2) {
    const claimed = d[t.layout.routes + i];
    if ((claimed & mine) !== 0) addFeature(out, next, 1);
    if ((claimed & ~mine) !== 0) addFeature(out, next + 1, 1);
  }
  for (let i = 0; i < t.bonuses.length; i++, next += 2) {
    const taker = d[t.layout.bonuses + i];
    if (taker !== 0) addFeature(out, taker === own + 1 ? next : next + 1, 1);
  }
}

/**
 * Of a rail on a cell: the points of routes that end there and can still be claimed, those of them with an own rail at the other end,
 * and the points and coins of bonuses that are left.
 */
export function describeArriving(
  t: Tables,
  at: number,
  s: State,
  seat: number,
  cell: number,
  out: Sparse,
): void {
  let ends = 0;
  let nearly = 0;
  for (let i = 0; i < t.routes.length; i++) {
    const { from, to, points } = t.routes[i];
    if ((from !== cell && to !== cell) || !canClaim(t, s, seat, i)) continue;
    ends += points;
    if (hasRail(t, s, seat, from === cell ? to : from)) nearly += points;
  }
  if (ends > 0) addFeature(out, at, bound(ends / 5));
  if (nearly > 0) addFeature(out, at + 1, bound(nearly / 5));
  for (let i = 0; i < t.bonuses.length; i++) {
    const { cell: there, points, coins } = t.bonuses[i];
    if (there !== cell || s.data[t.layout.bonuses + i] !== 0) continue;
    if (points !== 0) addFeature(out, at + 2, bound(points / 5));
    if (coins > 0) addFeature(out, at + 3, bound(coins / 5));
  }
}
