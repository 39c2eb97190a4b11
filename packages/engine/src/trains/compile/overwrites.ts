// Finds the steps that, when looked at ahead, may set a selection still in use: those of a repetition, which come again, and those that
// set what another step of the effect also sets.
import { OP_NAMES } from '../language/ops.ts';
import { NODE, NONE, N_OP } from '../state/tables.ts';
import type { Scope, StepTrace } from './scope.ts';

const REPEAT = OP_NAMES.indexOf('repeat');

/** The nodes of these steps. */
export function overwritingSteps(nodes: readonly number[], scope: Scope): number[] {
  const all = scope.allSteps.filter(({ writes }) => writes !== NONE);
  const again = ({ node, lists }: StepTrace, isInside: boolean): number[] => {
    const isRepeated = isInside || nodes[node * NODE + N_OP] === REPEAT;
    return [...(isInside ? [node] : []), ...lists.flat().flatMap((step) => again(step, isRepeated))];
  };
  const repeated = new Set(scope.steps.flatMap((step) => again(step, false)));
  return all
    .filter(
      ({ node, writes }) =>
        repeated.has(node) || all.some((step) => step.node !== node && step.writes === writes),
    )
    .map(({ node }) => node);
}
