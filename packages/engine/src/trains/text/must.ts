// The effect of a mandatory card: what must be done is said with each act, or of the whole where it has parts.
import { readStep, type ReadStep } from '../language/step.ts';
import type { Step } from '../language/values.ts';
import { tellSteps } from './steps.ts';
import type { Teller } from './grammar.ts';

export function tellMandatory(t: Teller, effect: readonly Step[]): string[] {
  const { words, must } = t.grammar;
  if (effect.some((step) => STRUCTURE.has(readStep(step).op)))
    return [...tellSteps(t, effect), words.mustApply];
  return tellSteps(t, effect, (teller, step, tell) =>
    isAct(teller, step) ? must(teller, teller.inside({ mood: 'infinitive' }, tell)) : tell(),
  );
}

const STRUCTURE: ReadonlySet<string> = new Set([
  'choose-one',
  'if',
  'repeat',
  'each-opponent',
  'each-player',
  'one-opponent',
  'active-player',
  'waive',
  'lasting',
]);

/** Whether a step is one that players carry out at once, and can be told "you must". */
function isAct(t: Teller, step: ReadStep): boolean {
  if (step.op === 'may' || step.op === 'coins' || step.op === 'score') return false;
  const { count } = t.pending ?? (step.params as { count?: unknown });
  return typeof count !== 'object' || (count as { upTo?: unknown }).upTo !== 1;
}
