// Looking ahead: whether an effect can be carried out (T1, T6). It walks through the steps without doing them, on the current position
// plus what earlier steps add: coins, waivers, cards. Choices are tried out. A card drawn, looked at or revealed on the way may be any
// that could be there, so an effect is possible unless known facts rule it out (T36).
import { EndlessEffectError } from '../../core/endless-effect.ts';
import type { State } from '../../core/state.ts';
import { coinsOf, waiverOf } from '../state/resources.ts';
import { couldBe } from './unknown-cards.ts';
import {
  ASIDE,
  F_LEVEL,
  F_NODE,
  F_X,
  FRAME,
  HAND,
  LEVEL_LIMIT,
  SEAT_ZONES,
  TOTALS,
} from '../state/layout.ts';
import { OP_NAMES } from '../language/ops.ts';
import { AMOUNT_LIMIT, LOOK_LIMIT } from '../state/limits.ts';
import { saveSelection, restoreSelections } from './saved-selections.ts';
import { clearSelection, clearSelections, GONE, select } from '../effects/selections.ts';
import { isWhole, topFrame } from '../effects/stack.ts';
import {
  L_FORESEEN,
  L_LEFT,
  L_MOVED,
  L_REFILLED,
  L_SLACK,
  L_STOP,
  L_TAKEN,
  LOOSE,
  NO,
  NODE,
  NONE,
  N_AFTER,
  N_NEXT,
  N_OP,
  YES,
  YES_TO_END,
  type Tables,
} from '../state/tables.ts';
import { zoneBase, seatBase } from '../state/zones.ts';

const REPEAT = OP_NAMES.indexOf('repeat');

/** Starts a question about the current position: nothing has been drawn or turned over yet. */
export function beginLooking(t: Tables): void {
  t.looks[L_TAKEN] = 0;
  t.looks[L_SLACK] = 0;
  t.looks[L_MOVED] = 0;
  t.looks[L_REFILLED] = 0;
  if (t.looks[L_FORESEEN] === 0) return;
  t.looks[L_FORESEEN] = 0;
  t.unknown.fill(0);
}

/** Counts one more look ahead; false once there have been so many that the question is given up. */
export function mayLook(t: Tables): boolean {
  return --t.looks[L_LEFT] >= 0;
}

/**
 * Before looking ahead from the step of the top frame: notes how often the repetitions around it remain to be done. Looking ahead from
 * anywhere else knows of none.
 */
export function beginRounds(t: Tables, s: State): void {
  if (t.repeats) setRounds(t, s, true);
}

export function endRounds(t: Tables, s: State): void {
  if (t.repeats) setRounds(t, s, false);
}

function setRounds(t: Tables, s: State, isRunning: boolean): void {
  const d = s.data;
  const top = topFrame(t, s);
  for (let frame = top; frame >= t.layout.stack && d[frame + F_LEVEL] === d[top + F_LEVEL]; frame -= FRAME)
    if (t.nodes[d[frame + F_NODE] * NODE + N_OP] === REPEAT)
      t.rounds[d[frame + F_NODE]] = isRunning ? d[frame + F_X] : 0;
}

/** Once there is an answer: whether the question was given up. */
export function endLooking(t: Tables, source: number): void {
  if (t.looks[L_LEFT] >= 0) return;
  t.looks[L_LEFT] = LOOK_LIMIT;
  throw new EndlessEffectError(
    t.ids[source],
    `The effect of "${t.ids[source]}" has too many ways to go on: its choices depend on each other.`,
  );
}

/**
 * The step after this one: the next of its sequence, or what follows the step that contains the sequence; for a repetition, that is the
 * repetition itself. NONE at the end of what is looked at.
 */
