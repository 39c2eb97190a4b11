// The resources of a seat while effects are looked at ahead: the most and the fewest that there can be after the steps passed so far. Only
// in games that have resources.
import { resourceOf } from '../state/own-resources.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import type { Lookahead } from '../state/tables.ts';
import { takeScratch } from './scratch.ts';

/** Begins with what the seat has. */
export function beginHeld(l: Lookahead): void {
  const count = l.held.length / 2;
  for (let resource = 0; resource < count; resource++) {
    const there = resourceOf(l.t, l.s, l.seat, resource);
    l.held[resource] = there;
    l.held[count + resource] = there;
  }
}

/** Before steps are tried; returns where the present bounds are kept. */
export function keepHeld(l: Lookahead): number {
  const start = takeScratch(l.before, l.held.length);
  l.before.words.set(l.held, start);
  return start;
}

/** Afterwards. */
export function restoreHeld(l: Lookahead, start: number): void {
  for (let i = 0; i < l.held.length; i++) l.held[i] = l.before.words[start + i];
  l.before.end = start;
}

/** Notes that the seat gets between so many of a resource. */
export function holdMore(l: Lookahead, resource: number, least: number, most: number): void {
  const last = l.held.length / 2 + resource;
  const room = roomFor(l, resource);
  l.held[resource] = Math.min(room, l.held[resource] + most);
  // What opponents have got by then may not be left.
  if (l.moved === 0 || l.t.resources?.total[resource] === 0)
    l.held[last] = Math.min(room, l.held[last] + least);
}

/** Notes that the seat pays between so many of a resource. */
export function holdLess(l: Lookahead, resource: number, least: number, most: number): void {
  const last = l.held.length / 2 + resource;
  l.held[resource] -= least;
  l.held[last] = Math.max(0, l.held[last] - most);
}

/** By how much what the seat has will at most, or at least, have changed. */
export function heldChange(l: Lookahead, resource: number, most: boolean): number {
  return l.held[most ? resource : l.held.length / 2 + resource] - resourceOf(l.t, l.s, l.seat, resource);
}

/** The most that the seat can have: its limit, and all that no other seat has. */
function roomFor({ t, s, seat, moved }: Lookahead, resource: number): number {
  const limit = t.resources?.limit[resource] ?? 0;
  let left = t.resources?.total[resource] ?? 0;
  if (left === 0 || moved === 1) return Math.min(limit, left === 0 ? AMOUNT_LIMIT : left);
  for (let other = 0; other < t.seats; other++) if (other !== seat) left -= resourceOf(t, s, other, resource);
  return Math.min(limit, left);
}
