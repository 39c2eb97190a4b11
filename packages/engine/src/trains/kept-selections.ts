// Saves selections in use that looking ahead would overwrite: looking at the next round of a repetition sets what this round still needs.
// They are kept beside the position and restored afterwards.
import type { State } from '../core/state.ts';
import { placeSelection, selectionBase, selectionPlace } from './selections.ts';
import type { Tables } from './tables.ts';
import { foresee, unknownAt } from './unknown.ts';

/** Level, slot, place, and the most and fewest unknown cards. */
const HEAD = 5;

/** Counts by kind of a selection, with those still there if cards are tracked. */
const countsOf = (t: Tables): number => (t.tracked ? 2 : 1) * t.kinds;

/** Offset of one of these counts in the state. */
function countAt(t: Tables, base: number, i: number): number {
  return i < t.kinds ? base + i : base + t.layout.chosenSize + i - t.kinds;
}

export function keepSelection(t: Tables, s: State, level: number, slot: number): void {
  const { kept } = t;
  const counts = countsOf(t);
  if (kept.end + counts + HEAD > kept.words.length) {
    const words = new Int16Array(2 * (kept.end + counts + HEAD));
    words.set(kept.words);
    kept.words = words;
  }
  const base = selectionBase(t, level, slot);
  const head = kept.end + counts;
  for (let i = 0; i < counts; i++) kept.words[kept.end + i] = s.data[countAt(t, base, i)];
  kept.words[head] = level;
  kept.words[head + 1] = slot;
  kept.words[head + 2] = selectionPlace(t, s, level, slot);
  kept.words[head + 3] = t.unknown[unknownAt(t, level, slot)];
  kept.words[head + 4] = t.unknown[unknownAt(t, level, slot) + 1];
  kept.end = head + HEAD;
}

/** Restores what has been saved beyond `end`, the latest first. */
export function putBackSelections(t: Tables, s: State, end: number): void {
  const { kept } = t;
  const counts = countsOf(t);
  while (kept.end > end) {
    const head = kept.end - HEAD;
    kept.end = head - counts;
    const level = kept.words[head];
    const slot = kept.words[head + 1];
    const base = selectionBase(t, level, slot);
    for (let i = 0; i < counts; i++) s.data[countAt(t, base, i)] = kept.words[kept.end + i];
    placeSelection(t, s, level, slot, kept.words[head + 2]);
    foresee(t, level, slot, kept.words[head + 3], kept.words[head + 4]);
  }
}
