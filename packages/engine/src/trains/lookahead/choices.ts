// Looks ahead through a choice: whether enough cards can be chosen, and whether the rest can then be carried out. Cards that earlier
// steps draw or turn over may be any that could be there (T36).
import {
  ALL,
  ANY,
  clear,
  EXACTLY,
  FROM_SELECTION,
  notPicked,
  slotOf,
  zoneOfSource,
} from '../effects/choose-source.ts';
import { select, selectionZone } from '../effects/selections.ts';
import { ASIDE, HAND, SUPPLY } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { NO, NODE, N_A, N_B, N_C, N_D, N_E, YES, YES_TO_END, type Lookahead } from '../state/tables.ts';
import { isCertain, isPossible, restOf, suppose } from './feasibility.ts';
import { bound, fits, LEAST, MOST } from './intervals.ts';
import { mayLook } from './lookahead.ts';
import { couldBe, foresee, unknownAt } from './unknown-cards.ts';

/** Unknown cards among those to choose from, once earlier steps have drawn or turned them over. */
export function unknownAtSource(l: Lookahead, node: number): number {
  const source = l.t.nodes[node * NODE + N_A];
  if (source >= FROM_SELECTION) return l.unknown[unknownAt(l, slotOf(source))];
  return source === HAND ? l.drawn : source === ASIDE ? l.taken : 0;
}

/** Whether the rest can be carried out after choosing this one card as well. */
export function cardLeadsOn(l: Lookahead, node: number, kind: number): boolean {
  const slot = l.t.nodes[node * NODE + N_E];
  select(l.t, l.s, l.level, slot, kind, 1);
  const possible = mayLook(l) && isPossible(l, restOf(l, node));
  select(l.t, l.s, l.level, slot, kind, -1);
  return possible;
}

/** Whether enough cards can be chosen, and the rest can be carried out with some choice. */
export function choicePossible(l: Lookahead, node: number): number {
  if (!mayLook(l)) return NO;
  const { t } = l;
  const operand = t.nodes[node * NODE + N_D];
  const mode = t.nodes[node * NODE + N_C];
  clear(t, l.s, l.seat, l.level, node);
  foresee(l, t.nodes[node * NODE + N_E], 0, 0);
  const least = mode === EXACTLY ? bound(l, operand, LEAST) : 0;
  if (mode !== EXACTLY || enough(l, node, least)) {
    if (isCertain(l, restOf(l, node))) return YES;
    const most = mode === ANY ? AMOUNT_LIMIT : bound(l, operand, MOST);
    if (mode === ALL ? allLeadOn(l, node) : picksLeadOn(l, node, least, most, 0)) return YES_TO_END;
  }
  // Which cards then lie open in rows is not known.
  return t.nodes[node * NODE + N_A] === SUPPLY && l.refilled !== 0 ? YES_TO_END : NO;
}

/** Whether there may be this many cards to choose from. */
function enough(l: Lookahead, node: number, count: number): boolean {
  let some = false;
  let left = count;
  for (let k = 0; k < l.t.kinds && left > 0; k++) {
    if (!suits(l, node, k)) continue;
    left -= notPicked(l.t, l.s, l.seat, l.level, node, k);
    some ||= couldBe(l, k);
  }
  return left <= (some ? unknownAtSource(l, node) : 0);
}

/** Whether cards of this kind may be chosen here, as far as amounts are known. */
function suits(l: Lookahead, node: number, kind: number): boolean {
  const filter = l.t.filters[l.t.nodes[node * NODE + N_B]];
  return filter === null || fits(l, filter, kind, true);
}

/** Whether the rest can be carried out after choosing everything possible. */
function allLeadOn(l: Lookahead, node: number): boolean {
  const { t, s, seat, level } = l;
  const slot = t.nodes[node * NODE + N_E];
  for (let k = 0; k < t.kinds; k++)
    if (suits(l, node, k)) select(t, s, level, slot, k, notPicked(t, s, seat, level, node, k));
  const unknown = unknownAtSource(l, node);
  foresee(l, slot, unknown, t.nodes[node * NODE + N_B] === 0 ? unknown : 0);
  const possible = isPossible(l, restOf(l, node));
  clear(t, s, seat, level, node);
  foresee(l, slot, 0, 0);
  return possible;
}

/**
 * Whether the rest can be carried out with the current picks or more: from `least` to `most` further cards, of kind `from` or later. An
 * unknown card is tried as each kind it could be.
 */
function picksLeadOn(l: Lookahead, node: number, least: number, most: number, from: number): boolean {
  if (!mayLook(l)) return false;
  if (least <= 0 && isPossible(l, restOf(l, node))) return true;
  if (most <= 0) return false;
  const { t, s, seat, level } = l;
  const slot = t.nodes[node * NODE + N_E];
  for (let k = from; k < t.kinds; k++) {
    if (!suits(l, node, k)) continue;
    const known = notPicked(t, s, seat, level, node, k) > 0;
    if (!known && (unknownAtSource(l, node) <= 0 || !couldBe(l, k))) continue;
    const fromDrawn = !known && t.nodes[node * NODE + N_A] === HAND ? 1 : 0;
    if (!known) supposeThere(l, node, k, 1);
    select(t, s, level, slot, k, 1);
    l.drawn -= fromDrawn;
    const leads = picksLeadOn(l, node, least - 1, most - 1, k);
    l.drawn += fromDrawn;
    select(t, s, level, slot, k, -1);
    if (!known) supposeThere(l, node, k, -1);
    if (leads) return true;
  }
  return false;
}

/** Treats an unknown card at the source as this kind, or stops doing so. */
function supposeThere(l: Lookahead, node: number, kind: number, count: number): void {
  const { t, s, seat, level } = l;
  const source = t.nodes[node * NODE + N_A];
  if (source < FROM_SELECTION) {
    suppose(l, source, kind, count);
    return;
  }
  const slot = slotOf(source);
  suppose(l, selectionZone(t, s, seat, level, slot, zoneOfSource(source)), kind, count);
  select(t, s, level, slot, kind, count);
  l.unknown[unknownAt(l, slot)] -= count;
}
