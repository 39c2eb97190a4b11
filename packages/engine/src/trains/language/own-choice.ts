// A card whose whole effect is a `may`: its own text leaves the choice. Whether to apply it is then one question, which no house rule
// takes away (T31).
import { readStep } from './step.ts';
import type { Step } from './values.ts';

/** The steps inside a `may` that is the whole effect, or undefined. */
export function ownChoice(steps: readonly Step[]): readonly Step[] | undefined {
  if (steps.length !== 1) return undefined;
  const { op, params } = readStep(steps[0]);
  return op === 'may' ? params.do : undefined;
}
