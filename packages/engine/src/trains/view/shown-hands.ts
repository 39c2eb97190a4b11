// Cards in the hands of others that a seat knows, since an unfinished effect is about them: a card drawn and shown (T39), or chosen and
// known to all. They stay where they are when hands are redealt, and so do those among cards that others look at.
import type { State } from '../../core/state.ts';
import { isKnown, type LiveSelection } from '../effects/live-selections.ts';
import { ASIDE, HAND, MAT_DOWN } from '../state/layout.ts';
import { placeNow, placeOf, selectionLeft } from '../effects/selections.ts';
import type { Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';

/** How many cards of each kind stay in a zone; undefined if none do. Selections may share cards, so the largest counts. */
type Shown = readonly (Int16Array | undefined)[];

/** By seat, in its hand, among those it looks at and face down on its mat. */
export type ShownHands = readonly [hands: Shown, aside: Shown, down: Shown];

const NONE_SHOWN: ShownHands = [[], [], []];

export function shownHands(t: Tables, s: State, all: readonly LiveSelection[], viewer: number): ShownHands {
  if (!t.tracked || all.length === 0) return NONE_SHOWN;
  const known = all.filter((live) => isKnown(all, live, viewer));
  const shown = (zone: number): Shown => shownIn(t, s, known, viewer, zone);
  return [shown(HAND), shown(ASIDE), shown(MAT_DOWN)];
}

function shownIn(t: Tables, s: State, known: readonly LiveSelection[], viewer: number, zone: number): Shown {
  const shown: (Int16Array | undefined)[] = [];
  for (const live of known) {
    const place = placeNow(t, s, live.level, live.slot);
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === viewer || place !== placeOf(seat, zone)) continue;
      const counts = (shown[seat] ??= new Int16Array(t.kinds));
      for (let k = 0; k < t.kinds; k++)
        counts[k] = Math.max(counts[k], selectionLeft(t, s, live.level, live.slot, k));
    }
  }
  return shown;
}

/** Takes these cards out of their zones, or with `by` 1 puts them back; returns how many in hand. Totals stay the same. */
export function holdShown(t: Tables, s: State, shown: ShownHands, seat: number, by: 1 | -1): number {
  holdIn(t, s, shown[1][seat], seat, ASIDE, by);
  holdIn(t, s, shown[2][seat], seat, MAT_DOWN, by);
  return holdIn(t, s, shown[0][seat], seat, HAND, by);
}

function holdIn(
  t: Tables,
  s: State,
  counts: Int16Array | undefined,
  seat: number,
  zone: number,
  by: 1 | -1,
): number {
  if (counts === undefined) return 0;
  const base = zoneBase(t, seat, zone);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    s.data[base + k] += by * counts[k];
    sum += counts[k];
  }
  return sum;
}
