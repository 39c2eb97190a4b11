// Rewards of the map when rails reach a cell: routes, claimed by joining both ends, and bonuses for the first to arrive.
// A claim lasts even if the rails are removed later. Start rails do not count as an arrival.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { COINS, SEAT } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { joins } from '../state/reach.ts';
import { nextLevel } from '../effects/stack.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { announce, EVENT_ROUTE } from '../effects/triggers.ts';

/** A rail of `seat` has just been laid on `cell`; only where `t.rewards`. */
export function arrive(t: Tables, s: State, seat: number, cell: number): void {
  for (let i = 0; i < t.bonuses.length; i++)
    if (t.bonuses[i].cell === cell && s.data[t.layout.bonuses + i] === 0) takeBonus(t, s, seat, i);
  const claimed = claimRoutes(t, s, seat);
  announce(t, s, EVENT_ROUTE, seat, NONE, claimed, nextLevel(t, s));
}

/** Claims what a seat has joined; how many routes that is. */
export function claimRoutes(t: Tables, s: State, seat: number): number {
  const d = s.data;
  let claimed = 0;
  for (let i = 0; i < t.routes.length; i++) {
    const route = t.routes[i];
    if (!canClaim(t, s, seat, i) || !joins(t, s, seat, route.from, route.to)) continue;
    d[t.layout.routes + i] |= 1 << seat;
    claimed++;
    if (s.events !== null)
      log(s, {
        type: 'route',
        seat,
        from: t.labels[route.from],
        to: t.labels[route.to],
        points: route.points,
      });
  }
  return claimed;
}

/** Whether a seat has not claimed a route yet, and no earlier claim excludes it. */
export function canClaim(t: Tables, s: State, seat: number, route: number): boolean {
  const claimed = s.data[t.layout.routes + route];
  return ((claimed >> seat) & 1) === 0 && (claimed === 0 || !t.routes[route].forFirst);
}

/** Coins are of use only to the seat whose turn it is. */
function takeBonus(t: Tables, s: State, seat: number, index: number): void {
  const d = s.data;
  const { cell, points, coins } = t.bonuses[index];
  d[t.layout.bonuses + index] = seat + 1;
  if (seat === d[SEAT]) d[COINS] = Math.min(AMOUNT_LIMIT, d[COINS] + coins);
  if (s.events !== null)
    log(s, { type: 'bonus', seat, cell: t.labels[cell], points, coins: seat === d[SEAT] ? coins : 0 });
}

/** Routes claimed by any seat. */
export function claimedRoutes(t: Tables, s: State): number {
  let claimed = 0;
  for (let i = 0; i < t.routes.length; i++) if (s.data[t.layout.routes + i] !== 0) claimed++;
  return claimed;
}

/** Points of the routes that a seat has claimed. */
export function routeScore(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < t.routes.length; i++)
    if (((s.data[t.layout.routes + i] >> seat) & 1) === 1) sum += t.routes[i].points;
  return sum;
}

export function bonusScore(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < t.bonuses.length; i++)
    if (s.data[t.layout.bonuses + i] === seat + 1) sum += t.bonuses[i].points;
  return sum;
}

/** A seat's claims, by name. */
export function routesOf(t: Tables, s: State, seat: number): string[] {
  return t.routes.filter((_, i) => ((s.data[t.layout.routes + i] >> seat) & 1) === 1).map(({ id }) => id);
}

/** The cells whose bonus a seat has taken. */
export function bonusesOf(t: Tables, s: State, seat: number): string[] {
  return t.bonuses
    .filter((_, i) => s.data[t.layout.bonuses + i] === seat + 1)
    .map(({ cell }) => t.labels[cell]);
}
