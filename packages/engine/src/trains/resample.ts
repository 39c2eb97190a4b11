// Dealing anew what a seat cannot see: for bots that think ahead without peeking. The unordered part of a deck needs
// nothing (its order does not exist yet); hands of others, tops they alone know and cards they look at in private are
// pooled with their decks and dealt again. Cards that an unfinished effect has selected stay where they are.
import { randomBelow, seedRng, nextUint32, type RngWords } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import {
  ASIDE,
  DECK,
  DEPTH,
  F_LEVEL,
  F_SEAT,
  FRAME,
  HAND,
  SECRET,
  TOP_KIND,
  TOP_SEEN_SHIFT,
  TOP_SIZE,
  TOTALS,
} from './layout.ts';
import type { Tables } from './tables.ts';
import { seatBase } from './zones.ts';

export function resampleHidden(t: Tables, s: State, viewer: number, rng: RngWords): void {
  for (let seat = 0; seat < t.seats; seat++) resampleSeat(t, s, viewer, seat, rng);
  seedRng(s.rng, nextUint32(rng), nextUint32(rng));
}

function resampleSeat(t: Tables, s: State, viewer: number, seat: number, rng: RngWords): void {
  const d = s.data;
  const base = seatBase(t, seat);
  const zones = base + t.layout.zones;
  const deck = zones + DECK * t.kinds;
  const top = base + t.layout.top;
  const hidden = (entry: number): boolean => ((entry >> (TOP_SEEN_SHIFT + viewer)) & 1) === 0;

  // Everything unknown goes into the deck …
  const handBack = seat === viewer ? 0 : unpin(t, s, seat, zones + HAND * t.kinds, deck, HAND);
  const asideBack =
    seat === viewer || d[base + SECRET] === 0 ? 0 : unpin(t, s, seat, zones + ASIDE * t.kinds, deck, ASIDE);
  let pool = d[base + TOTALS + DECK] + handBack + asideBack;
  for (let i = 0; i < d[base + TOP_SIZE]; i++)
    if (hidden(d[top + i])) {
      d[deck + (d[top + i] & TOP_KIND)]++;
      pool++;
    }
  // … and comes out again at random.
  const take = (): number => {
    let left = randomBelow(rng, pool--);
    let kind = 0;
    while ((left -= d[deck + kind]) >= 0) kind++;
    d[deck + kind]--;
    return kind;
  };
  for (let i = 0; i < handBack; i++) d[zones + HAND * t.kinds + take()]++;
  for (let i = 0; i < asideBack; i++) d[zones + ASIDE * t.kinds + take()]++;
  for (let i = 0; i < d[base + TOP_SIZE]; i++)
    if (hidden(d[top + i])) d[top + i] = take() | (d[top + i] & ~TOP_KIND);
}

/** Moves a zone's cards to the deck, except selected ones, and returns how many went. Totals stay as they were. */
function unpin(t: Tables, s: State, seat: number, from: number, deck: number, zone: number): number {
  const d = s.data;
  let moved = 0;
  for (let k = 0; k < t.kinds; k++) {
    const free = Math.max(0, d[from + k] - pinned(t, s, seat, k, zone));
    d[from + k] -= free;
    d[deck + k] += free;
    moved += free;
  }
  return moved;
}

/** Most copies of a kind in any selection of an effect that this seat has open. */
function pinned(t: Tables, s: State, seat: number, kind: number, zone: number): number {
  const d = s.data;
  let most = 0;
  for (let i = 0; i < d[DEPTH]; i++) {
    const frame = t.layout.stack + i * FRAME;
    if (d[frame + F_SEAT] !== seat) continue;
    const level = t.layout.selections + d[frame + F_LEVEL] * t.layout.levelSize;
    for (let at = level; at < level + t.layout.chosenSize; at += t.kinds) most = Math.max(most, d[at + kind]);
  }
  return zone === HAND || zone === ASIDE ? most : 0;
}
