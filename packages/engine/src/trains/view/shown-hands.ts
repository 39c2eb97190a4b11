// Cards in the hands of others that a seat knows, since an unfinished effect is about them: a card drawn and shown (T39), or chosen and
// known to all. They stay where they are when hands are redealt.
import type { State } from '../../core/state.ts';
import { isKnown, type LiveSelection } from '../effects/live-selections.ts';
import { HAND } from '../state/layout.ts';
import { placeNow, placeOf, selectionLeft } from '../effects/selections.ts';
import type { Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';

/** By seat: how many cards of each kind stay in its hand; undefined if none do. Selections may share cards, so the largest counts. */
export type ShownHands = readonly (Int16Array | undefined)[];

const NONE_SHOWN: ShownHands = [];

export function shownHands(t: Tables, s: State, all: readonly LiveSelection[], viewer: number): ShownHands {
  if (!t.tracked || all.length === 0) return NONE_SHOWN;
  const shown: (Int16Array | undefined)[] = [];
  for (const live of all) {
    const place = placeNow(t, s, live.level, live.slot);
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat === viewer || place !== placeOf(seat, HAND) || !isKnown(all, live, viewer)) continue;
      const counts = (shown[seat] ??= new Int16Array(t.kinds));
      for (let k = 0; k < t.kinds; k++)
        counts[k] = Math.max(counts[k], selectionLeft(t, s, live.level, live.slot, k));
    }
  }
  return shown;
}

/** Takes these cards out of a hand, or with `by` 1 puts them back; returns how many. Totals stay the same. */
export function holdShown(t: Tables, s: State, shown: ShownHands, seat: number, by: 1 | -1): number {
  const counts = shown[seat];
  if (counts === undefined) return 0;
  const hand = zoneBase(t, seat, HAND);
  let sum = 0;
  for (let k = 0; k < t.kinds; k++) {
    s.data[hand + k] += by * counts[k];
    sum += counts[k];
  }
  return sum;
}
