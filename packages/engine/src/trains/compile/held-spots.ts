// Which selections of cells a frame at a step still needs: those that it or later steps read before they are chosen anew.
import type { HeldSpots } from '../needed.ts';
import { NONE } from '../tables.ts';
import type { Scope, StepTrace } from './scope.ts';

/** By node, for all steps of an effect that choose or read cells. */
export function heldSpots(scope: Scope): [number, HeldSpots[]][] {
  const names = scope.spotNames;
  const needed = (list: readonly StepTrace[], from: number): Set<number> => {
    const slots = new Set<number>();
    const set = new Set<number>();
    for (const step of list.slice(from)) {
      // Each seat begins the steps for several seats with their own selections empty.
      const inner = step.lists.flatMap((steps) =>
        [...needed(steps, 0)].filter((slot) => belongs(step, slot)),
      );
      for (const slot of [...step.spotReads, ...inner]) if (!set.has(slot)) slots.add(slot);
      set.add(step.setsSpot);
    }
    return slots;
  };
  const belongs = (step: StepTrace, slot: number): boolean =>
    slot < step.spots || step.lists.every((steps) => steps.every(({ each }) => each === step.each));
  const visit = (list: readonly StepTrace[]): [number, HeldSpots[]][] =>
    list.flatMap((step, i) => {
      const slots = needed(list, i);
      // While cells are being chosen: those chosen so far.
      if (step.setsSpot !== NONE) slots.add(step.setsSpot);
      const held = [...slots].sort((a, b) => a - b).map((slot) => ({ slot, name: names[slot] }));
      return [
        ...(held.length > 0 ? [[step.node, held] as [number, HeldSpots[]]] : []),
        ...step.lists.flatMap(visit),
      ];
    });
  return names.length === 0 ? [] : visit(scope.steps);
}
