// Links of the map: what it costs to enter a cell over one, and whose it is. The seat whose rails are the first to cross a link that the map
// says can be owned, owns it: others pay it, or cannot cross. It stays so even if the rails are removed. Start rails cross none.
import type { State } from '../../core/state.ts';
import type { EntryCode } from '../state/codes.ts';
import { log } from '../state/events.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { save } from './extra-turns.ts';

/** What a seat pays for an entry; more than any number of coins if it cannot use it. */
function costOf({ cost, link, tolls }: EntryCode, t: Tables, s: State, seat: number, entry: number): number {
  if (link[entry] === NONE) return cost[entry];
  const owner = s.data[t.layout.links + link[entry]] - 1;
  if (owner < 0 || owner === seat) return cost[entry];
  const toll = tolls[link[entry]];
  return toll === FORBIDDEN ? FORBIDDEN : cost[entry] + toll;
}

/** The cheapest way from own rails to a cell, or NONE. */
function cheapestEntry(e: EntryCode, t: Tables, s: State, seat: number, cell: number): number {
  const { start, list, tolls } = e;
  const { rails } = t.layout;
  let best = NONE;
  for (let i = start[cell]; i < start[cell + 1]; i++) {
    if (((s.data[rails + list[i]] >> seat) & 1) === 0) continue;
    // Without owners, they stand in the order of their costs.
    if (tolls.length === 0) return i;
    if (best === NONE || costOf(e, t, s, seat, i) < costOf(e, t, s, seat, best)) best = i;
  }
  return best;
}

/** What that costs: 0 over land. */
export function entryCost(e: EntryCode, t: Tables, s: State, seat: number, cell: number): number {
  const entry = cheapestEntry(e, t, s, seat, cell);
  return entry === NONE ? 0 : costOf(e, t, s, seat, entry);
}

/** The link that can be owned over which a rail is about to enter a cell, or NONE. */
export function linkCrossed(e: EntryCode, t: Tables, s: State, seat: number, cell: number): number {
  if (e.tolls.length === 0) return NONE;
  const entry = cheapestEntry(e, t, s, seat, cell);
  return entry === NONE ? NONE : e.link[entry];
}

/** A rail has crossed it: the seat owns it from now on, or its owner gets the toll, unless the rail was `free`. */
export function crossLink(
  e: EntryCode,
  t: Tables,
  s: State,
  seat: number,
  link: number,
  free: boolean,
): void {
  const at = t.layout.links + link;
  const owner = s.data[at] - 1;
  if (owner < 0) {
    s.data[at] = seat + 1;
    if (s.events !== null) {
      const [from, to] = e.owned[link].split('-');
      log(s, { type: 'link', seat, from, to });
    }
  } else if (owner !== seat && !free && e.tolls[link] !== FORBIDDEN) save(t, s, owner, e.tolls[link], NONE);
}

/** A seat's links, by name. */
export function linksOf({ owned }: EntryCode, t: Tables, s: State, seat: number): string[] {
  return owned.filter((_, link) => s.data[t.layout.links + link] === seat + 1);
}
