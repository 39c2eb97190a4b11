// Looks ahead through a choice: whether enough cards can be chosen, and whether the rest can then be carried out. Cards that earlier
// steps draw or turn over may be any that could be there (T36).
import { isCertain, isPossible, mayLook, restOf, suppose } from './feasibility.ts';
import { bound, fits, LEAST, MOST } from './intervals.ts';
import { couldBe, foresee, unknownAt } from './unknown-cards.ts';
import type { State } from '../../core/state.ts';
import { ASIDE, HAND, SUPPLY } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { select, selectionZone } from '../effects/selections.ts';
import {
  L_REFILLED,
  L_TAKEN,
  NO,
  NODE,
  N_A,
  N_B,
  N_C,
  N_D,
  N_E,
  YES,
  YES_TO_END,
  type Tables,
} from '../state/tables.ts';
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

/** Unknown cards among those to choose from, once earlier steps have drawn or turned them over. */
export function unknownAtSource(t: Tables, level: number, node: number, drawn: number): number {
  const source = t.nodes[node * NODE + N_A];
  if (source >= FROM_SELECTION) return t.unknown[unknownAt(t, level, slotOf(source))];
  return source === HAND ? drawn : source === ASIDE ? t.looks[L_TAKEN] : 0;
}

/** Whether enough cards can be chosen, and the rest can be carried out with some choice. */
export function choicePossible(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
): number {
  if (!mayLook(t)) return NO;
  const slot = t.nodes[node * NODE + N_E];
  const operand = t.nodes[node * NODE + N_D];
  const mode = t.nodes[node * NODE + N_C];
  clear(t, s, seat, level, node);
  foresee(t, level, slot, 0, 0);
  const least = mode === EXACTLY ? bound(t, s, seat, level, operand, drawn, coins, LEAST) : 0;
  if (mode !== EXACTLY || enough(t, s, seat, level, node, drawn, coins, least)) {
    if (isCertain(t, restOf(t, node))) return YES;
    const most = mode === ANY ? AMOUNT_LIMIT : bound(t, s, seat, level, operand, drawn, coins, MOST);
    const possible =
      mode === ALL
        ? allLeadOn(t, s, seat, level, source, node, waiver, drawn, coins)
        : picksLeadOn(t, s, seat, level, source, node, waiver, drawn, coins, least, most, 0);
    if (possible) return YES_TO_END;
  }
  // Which cards then lie open in rows is not known.
  return t.nodes[node * NODE + N_A] === SUPPLY && t.looks[L_REFILLED] !== 0 ? YES_TO_END : NO;
}

/** Whether there may be this many cards to choose from. */
function enough(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  drawn: number,
  coins: number,
  count: number,
): boolean {
  let some = false;
  let left = count;
  for (let k = 0; k < t.kinds && left > 0; k++) {
    if (!suits(t, s, seat, level, node, drawn, coins, k)) continue;
    left -= notPicked(t, s, seat, level, node, k);
    some ||= couldBe(t, s, seat, k);
  }
  return left <= (some ? unknownAtSource(t, level, node, drawn) : 0);
}

/** Whether cards of this kind may be chosen here, as far as amounts are known. */
function suits(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  drawn: number,
  coins: number,
  kind: number,
): boolean {
  const wanted = t.nodes[node * NODE + N_B];
  return wanted === 0 || fits(t, s, seat, level, t.filters[wanted - 1], kind, drawn, coins, true);
}

/** Whether the rest can be carried out after choosing everything possible. */
function allLeadOn(
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
  const slot = t.nodes[node * NODE + N_E];
  for (let k = 0; k < t.kinds; k++)
    if (suits(t, s, seat, level, node, drawn, coins, k))
      select(t, s, level, slot, k, notPicked(t, s, seat, level, node, k));
  const unknown = unknownAtSource(t, level, node, drawn);
  foresee(t, level, slot, unknown, t.nodes[node * NODE + N_B] === 0 ? unknown : 0);
  const possible = isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins);
  clear(t, s, seat, level, node);
  foresee(t, level, slot, 0, 0);
  return possible;
}

/**
 * Whether the rest can be carried out with the current picks or more: from `least` to `most` further cards, of kind `from` or later. An
 * unknown card is tried as each kind it could be.
 */
function picksLeadOn(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  node: number,
  waiver: number,
  drawn: number,
  coins: number,
  least: number,
  most: number,
  from: number,
): boolean {
  if (!mayLook(t)) return false;
  if (least <= 0 && isPossible(t, s, seat, level, source, restOf(t, node), waiver, drawn, coins)) return true;
  if (most <= 0) return false;
  for (let k = from; k < t.kinds; k++) {
    if (!suits(t, s, seat, level, node, drawn, coins, k)) continue;
    const known = notPicked(t, s, seat, level, node, k) > 0;
    if (!known && (unknownAtSource(t, level, node, drawn) <= 0 || !couldBe(t, s, seat, k))) continue;
    if (!known) supposeThere(t, s, seat, level, node, k, 1);
    select(t, s, level, t.nodes[node * NODE + N_E], k, 1);
    const inHand = known || t.nodes[node * NODE + N_A] !== HAND ? drawn : drawn - 1;
    const leads = picksLeadOn(t, s, seat, level, source, node, waiver, inHand, coins, least - 1, most - 1, k);
    select(t, s, level, t.nodes[node * NODE + N_E], k, -1);
    if (!known) supposeThere(t, s, seat, level, node, k, -1);
    if (leads) return true;
  }
  return false;
}

/** Treats an unknown card at the source as this kind, or stops doing so. */
function supposeThere(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  node: number,
  kind: number,
  count: number,
): void {
  const source = t.nodes[node * NODE + N_A];
  if (source < FROM_SELECTION) {
    suppose(t, s, seat, source, kind, count);
    return;
  }
  const slot = slotOf(source);
  suppose(t, s, seat, selectionZone(t, s, seat, level, slot, zoneOfSource(source)), kind, count);
  select(t, s, level, slot, kind, count);
  t.unknown[unknownAt(t, level, slot)] -= count;
}
