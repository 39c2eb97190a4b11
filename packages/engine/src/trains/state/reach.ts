// Ways over the map: how far cells are from each other, and how far rails hang together. A step goes from a cell to a neighbor as
// rails do: no step crosses a barrier or closed terrain.
import type { State } from '../../core/state.ts';

/** As much of the tables as ways need. */
interface Ways {
  readonly neighborStart: Int32Array;
  readonly neighbors: Int16Array;
  /** Room for the cells of one search in the order in which they are reached. */
  readonly reached: Int16Array;
}

interface Rails extends Ways {
  readonly joinedStart: Int32Array;
  readonly joined: Int16Array;
  readonly cells: number;
  readonly layout: { readonly rails: number };
}

/**
 * Goes on from the first `count` cells reached, up to `most` steps. `steps` says by cell how many it took, below zero where none
 * have led yet.
 */
export function spread(t: Ways, steps: Int16Array, count: number, most: number): void {
  const { reached, neighborStart, neighbors } = t;
  let end = count;
  for (let i = 0; i < end; i++) {
    const from = reached[i];
    const step = steps[from] + 1;
    if (step > most) return;
    for (let n = neighborStart[from]; n < neighborStart[from + 1]; n++) {
      const next = neighbors[n];
      if (steps[next] >= 0) continue;
      steps[next] = step;
      reached[end++] = next;
    }
  }
}

export const hasRail = (t: Rails, s: State, seat: number, cell: number): boolean =>
  ((s.data[t.layout.rails + cell] >> seat) & 1) === 1;

/** Likewise along the rails of a seat, whichever way they were laid. Returns how many cells have been reached. */
export function spreadRails(t: Rails, s: State, seat: number, steps: Int16Array, count: number): number {
  const { reached, joinedStart, joined } = t;
  let end = count;
  for (let i = 0; i < end; i++)
    for (let n = joinedStart[reached[i]]; n < joinedStart[reached[i] + 1]; n++) {
      const next = joined[n];
      if (steps[next] >= 0 || !hasRail(t, s, seat, next)) continue;
      steps[next] = steps[reached[i]] + 1;
      reached[end++] = next;
    }
  return end;
}

/** Likewise along the rails of several seats, as bits: at any cell, from those of one to those of another. */
export function spreadAlong(t: Rails, s: State, seats: number, steps: Int16Array, count: number): void {
  const { reached, joinedStart, joined } = t;
  let end = count;
  for (let i = 0; i < end; i++)
    for (let n = joinedStart[reached[i]]; n < joinedStart[reached[i] + 1]; n++) {
      const next = joined[n];
      if (steps[next] >= 0 || (s.data[t.layout.rails + next] & seats) === 0) continue;
      steps[next] = steps[reached[i]] + 1;
      reached[end++] = next;
    }
}

interface Surveyed extends Rails {
  readonly distances: Int16Array;
}

/** Whether the rails of a seat join two cells. */
export function joins(t: Surveyed, s: State, seat: number, from: number, to: number): boolean {
  if (!hasRail(t, s, seat, from) || !hasRail(t, s, seat, to)) return false;
  t.distances.fill(-1);
  t.distances[from] = 0;
  t.reached[0] = from;
  spreadRails(t, s, seat, t.distances, 1);
  return t.distances[to] >= 0;
}

/** The most cells that hang together by the rails of a seat. */
export function largestNetwork(t: Surveyed, s: State, seat: number): number {
  t.distances.fill(-1);
  let largest = 0;
  for (let c = 0; c < t.cells; c++) {
    if (t.distances[c] >= 0 || !hasRail(t, s, seat, c)) continue;
    t.distances[c] = 0;
    t.reached[0] = c;
    largest = Math.max(largest, spreadRails(t, s, seat, t.distances, 1));
  }
  return largest;
}

/**
 * The cells of the longest line of a seat: the most on the shortest way along its rails from one of them to another. The longest way
 * without a cell twice is sought in longest-trail.ts.
 */
export function longestLine(t: Surveyed, s: State, seat: number): number {
  let longest = 0;
  for (let c = 0; c < t.cells; c++) {
    if (!hasRail(t, s, seat, c)) continue;
    t.distances.fill(-1);
    t.distances[c] = 0;
    t.reached[0] = c;
    const last = t.reached[spreadRails(t, s, seat, t.distances, 1) - 1];
    longest = Math.max(longest, t.distances[last] + 1);
  }
  return longest;
}