export function restOf(t: Tables, node: number): number {
  const next = t.nodes[node * NODE + N_NEXT];
  const rest = next === NONE ? t.nodes[node * NODE + N_AFTER] : next;
  return rest === LOOSE || rest === t.looks[L_STOP] ? NONE : rest;
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
export function isCertain(t: Tables, node: number): boolean {
  while (node !== NONE && t.certainStep[node] === 1) node = restOf(t, node);
  return node === NONE;
}

/**
 * Empties the selection that a step sets: later steps must not see what it held before. A selection still in use is saved, and whoever
 * looks ahead restores it.
 */
export function forgetSet(t: Tables, s: State, level: number, node: number): void {
  const slot = t.sets[node];
  if (slot === NONE) return;
  if (t.overwrites[node] === 1) saveSelection(t, s, level, slot);
  clearSelection(t, s, level, slot, GONE);
}

/** Whether everything from `node` on can be carried out. */
export function isPossible(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
): boolean {
  const taken = t.looks[L_TAKEN];
  const slack = t.looks[L_SLACK];
  const moved = t.looks[L_MOVED];
  const refilled = t.looks[L_REFILLED];
  const kept = t.saved.end;
  let possible = true;
  while (node !== NONE && possible) {
    const op = t.ops[t.nodes[node * NODE + N_OP]];
    forgetSet(t, s, level, node);
    if (op.possible !== undefined) {
      const answer = op.possible(t, s, seat, level, source, node, waiver, drawn, coins);
      if (answer === YES_TO_END) break;
      if (answer === NO) possible = false;
      else if (answer > YES) {
        // The step's additions for later ones (coins, drawn cards, waivers), packed by `adds`.
        const added = answer - ADDS;
        if (added < DRAWN_BASE) coins = Math.min(AMOUNT_LIMIT, coins + added);
        else if (added < WAIVER_BASE) drawn += added - DRAWN_BASE;
        else if (added < PAID_BASE) waiver |= added - WAIVER_BASE;
        else coins -= added - PAID_BASE;
      }
    }
    node = restOf(t, node);
  }
  t.looks[L_TAKEN] = taken;
  t.looks[L_SLACK] = slack;
  t.looks[L_MOVED] = moved;
  t.looks[L_REFILLED] = refilled;
  if (t.saved.end > kept) restoreSelections(t, s, kept);
  return possible;
}

const ADDS = 16;
const DRAWN_BASE = 1 << 14;
const WAIVER_BASE = 1 << 15;
const PAID_BASE = 1 << 16;
/** Answers of `possible` that say yes and what the step adds for later ones. */
export const adds = {
  coins: (count: number): number => ADDS + count,
  drawn: (count: number): number => ADDS + DRAWN_BASE + count,
  waiver: (bits: number): number => ADDS + WAIVER_BASE + bits,
  paid: (count: number): number => ADDS + PAID_BASE + count,
};

/** How many cards are drawn, according to an answer. */
export function drawnBy(answer: number): number {
  const added = answer - ADDS;
  return added >= DRAWN_BASE && added < WAIVER_BASE ? added - DRAWN_BASE : 0;
}

/** Whether a kind's whole effect can be carried out at this level, given what earlier steps add. */
export function isEffectPossible(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  kind: number,
  waiver: number,
  drawn: number,
  coins: number,
): boolean {
  if (level >= LEVEL_LIMIT) return false;
  if (t.certainEffect[kind] === 1) return true;
  if (t.clears[kind] === 1) clearSelections(t, s, level, 0);
  const waived = waiver | t.lastingWaiver[kind];
  return isPossible(t, s, seat, level, source, t.effect[kind], waived, drawn, coins);
}

/** Whether a kind's effect can be applied now. */
export function canApply(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  kind: number,
): boolean {
  if (level < LEVEL_LIMIT && t.certainEffect[kind] === 1) return true;
  beginLooking(t);
  const possible = isEffectPossible(t, s, seat, level, source, kind, waiverOf(s, seat), 0, coinsOf(s, seat));
  endLooking(t, source);
  return possible;
}

/** Whether the steps inside another can be carried out now, and then, if effects are whole or not at all, what follows. */
export function canDo(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  stop: number,
): boolean {
  beginLooking(t);
  beginRounds(t, s);
  if (!isWhole(t, node)) t.looks[L_STOP] = stop;
  const possible = isPossible(t, s, seat, level, source, node, waiverOf(s, seat), 0, coinsOf(s, seat));
  t.looks[L_STOP] = NONE;
  endRounds(t, s);
  endLooking(t, source);
  return possible;
}

/** Treats an unknown card as this kind, in a zone; a count of -1 stops doing so. */
export function suppose(t: Tables, s: State, seat: number, zone: number, kind: number, count: number): void {
  t.supposed[kind] += count;
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
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  slot: number,
  count: number,
  from: number,
): boolean {
  if (!mayLook(t)) return false;
  if (count <= 0) return isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins);
  const zone = slot === NONE ? HAND : ASIDE;
  for (let k = from; k < t.kinds; k++) {
    if (!couldBe(t, s, seat, k)) continue;
    suppose(t, s, seat, zone, k, 1);
    if (slot !== NONE) select(t, s, level, slot, k, 1);
    const left = count - 1;
    const leads = takingsLeadOn(t, s, seat, level, source, node, waiver, drawn, coins, slot, left, k);
    if (slot !== NONE) select(t, s, level, slot, k, -1);
    suppose(t, s, seat, zone, k, -1);
    if (leads) return true;
  }
  return false;
}
