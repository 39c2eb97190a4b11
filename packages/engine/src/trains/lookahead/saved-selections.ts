// Saves selections in use that looking ahead would overwrite: looking at the next round of a repetition sets what this round still needs.
// They are kept beside the position and restored afterwards.
import { placeSelection, selectionBase, selectionPlace } from '../effects/selections.ts';
import type { Lookahead, Tables } from '../state/tables.ts';
import { takeScratch } from './scratch.ts';
import { foresee, unknownAt } from './unknown-cards.ts';

/** Slot, place, and the most and fewest unknown cards. */
const HEAD = 4;

/** Counts by kind of a selection, with those still there if cards are tracked. */
const countsOf = (t: Tables): number => (t.tracked ? 2 : 1) * t.kinds;

/** Offset of one of these counts in the state. */
function countAt(t: Tables, base: number, i: number): number {
  return i < t.kinds ? base + i : base + t.layout.chosenSize + i - t.kinds;
}

export function saveSelection(l: Lookahead, slot: number): void {
  const { t, s, level, saved } = l;
  const counts = countsOf(t);
  const at = takeScratch(saved, counts + HEAD);
  const base = selectionBase(t, level, slot);
  for (let i = 0; i < counts; i++) saved.words[at + i] = s.data[countAt(t, base, i)];
  const head = at + counts;
  saved.words[head] = slot;
  saved.words[head + 1] = selectionPlace(t, s, level, slot);
  saved.words[head + 2] = l.unknown[unknownAt(l, slot)];
  saved.words[head + 3] = l.unknown[unknownAt(l, slot) + 1];
}

/** Restores what has been saved beyond `end` at this level, the latest first. */
export function restoreSelections(l: Lookahead, end: number): void {
  const { t, s, level, saved } = l;
  const counts = countsOf(t);
  while (saved.end > end) {
    const head = saved.end - HEAD;
    saved.end = head - counts;
    const slot = saved.words[head];
    const base = selectionBase(t, level, slot);
    for (let i = 0; i < counts; i++) s.data[countAt(t, base, i)] = saved.words[saved.end + i];
    placeSelection(t, s, level, slot, saved.words[head + 1]);
    foresee(l, slot, saved.words[head + 2], saved.words[head + 3]);
  }
}
