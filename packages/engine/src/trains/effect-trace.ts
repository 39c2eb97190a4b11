// To know which steps of effects are carried out, for example for the coverage of card tests, a caller has the handlers of one game
// wrapped. Other games run unchanged.
import type { State } from '../core/state.ts';
import type { EffectTrace } from '../core/effect-trace.ts';
import { holds } from './effects/conditions.ts';
import { F_LEVEL, F_NODE, F_SEAT } from './state/layout.ts';
import type { OpName } from './language/ops.ts';
import type { Step } from './language/values.ts';
import { OPS } from './ops/index.ts';
import { NODE, N_A, type OpCode, type Tables } from './state/tables.ts';

/** The kind of question that an op asks, if any. */
export function questionOfOp(op: OpName): string | undefined {
  return OPS[op].code.asks;
}

export function traced(t: Tables, trace: EffectTrace): Tables {
  return { ...t, ops: t.ops.map((op) => tracedOp(op, trace)) };
}

function tracedOp(op: OpCode, trace: EffectTrace): OpCode {
  const { run, choose } = op;
  return {
    ...op,
    run(t, s, frame, l) {
      const step = stepAt(t, s, frame);
      if (step) {
        trace.ran(step);
        if ('if' in step) trace.took(step, isTestHeld(t, s, frame) ? 0 : 1);
      }
      const asks = run(t, s, frame, l);
      if (step && asks) trace.asked(step);
      return asks;
    },
    ...(choose && {
      choose(t, s, frame, choice) {
        const step = stepAt(t, s, frame);
        if (step && 'may' in step) trace.took(step, 1 - choice);
        if (step && 'choose-one' in step) trace.took(step, choice);
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
