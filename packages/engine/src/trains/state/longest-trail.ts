// The longest trail along the rails of a seat, through no cell twice. Without loops, the two cells farthest apart end it. With loops, all
// trails are tried that could become longer than the best one so far, within a budget: networks of a hundred rails can have more trails
// than any computer tries.
import type { State } from '../../core/state.ts';
import type { TrailSearch } from './codes.ts';
import { beginAt, forget, hasRail, spreadRails } from './reach.ts';
import { NONE, type Tables } from './tables.ts';

/** Cells looked at for one seat before the search ends with the longest trail found. */
const TRAIL_LOOKS = 100_000;
/** Cells at the end of a network from which a first trail is sought. */
const DIVES = 8;

/** In cells; 0 without rails. */
export function longestTrail(t: Tables, s: State, seat: number, search: TrailSearch): number {
  forget(t.search);
  search.seen.fill(0);
  search.looks = 0;
  search.left = TRAIL_LOOKS;
  search.best = 0;
  for (let c = 0; c < t.cells; c++) {
    if (t.search.steps[c] >= 0 || !hasRail(t, s, seat, c)) continue;
    beginAt(t.search, c);
    const count = spreadRails(t, s, seat, t.search, 1);
    if (count > search.best) searchNetwork(t, s, seat, search, count);
  }
  return search.best;
}

/** The cells that hang together have just been reached, the farthest from the first one last. */
function searchNetwork(t: Tables, s: State, seat: number, search: TrailSearch, count: number): void {
  const { network, lines } = search;
  let ends = 0;
  let deadEnds = 0;
  for (let i = 0; i < count; i++) {
    network[i] = t.search.reached[i];
    const ways = waysOn(t, s, seat, search.onTrail, network[i]);
    ends += ways;
    if (ways === 1) deadEnds++;
  }
  forget(lines);
  beginAt(lines, network[count - 1]);
  spreadRails(t, s, seat, lines, 1);
  search.best = Math.max(search.best, lines.steps[lines.reached[count - 1]] + 1);
  if (ends === 2 * (count - 1)) return;
  for (let i = count - 1; i >= 0 && i >= count - DIVES; i--) dive(t, s, seat, search, network[i]);
  // A trail has two ends, and no other dead ends on it.
  const most = count - Math.max(0, deadEnds - 2);
  for (let i = count - 1; i >= 0 && search.best < most && search.left > 0; i--)
    searchFrom(t, s, seat, search, network[i]);
}

/** Goes from a cell to the neighbor with the fewest ways on, as long as there is one: a good trail to begin with. */
function dive(t: Tables, s: State, seat: number, search: TrailSearch, start: number): void {
  const { trail, onTrail } = search;
  let length = 0;
  for (let cell = start; cell >= 0;) {
    trail[length++] = cell;
    onTrail[cell] = 1;
    let fewest = Infinity;
    let best = NONE;
    for (let n = t.joinedStart[cell]; n < t.joinedStart[cell + 1]; n++) {
      const next = t.joined[n];
      const ways =
        onTrail[next] === 1 || !hasRail(t, s, seat, next) ? fewest : waysOn(t, s, seat, onTrail, next);
      if (ways >= fewest) continue;
      fewest = ways;
      best = next;
    }
    cell = best;
  }
  search.best = Math.max(search.best, length);
  while (length > 0) onTrail[trail[--length]] = 0;
}

function waysOn(t: Tables, s: State, seat: number, onTrail: Uint8Array, cell: number): number {
  let ways = 0;
  for (let n = t.joinedStart[cell]; n < t.joinedStart[cell + 1]; n++)
    if (onTrail[t.joined[n]] === 0 && hasRail(t, s, seat, t.joined[n])) ways++;
  return ways;
}

/** Tries the trails that begin at a cell. */
function searchFrom(t: Tables, s: State, seat: number, search: TrailSearch, start: number): void {
  const { trail, next, onTrail } = search;
  let depth = 0;
  trail[0] = start;
  next[0] = t.joinedStart[start];
  onTrail[start] = 1;
  while (depth >= 0) {
    const to = search.left > 0 ? nextCell(t, s, seat, search, depth) : -1;
    if (to < 0) {
      onTrail[trail[depth--]] = 0;
      continue;
    }
    trail[++depth] = to;
    next[depth] = t.joinedStart[to];
    onTrail[to] = 1;
    const length = depth + 1;
    if (length > search.best) search.best = length;
    if (length + withinReach(t, s, seat, search, to) <= search.best) onTrail[trail[depth--]] = 0;
  }
}

/** The next cell to go on to from the end of the trail, or -1. */
function nextCell(
  t: Tables,
  s: State,
  seat: number,
  { trail, next, onTrail }: TrailSearch,
  depth: number,
): number {
  const end = t.joinedStart[trail[depth] + 1];
  while (next[depth] < end) {
    const cell = t.joined[next[depth]++];
    if (onTrail[cell] === 0 && hasRail(t, s, seat, cell)) return cell;
  }
  return -1;
}

/** How many cells the trail can gain at most: of those within reach of its end, all but dead ends, and one of these. */
function withinReach(t: Tables, s: State, seat: number, search: TrailSearch, from: number): number {
  const { onTrail, reached, seen } = search;
  const look = ++search.looks;
  let end = 1;
  let deadEnds = 0;
  reached[0] = from;
  for (let i = 0; i < end; i++) {
    let ways = 0;
    for (let n = t.joinedStart[reached[i]]; n < t.joinedStart[reached[i] + 1]; n++) {
      const cell = t.joined[n];
      if (cell === from) ways++;
      if (onTrail[cell] === 1 || !hasRail(t, s, seat, cell)) continue;
      ways++;
      if (seen[cell] === look) continue;
      seen[cell] = look;
      reached[end++] = cell;
    }
    if (i > 0 && ways === 1) deadEnds++;
  }
  search.left -= end;
  return end - 1 - Math.max(0, deadEnds - 1);
}
