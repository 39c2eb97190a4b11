// Which selections of cells a frame at a step still needs: those that it or later steps read before they are chosen anew.
import type { LiveCellSlot } from '../state/live-slots.ts';
import { NONE } from '../state/tables.ts';
import { neededSlots, type SlotUse } from './live-selections.ts';
import type { Scope, StepTrace } from './scope.ts';

const CELLS: SlotUse = {
  reads: ({ cellReads }) => cellReads,
  sets: ({ setsCells }) => setsCells,
  isOlder: ({ cellSlots }, slot) => slot < cellSlots,
};

/** By node, for all steps of an effect that choose or read cells. */
export function liveCellSlots(scope: Scope): [number, LiveCellSlot[]][] {
  const names = scope.cellSelectionNames;
  const visit = (list: readonly StepTrace[]): [number, LiveCellSlot[]][] =>
    list.flatMap((step, i) => {
      const slots = neededSlots(list, i, CELLS);
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
