// To know which steps of effects are carried out, for example for the coverage of card tests, a caller has the handlers of one game
// wrapped. Other games run unchanged.
import type { State } from '../core/state.ts';
import type { EffectWitness } from '../core/witness.ts';
import { holds } from './conditions.ts';
import { F_LEVEL, F_NODE, F_SEAT } from './layout.ts';
import type { OpName } from './language/ops.ts';
import type { Step } from './language/values.ts';
import { OPS } from './ops/index.ts';
import { NODE, N_A, type OpCode, type Tables } from './tables.ts';

/** The kind of question that an op asks, if any. */
export function questionOfOp(op: OpName): string | undefined {
  return OPS[op].code.asks;
}

export function witnessed(t: Tables, witness: EffectWitness): Tables {
  return { ...t, ops: t.ops.map((op) => witnessedOp(op, witness)) };
}

function witnessedOp(op: OpCode, witness: EffectWitness): OpCode {
  const { run, choose } = op;
  return {
    ...op,
    run(t, s, frame) {
      const step = stepAt(t, s, frame);
      if (step) {
        witness.ran(step);
        if ('if' in step) witness.took(step, isTestHeld(t, s, frame) ? 0 : 1);
      }
      const asks = run(t, s, frame);
      if (step && asks) witness.asked(step);
      return asks;
    },
    ...(choose && {
      choose(t, s, frame, choice) {
        const step = stepAt(t, s, frame);
        if (step && 'may' in step) witness.took(step, 1 - choice);
        if (step && 'choose-one' in step) witness.took(step, choice);
        choose(t, s, frame, choice);
      },
    }),
  };
}

function stepAt(t: Tables, s: State, frame: number): Step | undefined {
  return t.steps[s.data[frame + F_NODE]];
}

function isTestHeld(t: Tables, s: State, frame: number): boolean {
  const d = s.data;
  const condition = t.conditions[t.nodes[d[frame + F_NODE] * NODE + N_A]];
  return holds(t, s, d[frame + F_SEAT], d[frame + F_LEVEL], condition);
}
