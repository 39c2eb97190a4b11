// Rails and stations that leave the map; their tokens go back to the stock. What was claimed with them stays claimed. Nobody loses the
// last rail, since without one no other can be laid next to it.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { RAILS_LEFT, STATIONS_LEFT } from '../state/layout.ts';
import { beginAt, forget, hasRail, spreadRails } from '../state/reach.ts';
import type { Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** Whether own rails lead to a cell. */
function isReached(t: Tables, s: State, seat: number, cell: number): boolean {
  for (let i = t.joinedStart[cell]; i < t.joinedStart[cell + 1]; i++) {
    const from = t.joined[i];
    if (!hasRail(t, s, seat, from)) continue;
    for (let n = t.neighborStart[from]; n < t.neighborStart[from + 1]; n++)
      if (t.neighbors[n] === cell) return true;
  }
  return false;
}

/** The opposite of `placeRail`: takes a token off the map and updates the frontier. */
export function liftRail(t: Tables, s: State, seat: number, cell: number): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const words = base + t.layout.frontier;
  d[t.layout.rails + cell] &= ~(1 << seat);
  d[base + RAILS_LEFT]++;
  if (isReached(t, s, seat, cell)) d[words + (cell >> 4)] |= 1 << (cell & 15);
  for (let i = t.neighborStart[cell]; i < t.neighborStart[cell + 1]; i++) {
    const next = t.neighbors[i];
    if (!hasRail(t, s, seat, next) && !isReached(t, s, seat, next))
      d[words + (next >> 4)] &= ~(1 << (next & 15));
  }
}

export function removeRail(t: Tables, s: State, seat: number, owner: number, cell: number): void {
  liftRail(t, s, owner, cell);
  if (s.events !== null) log(s, { type: 'remove-rail', seat, owner, cell: t.labels[cell] });
}

/** Puts a station back into the stock, or, with -1, back where it was. */
export function liftStation(t: Tables, s: State, cell: number, count: number): void {
  s.data[t.layout.stations + cell] -= count;
  s.data[STATIONS_LEFT] += count;
}

export function removeStation(t: Tables, s: State, seat: number, cell: number): void {
  liftStation(t, s, cell, 1);
  if (s.events !== null) log(s, { type: 'remove-station', seat, cell: t.labels[cell] });
}

export function isLastRail(t: Tables, s: State, seat: number, cell: number): boolean {
  for (let other = 0; other < t.cells; other++)
    if (other !== cell && hasRail(t, s, seat, other)) return false;
  return true;
}

/** Whether the rails around a cell stay connected without the one on it. */
function staysWhole(t: Tables, s: State, seat: number, cell: number): boolean {
  const at = t.layout.rails + cell;
  const before = s.data[at];
  const end = t.joinedStart[cell + 1];
  s.data[at] &= ~(1 << seat);
  let first = t.joinedStart[cell];
  while (first < end && !hasRail(t, s, seat, t.joined[first])) first++;
  let whole = true;
  if (first < end) {
    forget(t.search);
    beginAt(t.search, t.joined[first]);
    spreadRails(t, s, seat, t.search, 1);
    for (let i = first + 1; i < end && whole; i++)
      whole = !hasRail(t, s, seat, t.joined[i]) || t.search.steps[t.joined[i]] >= 0;
  }
  s.data[at] = before;
  return whole;
}

/** Whether a rail may be removed; with `whole`, only one without which the others stay connected. */
function canLift(t: Tables, s: State, owner: number, cell: number, whole: boolean): boolean {
  return (
    hasRail(t, s, owner, cell) && !isLastRail(t, s, owner, cell) && (!whole || staysWhole(t, s, owner, cell))
  );
}

/** The seats whose rails on a cell a step may remove, as bits. `side` is an index into WHO. */
export function ownersAt(
  t: Tables,
  s: State,
  seat: number,
  side: number,
  whole: boolean,
  cell: number,
): number {
  const own = 1 << seat;
  const there = s.data[t.layout.rails + cell];
  let owners = side === 0 ? there & own : side === 1 ? there & ~own : there;
  for (let owner = 0; owner < t.seats; owner++)
    if (((owners >> owner) & 1) === 1 && !canLift(t, s, owner, cell, whole)) owners &= ~(1 << owner);
  return owners;
}
