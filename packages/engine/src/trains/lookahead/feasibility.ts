// Looking ahead: whether an effect can be carried out (T1, T6). It walks through the steps without doing them, on the current position
// plus what earlier steps add: coins, waivers, cards. Choices are tried out. A card drawn, looked at or revealed on the way may be any
// that could be there, so an effect is possible unless known facts rule it out (T36).
import type { State } from '../../core/state.ts';
import { clearSelection, clearSelections, GONE, select } from '../effects/selections.ts';
import { isWhole } from '../effects/stack.ts';
import { ASIDE, HAND, LEVEL_LIMIT, SEAT_ZONES, TOTALS } from '../state/layout.ts';
import {
  LOOSE,
  NO,
  NODE,
  NONE,
  N_AFTER,
  N_NEXT,
  N_OP,
  YES,
  type Lookahead,
  type Tables,
} from '../state/tables.ts';
import { seatBase, zoneBase } from '../state/zones.ts';
import { keepHeld, restoreHeld } from './held.ts';
import { beginRounds, endLooking, lookFrom, mayLook } from './lookahead.ts';
import { restoreSelections, saveSelection } from './saved-selections.ts';
import { couldBe } from './unknown-cards.ts';

/**
 * The step after this one: the next of its sequence, or what follows the step that contains the sequence; for a repetition, that is the
 * repetition itself. NONE at the end of what is looked at.
 */
export function restOf(l: Lookahead, node: number): number {
  const { nodes } = l.t;
  const next = nodes[node * NODE + N_NEXT];
  const rest = next === NONE ? nodes[node * NODE + N_AFTER] : next;
  return rest === LOOSE || rest === l.stop ? NONE : rest;
}

/** Whether neither this step nor any step inside it can ever be impossible. */
export function isStepCertain(t: Tables, node: number): boolean {
  const op = t.ops[t.nodes[node * NODE + N_OP]];
  return op.possible === undefined || op.certain?.(t, node) === true;
}

/** Whether that holds for all steps of a sequence. */
export function areStepsCertain(t: Tables, first: number): boolean {
  for (let node = first; node !== NONE; node = t.nodes[node * NODE + N_NEXT])
    if (!isStepCertain(t, node)) return false;
  return true;
}

/** Whether no step from `node` on can ever be impossible. */
export function isCertain(l: Lookahead, node: number): boolean {
  while (node !== NONE && l.t.certainStep[node] === 1) node = restOf(l, node);
  return node === NONE;
}

/**
 * Empties the selection that a step sets: later steps must not see what it held before. A selection still in use is saved, and whoever
 * looks ahead restores it.
 */
export function forgetSet(l: Lookahead, node: number): void {
  const { t } = l;
  const slot = t.sets[node];
  if (slot === NONE) return;
  if (t.overwrites[node] === 1) saveSelection(l, slot);
  clearSelection(t, l.s, l.level, slot, GONE);
}

/** Whether everything from `node` on can be carried out. */
export function isPossible(l: Lookahead, node: number): boolean {
  const { t, ops, waiver, drawn, coins, slack, taken, moved, refilled } = l;
  const saved = l.saved.end;
  const before = t.resources === null ? 0 : keepHeld(l);
  let answer = YES;
  while (node !== NONE && answer === YES) {
    const op = ops[t.nodes[node * NODE + N_OP]];
    forgetSet(l, node);
    if (op.possible !== undefined) answer = op.possible(l, node);
    node = restOf(l, node);
  }
  l.waiver = waiver;
  l.drawn = drawn;
  l.coins = coins;
  l.slack = slack;
  l.taken = taken;
  l.moved = moved;
  l.refilled = refilled;
  if (t.resources !== null) restoreHeld(l, before);
  if (l.saved.end > saved) restoreSelections(l, saved);
  return answer !== NO;
}

/** Whether a kind's whole effect can be carried out at this level, given what earlier steps add. */
export function isEffectPossible(l: Lookahead, kind: number): boolean {
  const { t, level, waiver } = l;
  if (level >= LEVEL_LIMIT) return false;
  if (t.certainEffect[kind] === 1) return true;
  if (t.clears[kind] === 1) clearSelections(t, l.s, level, 0);
  l.waiver |= t.lastingWaiver[kind];
  const possible = isPossible(l, t.effect[kind]);
  l.waiver = waiver;
  return possible;
}

/** Whether a kind's effect can be applied now, for the effect of a frame. */
export function canApply(l: Lookahead, s: State, frame: number, level: number, kind: number): boolean {
  if (level < LEVEL_LIMIT && l.t.certainEffect[kind] === 1) return true;
  lookFrom(l, s, frame);
  l.level = level;
  const possible = isEffectPossible(l, kind);
  endLooking(l);
  return possible;
}

/** Whether the steps inside that of a frame can be carried out now, and then, if effects are whole or not at all, what follows. */
export function canDo(l: Lookahead, s: State, frame: number, node: number, stop: number): boolean {
  lookFrom(l, s, frame);
  beginRounds(l);
  if (!isWhole(l.t, node)) l.stop = stop;
  const possible = isPossible(l, node);
  l.stop = NONE;
  endLooking(l);
  return possible;
}

/** Treats an unknown card as this kind, in a zone; a count of -1 stops doing so. */
export function suppose(l: Lookahead, zone: number, kind: number, count: number): void {
  const { t, s, seat } = l;
  l.supposed[kind] += count;
  s.data[zoneBase(t, seat, zone) + kind] += count;
  if (zone < SEAT_ZONES) s.data[seatBase(t, seat) + TOTALS + zone] += count;
}

/** Up to this many cards off the deck are tried as one kind after another; for more, only bounds are known. */
export const TRIED = 2;

/**
 * Whether the rest can be carried out with `count` cards off the deck, of kind `from` or later: in hand, or turned over as the selection
 * in this slot.
 */
export function takingsLeadOn(
  l: Lookahead,
  node: number,
  slot: number,
  count: number,
  from: number,
): boolean {
  if (!mayLook(l)) return false;
  if (count <= 0) return isPossible(l, restOf(l, node));
  const { t, s, level } = l;
  const zone = slot === NONE ? HAND : ASIDE;
  for (let k = from; k < t.kinds; k++) {
    if (!couldBe(l, k)) continue;
    suppose(l, zone, k, 1);
    if (slot !== NONE) select(t, s, level, slot, k, 1);
    const leads = takingsLeadOn(l, node, slot, count - 1, k);
    if (slot !== NONE) select(t, s, level, slot, k, -1);
    suppose(l, zone, k, -1);
    if (leads) return true;
  }
  return false;
}
