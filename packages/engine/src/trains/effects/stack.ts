// The stack of unfinished effects, kept in the state as fixed-width frames of integers. A frame stands at one node of the
// effect table for one seat; a handler advances it, pushes another frame on top, or asks.
import { EndlessEffectError } from '../../core/endless-effect.ts';
import type { State } from '../../core/state.ts';
import {
  DEPTH,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  F_X,
  F_Y,
  FRAME,
  FRAME_LIMIT,
  LEVEL_LIMIT,
  PLAY,
} from '../state/layout.ts';
import { LOOK_LIMIT, STEP_LIMIT } from '../state/limits.ts';
import { clearSelections, isAboutIn, selectAbout, setAbout } from './selections.ts';
import { NODE, NONE, N_AFTER, N_NEXT, N_OP, type Lookahead, type Tables } from '../state/tables.ts';
import { addLasting } from './lasting.ts';

export function topFrame(t: Tables, s: State): number {
  return t.layout.stack + (s.data[DEPTH] - 1) * FRAME;
}

export function pushFrame(
  t: Tables,
  s: State,
  node: number,
  seat: number,
  level: number,
  source: number,
): number {
  const d = s.data;
  const depth = d[DEPTH];
  if (depth >= FRAME_LIMIT || level >= LEVEL_LIMIT) throw new EndlessEffectError(t.ids[source]);
  const frame = t.layout.stack + depth * FRAME;
  d[frame + F_NODE] = node;
  d[frame + F_SEAT] = seat;
  d[frame + F_X] = 0;
  d[frame + F_Y] = 0;
  d[frame + F_LEVEL] = level;
  d[frame + F_SOURCE] = source;
  d[DEPTH] = depth + 1;
  return frame;
}

/** Goes to the next step of the sequence. Only for the top frame, before anything is pushed. */
export function advance(t: Tables, s: State, frame: number): void {
  const d = s.data;
  const next = t.nodes[d[frame + F_NODE] * NODE + N_NEXT];
  if (next === NONE) {
    d[DEPTH]--;
    return;
  }
  d[frame + F_NODE] = next;
  d[frame + F_X] = 0;
  d[frame + F_Y] = 0;
}

/** Runs effects until a question is open or nothing is left to do. */
export function runStack(l: Lookahead, s: State): void {
  const { t } = l;
  const d = s.data;
  let steps = 0;
  l.left = LOOK_LIMIT;
  while (d[DEPTH] > 0) {
    const frame = t.layout.stack + (d[DEPTH] - 1) * FRAME;
    if (t.ops[t.nodes[d[frame + F_NODE] * NODE + N_OP]].run(t, s, frame, l)) return;
    if (++steps > STEP_LIMIT) throw new EndlessEffectError(t.ids[d[frame + F_SOURCE]]);
  }
}

/** Whether the effect that contains a step is done whole or not at all. */
export function isWhole(t: Tables, node: number): boolean {
  if (!t.strict) return false;
  while (node >= 0) node = t.nodes[node * NODE + N_AFTER];
  return node === NONE;
}

/**
 * A step cannot be carried out. Where effects are whole or not at all, an uncertain prospect has failed, and the rest of the effect does
 * nothing (T36); otherwise the next step follows. Returns false, since there is nothing to ask.
 */
export function fail(t: Tables, s: State, frame: number): false {
  if (!isWhole(t, s.data[frame + F_NODE])) {
    advance(t, s, frame);
    return false;
  }
  let after: number;
  // The frame below that of a nested step holds what follows.
  do {
    after = t.nodes[s.data[topFrame(t, s) + F_NODE] * NODE + N_AFTER];
    s.data[DEPTH]--;
  } while (after !== NONE);
  return false;
}

/** Begins a kind's effect in a frame: its lasting part applies at once, then its steps follow (T2). */
export function beginEffect(t: Tables, s: State, frame: number, kind: number): void {
  const d = s.data;
  const level = d[frame + F_LEVEL];
  if (t.clears[kind] === 1) clearSelections(t, s, level, 0);
  // A card that a trigger has taken out of play in the meantime holds nothing (T32).
  if (t.hasLasting[kind] === 1 && (!t.tracked || isAboutIn(t, s, level, d[frame + F_SEAT], PLAY)))
    addLasting(t, s, kind, d[frame + F_SOURCE], d[frame + F_SEAT]);
  const node = t.effect[kind];
  if (node === NONE) {
    d[DEPTH]--;
    return;
  }
  d[frame + F_NODE] = node;
  d[frame + F_X] = 0;
  d[frame + F_Y] = 0;
}

/** The level for an effect that starts now: above every running effect. */
export function nextLevel(t: Tables, s: State): number {
  return s.data[DEPTH] === 0 ? 0 : s.data[topFrame(t, s) + F_LEVEL] + 1;
}

/** Pushes steps about a card of this kind in `place`; a kind below zero for steps about no card. */
export function pushAbout(
  t: Tables,
  s: State,
  node: number,
  seat: number,
  level: number,
  source: number,
  kind: number,
  place: number,
): void {
  pushFrame(t, s, node, seat, level, source);
  setAbout(t, s, level, kind, place);
  selectAbout(t, s, level, kind);
}
