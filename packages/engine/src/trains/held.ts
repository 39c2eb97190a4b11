// The selections that unfinished effects still need. Views show them, and resample keeps them as far as a seat knows them; both use this
// file, so they cannot disagree.
import type { State } from '../core/state.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT, FRAME } from './layout.ts';
import { selectionBase } from './selections.ts';
import type { HeldSelection } from './codes.ts';
import { NODE, N_OP, type Tables } from './tables.ts';

export interface Held extends HeldSelection {
  /** Whether its cards are being chosen now. */
  readonly isOpen: boolean;
  readonly seat: number;
  readonly level: number;
  /** Offset of its counts by kind. */
  readonly base: number;
}

/** Those of the frame with this index, counted from the bottom of the stack. */
export function heldBy(t: Tables, s: State, index: number): Held[] {
  const frame = t.layout.stack + index * FRAME;
  const level = s.data[frame + F_LEVEL];
  const seat = s.data[frame + F_SEAT];
  const node = s.data[frame + F_NODE];
  const chooses = t.ops[t.nodes[node * NODE + N_OP]].asks === 'card';
  const isTop = index === s.data[DEPTH] - 1;
  const isChosen = ({ slot }: HeldSelection): boolean => chooses && slot === t.sets[node];
  // A selection made only after the frames above are done still holds what an earlier effect left there.
  const needed = t.held[node].filter((held) => isTop || !isChosen(held));
  return needed.map((held) => ({
    ...held,
    isOpen: isChosen(held),
    seat,
    level,
    base: selectionBase(t, level, held.slot),
  }));
}

const NOTHING: readonly Held[] = [];

export function allHeld(t: Tables, s: State): readonly Held[] {
  if (s.data[DEPTH] === 0) return NOTHING;
  return Array.from({ length: s.data[DEPTH] }, (_, index) => heldBy(t, s, index)).flat();
}

/** The highest level on which an effect runs, or -1. */
export function topLevel(t: Tables, s: State): number {
  let top = -1;
  for (let i = 0; i < s.data[DEPTH]; i++) top = Math.max(top, s.data[t.layout.stack + i * FRAME + F_LEVEL]);
  return top;
}

/** Whether a viewer knows the cards of a selection: one frame may have moved it into the open while another still has it in a hand. */
export function isKnown(all: readonly Held[], { base }: Held, viewer: number | undefined): boolean {
  return all.some(
    (one) => one.base === base && (!one.isHidden || viewer === undefined || one.seat === viewer),
  );
}

/** The selections of which the viewer knows only the size, each once, as the last frame that needs it has it. */
export function unknownTo(all: readonly Held[], viewer: number): readonly Held[] {
  if (all.length === 0) return all;
  const last = new Map(all.map((one) => [one.base, one]));
  return [...last.values()].filter((one) => !isKnown(all, one, viewer));
}

export function heldCount(t: Tables, s: State, { base }: Held): number {
  let count = 0;
  for (let k = 0; k < t.kinds; k++) count += s.data[base + k];
  return count;
}
