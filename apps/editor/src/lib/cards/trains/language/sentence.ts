// A step as a sentence: the engine's, as on the card. An op for which the engine has no words is described by its declaration, and an
// unfinished step by its missing parts.
import { describeStep, OP_SPECS } from '@railwright/engine';
import type { NameOf, Step, TextLanguage } from '@railwright/engine';
import { opLabel } from './labels.ts';
import { missingInStep } from './missing.ts';
import type { Missing } from './missing.ts';
import type { StepScope } from './scope.ts';
import { OPS, readStepParts } from './specs.ts';
import type { Ops } from './specs.ts';

export interface Telling {
  readonly text: string;
  readonly missing: readonly Missing[];
}

export function tellStep(
  step: unknown,
  scope: StepScope,
  language: TextLanguage,
  names: NameOf,
  ops: Ops = OPS,
): Telling {
  const missing = missingInStep(step, ops);
  const op = readStepParts(step, ops)?.op ?? '';
  const spec = Object.hasOwn(ops, op) ? ops[op] : undefined;
  if (missing.length > 0 || !Object.hasOwn(OP_SPECS, op))
    return { text: spec?.doc ?? /* @wc-include */ `${opLabel(op)}: there is no such step.`, missing };
  try {
    const before = scope.before.filter((one) => isTold(one, ops)) as unknown as readonly Step[];
    const it = scope.names.includes('it') ? {} : undefined;
    const text = describeStep(step as Step, {
      language,
      names,
      before,
      theirs: scope.theirs,
      ...(it && { it }),
    });
    return { text, missing };
  } catch {
    // The engine trusts its input; the checks report values of a wrong type.
    return { text: spec?.doc ?? op, missing };
  }
}

/** Whether the engine can describe a step. */
export function isTold(step: unknown, ops: Ops = OPS): boolean {
  const op = readStepParts(step, ops)?.op;
  return op !== undefined && Object.hasOwn(OP_SPECS, op) && missingInStep(step, ops).length === 0;
}
