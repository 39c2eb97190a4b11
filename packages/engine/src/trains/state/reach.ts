// Ways over the map: how far cells are from each other, and how far rails hang together. A step goes from a cell to a neighbor as
// rails do: no step crosses a barrier or closed terrain.
import type { State } from '../../core/state.ts';

/** As much of the tables as ways need. */
interface Ways {
  readonly neighborStart: Int32Array;
  readonly neighbors: Int16Array;
}

interface Rails {
  readonly joinedStart: Int32Array;
  readonly joined: Int16Array;
  readonly cells: number;
  readonly layout: { readonly rails: number };
}

/** Room for one search. A search whose cells are found by another one needs a room of its own. */
export interface Search {
  /** By cell how many steps it took, below zero where none have led yet. */
  readonly steps: Int16Array;
  /** The cells in the order in which they are reached. */
  readonly reached: Int16Array;
}

export const roomFor = (cells: number): Search => ({
  steps: new Int16Array(cells),
  reached: new Int16Array(cells),
});

/** A search begins at a cell alone, unless it has come there before: `forget` does away with that. */
export function beginAt({ steps, reached }: Search, cell: number): void {
  steps[cell] = 0;
  reached[0] = cell;
}

export function forget({ steps }: Search): void {
  steps.fill(-1);
}

/** Goes on from the first `count` cells reached, up to `most` steps. */
export function spread(t: Ways, search: Search, count: number, most: number): void {
  const { steps, reached } = search;
  let end = count;
  for (let i = 0; i < end && steps[reached[i]] < most; i++) end = step(t, search, reached[i], end);
}

/** From one cell on to those next to it, which are added to the `count` reached before. Returns how many that makes. */
export function step(
  { neighborStart, neighbors }: Ways,
  { steps, reached }: Search,
  from: number,
  count: number,
): number {
  let end = count;
  for (let n = neighborStart[from]; n < neighborStart[from + 1]; n++) {
    const next = neighbors[n];
    if (steps[next] >= 0) continue;
    steps[next] = steps[from] + 1;
    reached[end++] = next;
  }
  return end;
}

/** Likewise along the rails of some seats, as bits, whichever way they were laid: at any cell, from those of one to those of another. */
export function stepAlong(
  { joinedStart, joined, layout }: Rails,
  s: State,
  seats: number,
  { steps, reached }: Search,
  from: number,
  count: number,
): number {
  let end = count;
  for (let n = joinedStart[from]; n < joinedStart[from + 1]; n++) {
    const next = joined[n];
    if (steps[next] >= 0 || (s.data[layout.rails + next] & seats) === 0) continue;
    steps[next] = steps[from] + 1;
    reached[end++] = next;
  }
  return end;
}

/** All that a seat reaches along its rails from the first `count` cells. Returns how many cells have been reached. */
export function spreadRails(t: Rails, s: State, seat: number, search: Search, count: number): number {
  let end = count;
  for (let i = 0; i < end; i++) end = stepAlong(t, s, 1 << seat, search, search.reached[i], end);
  return end;
}

export const hasRail = (t: Rails, s: State, seat: number, cell: number): boolean =>
  ((s.data[t.layout.rails + cell] >> seat) & 1) === 1;

interface Surveyed extends Rails {
  readonly search: Search;
}

/** Whether the rails of a seat join two cells. */
export function joins(t: Surveyed, s: State, seat: number, from: number, to: number): boolean {
  if (!hasRail(t, s, seat, from) || !hasRail(t, s, seat, to)) return false;
  forget(t.search);
  beginAt(t.search, from);
  spreadRails(t, s, seat, t.search, 1);
  return t.search.steps[to] >= 0;
}

/** The most cells that hang together by the rails of a seat. */
export function largestNetwork(t: Surveyed, s: State, seat: number): number {
  const { search } = t;
  forget(search);
  let largest = 0;
  for (let c = 0; c < t.cells; c++) {
    if (search.steps[c] >= 0 || !hasRail(t, s, seat, c)) continue;
    beginAt(search, c);
    largest = Math.max(largest, spreadRails(t, s, seat, search, 1));
  }
  return largest;
}

/**
 * The cells of the longest line of a seat: the most on the shortest way along its rails from one of them to another. The longest way
 * without a cell twice is sought in longest-trail.ts.
 */
export function longestLine(t: Surveyed, s: State, seat: number): number {
  const { search } = t;
  let longest = 0;
  for (let c = 0; c < t.cells; c++) {
    if (!hasRail(t, s, seat, c)) continue;
    forget(search);
    beginAt(search, c);
    const last = search.reached[spreadRails(t, s, seat, search, 1) - 1];
    longest = Math.max(longest, search.steps[last] + 1);
  }
  return longest;
}
