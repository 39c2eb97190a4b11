// Which selections a frame at a step still needs, and which of them only its own seat knows: cards it chose from its hand or deck, or
// looked at in private. What steps for other seats read is known to all, since they act on it; so is what was named, gained, revealed, or
// chosen from open cards.
import { OP_NAMES } from '../language/ops.ts';
import { ASIDE, DECK, HAND, MAT_DOWN } from '../state/layout.ts';
import { FROM_SELECTION, NOWHERE, slotOf, zoneOfSource } from '../effects/choose-source.ts';
import type { LiveSlot } from '../state/live-slots.ts';
import { NODE, NONE, N_A, N_B, N_OP } from '../state/tables.ts';
import type { Scope, StepTrace } from './scope.ts';

const CHOOSE = OP_NAMES.indexOf('choose');
const CHANCE = OP_NAMES.indexOf('choose-random');
const PLAYS = OP_NAMES.indexOf('play');
/** Steps that wait for nothing else. */
const SHOWN = (['discard', 'trash', 'move'] as const).map((op) => OP_NAMES.indexOf(op));
const LOOK = OP_NAMES.indexOf('look');
/** Zones whose cards only their seat may know. */
export const HIDDEN: readonly number[] = [HAND, DECK, ASIDE, MAT_DOWN];

/** How steps use the slots of cards, or those of cells. */
export interface SlotUse {
  readonly reads: (step: StepTrace) => ReadonlySet<number>;
  /** NONE for no slot. */
  readonly sets: (step: StepTrace) => number;
  /** Whether a slot existed before the step. */
  readonly isOlder: (step: StepTrace, slot: number) => boolean;
}

const CARDS: SlotUse = {
  reads: ({ reads }) => reads,
  sets: ({ writes }) => writes,
  isOlder: ({ zones }, slot) => zones.has(slot),
};

/** Slots that the steps from `from` on read before they set them. */
export function neededSlots(list: readonly StepTrace[], from: number, use: SlotUse): Set<number> {
  const slots = new Set<number>();
  const set = new Set<number>();
  for (const step of list.slice(from)) {
    // Each seat begins the steps for several seats with their own selections empty.
    const isOneSeat = step.lists.flat().every(({ each }) => each === step.each);
    const inner = step.lists
      .flatMap((steps) => [...neededSlots(steps, 0, use)])
      .filter((slot) => isOneSeat || use.isOlder(step, slot));
    for (const slot of [...use.reads(step), ...inner]) if (!set.has(slot)) slots.add(slot);
    set.add(use.sets(step));
  }
  return slots;
}

/** By node, for all steps of an effect. `shows`: something else may be done with each card that is moved, and all see those about to be. */
export function liveSlots(nodes: readonly number[], scope: Scope, shows: boolean): Map<number, LiveSlot[]> {
  const all = scope.allSteps;
  const op = (step: StepTrace): number => nodes[step.node * NODE + N_OP];
  const settersOf = (slot: number): StepTrace[] => all.filter((step) => step.writes === slot);
  /** The slot that a step chooses from, or NONE. */
  const sourceOf = (step: StepTrace): number => {
    const source = op(step) === CHOOSE || op(step) === CHANCE ? nodes[step.node * NODE + N_A] : NONE;
    return source >= FROM_SELECTION ? slotOf(source) : NONE;
  };

  const hidesSource = (step: StepTrace, above: readonly number[]): boolean => {
    if (op(step) === LOOK) return true;
    if (op(step) !== CHOOSE && op(step) !== CHANCE) return false;
    if (sourceOf(step) !== NONE) return isHidden(sourceOf(step), above);
    const source = nodes[step.node * NODE + N_A];
    return HIDDEN.includes(source);
  };
  const isHidden = (slot: number, above: readonly number[] = []): boolean => {
    if (above.includes(slot)) return false;
    const users = all.filter((step) => step.writes === slot || step.reads.has(slot));
    if (users.some(({ each }) => each !== users[0].each)) return false;
    // A card about to be played is shown.
    if (users.some((step) => op(step) === PLAYS)) return false;
    return settersOf(slot).some((step) => hidesSource(step, [...above, slot]));
  };

  const live = (slot: number, zone: number): LiveSlot => {
    const setter = settersOf(slot).find((step) => hidesSource(step, [slot]));
    return {
      slot,
      name: scope.selections[slot].name,
      isHidden: HIDDEN.includes(zone) && isHidden(slot),
      zone,
      from: setter ? sourceOf(setter) : NONE,
      filter: setter && op(setter) !== LOOK ? nodes[setter.node * NODE + N_B] : 0,
    };
  };
  /**
   * Slots together with those their cards were chosen from, which come first: the cards are wherever those are, and what has left those
   * has left these, even if no step reads them again.
   */
  const withSources = (slots: readonly number[], seen = new Set<number>()): number[] =>
    slots.flatMap((slot) => {
      if (slot === NONE || seen.has(slot)) return [];
      seen.add(slot);
      return [...withSources(settersOf(slot).map(sourceOf), seen), slot];
    });
  const visit = (list: readonly StepTrace[]): [number, LiveSlot[]][] =>
    list.flatMap((step, i) => {
      const slots = neededSlots(list, i, CARDS);
      // While cards are being chosen: those chosen so far.
      if (op(step) === CHOOSE) slots.add(step.writes);
      const zoneOf = (slot: number): number =>
        slot === step.writes ? sourceZone(nodes, step) : (step.zones.get(slot) ?? HAND);
      const isShown = (slot: number): boolean => shows && SHOWN.includes(op(step)) && step.reads.has(slot);
      const own = withSources([...slots].sort((a, b) => a - b))
        .map((slot) => live(slot, zoneOf(slot)))
        .map((one) => (isShown(one.slot) ? { ...one, isHidden: false } : one));
      return [[step.node, own] as [number, LiveSlot[]], ...step.lists.flatMap(visit)];
    });
  return new Map(visit(scope.steps));
}

/** The zone from which a step chooses its cards. */
function sourceZone(nodes: readonly number[], step: StepTrace): number {
  const source = nodes[step.node * NODE + N_A];
  if (source < FROM_SELECTION) return source;
  const zone = zoneOfSource(source);
  return zone === NOWHERE ? NONE : zone;
}
