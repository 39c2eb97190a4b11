// Which selections of cells a frame at a step still needs: those that it or later steps read before they are chosen anew.
import type { LiveCellSlot } from '../state/live-slots.ts';
import { NONE } from '../state/tables.ts';
import type { Scope, StepTrace } from './scope.ts';

/** By node, for all steps of an effect that choose or read cells. */
export function liveCellSlots(scope: Scope): [number, LiveCellSlot[]][] {
  const names = scope.cellSelectionNames;
  const needed = (list: readonly StepTrace[], from: number): Set<number> => {
    const slots = new Set<number>();
    const set = new Set<number>();
    for (const step of list.slice(from)) {
      // Each seat begins the steps for several seats with their own selections empty.
      const inner = step.lists.flatMap((steps) =>
        [...needed(steps, 0)].filter((slot) => belongs(step, slot)),
      );
      for (const slot of [...step.cellReads, ...inner]) if (!set.has(slot)) slots.add(slot);
      set.add(step.setsCells);
    }
    return slots;
  };
  const belongs = (step: StepTrace, slot: number): boolean =>
    slot < step.cellSlots || step.lists.every((steps) => steps.every(({ each }) => each === step.each));
  const visit = (list: readonly StepTrace[]): [number, LiveCellSlot[]][] =>
    list.flatMap((step, i) => {
      const slots = needed(list, i);
      // While cells are being chosen: those chosen so far.
      if (step.setsCells !== NONE) slots.add(step.setsCells);
      const live = [...slots].sort((a, b) => a - b).map((slot) => ({ slot, name: names[slot] }));
      return [
        ...(live.length > 0 ? [[step.node, live] as [number, LiveCellSlot[]]] : []),
        ...step.lists.flatMap(visit),
      ];
    });
  return names.length === 0 ? [] : visit(scope.steps);
}
