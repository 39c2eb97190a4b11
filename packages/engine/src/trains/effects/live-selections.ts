// The selections that unfinished effects still need. Views show them, and resample keeps them as far as a seat knows them; both use this
// file, so they cannot disagree.
import type { State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT, FRAME } from '../state/layout.ts';
import { selectionBase } from './selections.ts';
import type { LiveSlot, LiveCellSlot } from '../state/live-slots.ts';
import { NODE, NONE, N_D, N_OP, type Tables } from '../state/tables.ts';

export interface LiveSelection extends LiveSlot {
  /** Whether its cards are being chosen now. */
  readonly isOpen: boolean;
  readonly seat: number;
  readonly level: number;
  /** Offset of its counts by kind. */
  readonly base: number;
}

/** Those of the frame with this index, counted from the bottom of the stack. */
export function liveSelectionsOf(t: Tables, s: State, index: number): LiveSelection[] {
  const frame = t.layout.stack + index * FRAME;
  const level = s.data[frame + F_LEVEL];
  const seat = s.data[frame + F_SEAT];
  const node = s.data[frame + F_NODE];
  const chooses = t.ops[t.nodes[node * NODE + N_OP]].asks === 'card';
  const isTop = index === s.data[DEPTH] - 1;
  const isChosen = ({ slot }: LiveSlot): boolean => chooses && slot === t.sets[node];
  // A selection made only after the frames above are done still holds what an earlier effect left there.
  const needed = t.liveSlots[node].filter((live) => isTop || !isChosen(live));
  return needed.map((live) => ({
    ...live,
    isOpen: isChosen(live),
    seat,
    level,
    base: selectionBase(t, level, live.slot),
  }));
}

const NOTHING: readonly LiveSelection[] = [];

export function allLiveSelections(t: Tables, s: State): readonly LiveSelection[] {
  if (s.data[DEPTH] === 0) return NOTHING;
  return Array.from({ length: s.data[DEPTH] }, (_, index) => liveSelectionsOf(t, s, index)).flat();
}

/** The selections of cells that the frame with this index needs. */
export function liveCellSlotsOf(t: Tables, s: State, index: number): readonly LiveCellSlot[] {
  const node = s.data[t.layout.stack + index * FRAME + F_NODE];
  const isTop = index === s.data[DEPTH] - 1;
  const own = t.ops[t.nodes[node * NODE + N_OP]].asks === 'cell' ? t.nodes[node * NODE + N_D] : NONE;
  return isTop ? t.liveCellSlots[node] : t.liveCellSlots[node].filter(({ slot }) => slot !== own);
}

/** Levels and slots of all selections of cells that are needed. */
export function allLiveCellSlots(t: Tables, s: State): [level: number, slot: number][] {
  return Array.from({ length: s.data[DEPTH] }, (_, index) => index).flatMap((index) => {
    const level = s.data[t.layout.stack + index * FRAME + F_LEVEL];
    return liveCellSlotsOf(t, s, index).map(({ slot }): [number, number] => [level, slot]);
  });
}

/** The highest level on which an effect runs, or -1. */
export function topLevel(t: Tables, s: State): number {
  let top = -1;
  for (let i = 0; i < s.data[DEPTH]; i++) top = Math.max(top, s.data[t.layout.stack + i * FRAME + F_LEVEL]);
  return top;
}

/** Whether a viewer knows the cards of a selection: one frame may have moved it into the open while another still has it in a hand. */
export function isKnown(
  all: readonly LiveSelection[],
  { base }: LiveSelection,
  viewer: number | undefined,
): boolean {
  return all.some(
    (one) => one.base === base && (!one.isHidden || viewer === undefined || one.seat === viewer),
  );
}

/** The selections of which the viewer knows only the size, each once, as the last frame that needs it has it. */
export function unknownTo(all: readonly LiveSelection[], viewer: number): readonly LiveSelection[] {
  if (all.length === 0) return all;
  const last = new Map(all.map((one) => [one.base, one]));
  return [...last.values()].filter((one) => !isKnown(all, one, viewer));
}

export function countLive(t: Tables, s: State, { base }: LiveSelection): number {
  let count = 0;
  for (let k = 0; k < t.kinds; k++) count += s.data[base + k];
  return count;
}
