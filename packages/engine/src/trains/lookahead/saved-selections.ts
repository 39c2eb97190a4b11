// Saves selections in use that looking ahead would overwrite: looking at the next round of a repetition sets what this round still needs.
// They are kept beside the position and restored afterwards.
import type { State } from '../../core/state.ts';
import { placeSelection, selectionBase, selectionPlace } from '../effects/selections.ts';
import type { Tables } from '../state/tables.ts';
import { foresee, unknownAt } from './unknown-cards.ts';

/** Level, slot, place, and the most and fewest unknown cards. */
const HEAD = 5;

/** Counts by kind of a selection, with those still there if cards are tracked. */
const countsOf = (t: Tables): number => (t.tracked ? 2 : 1) * t.kinds;

/** Offset of one of these counts in the state. */
function countAt(t: Tables, base: number, i: number): number {
  return i < t.kinds ? base + i : base + t.layout.chosenSize + i - t.kinds;
}

export function saveSelection(t: Tables, s: State, level: number, slot: number): void {
  const { saved: saved } = t;
  const counts = countsOf(t);
  if (saved.end + counts + HEAD > saved.words.length) {
    const words = new Int16Array(2 * (saved.end + counts + HEAD));
    words.set(saved.words);
    saved.words = words;
  }
  const base = selectionBase(t, level, slot);
  const head = saved.end + counts;
  for (let i = 0; i < counts; i++) saved.words[saved.end + i] = s.data[countAt(t, base, i)];
  saved.words[head] = level;
  saved.words[head + 1] = slot;
  saved.words[head + 2] = selectionPlace(t, s, level, slot);
  saved.words[head + 3] = t.unknown[unknownAt(t, level, slot)];
  saved.words[head + 4] = t.unknown[unknownAt(t, level, slot) + 1];
  saved.end = head + HEAD;
}

/** Restores what has been saved beyond `end`, the latest first. */
export function restoreSelections(t: Tables, s: State, end: number): void {
  const { saved: saved } = t;
  const counts = countsOf(t);
  while (saved.end > end) {
    const head = saved.end - HEAD;
    saved.end = head - counts;
    const level = saved.words[head];
    const slot = saved.words[head + 1];
    const base = selectionBase(t, level, slot);
    for (let i = 0; i < counts; i++) s.data[countAt(t, base, i)] = saved.words[saved.end + i];
    placeSelection(t, s, level, slot, saved.words[head + 2]);
    foresee(t, level, slot, saved.words[head + 3], saved.words[head + 4]);
  }
}
