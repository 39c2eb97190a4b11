// What the schema cannot express about a step: which keys go together, above all where its short form is an object like its long form.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { DiagnosticCode } from '../../codes/index.ts';
import { quote } from '../../text/describe.ts';
import { isData } from '../../text/data.ts';
import type { Path } from '../../text/path.ts';
import { isLongForm } from '../language/grammar.ts';
import type { StepNode } from '../language/nodes.ts';
import type { CardCheck } from './check.ts';

export const STEP_SHAPES: CardCheck = {
  pages: {
    'lasting-two-ends': {
      title: 'a lasting effect with two ends',
      help: '`until` and `turns` both say when the effect ends. `turns` counts and `until` is ignored.\n\nRemove one of them. `times`, which ends the effect once it has been used so often, goes with either.',
      example:
        'effect:\n  - lasting:\n      what: [{ cheaper: { what: cards, coins: 1 } }]\n      turns: 2       # and no `until`\n      times: 3',
      broken: 'lasting-with-two-ends',
    },
  },
  steps: (step, { report }) => {
    const problem = shapeProblem(step);
    if (problem) report(problem.code, problem.path ?? step.path, problem.message, { at: problem.at });
  },
  ops: {
    lasting: (step, { report }) => {
      const { until, turns } = step.fields;
      if (until !== undefined && turns !== undefined)
        report('lasting-two-ends', step.at('until'), 'turns says when this ends, so until is ignored.');
    },
  },
};

interface Problem {
  readonly code: DiagnosticCode;
  readonly path?: Path;
  readonly message: string;
  readonly at: 'key' | 'value';
}

/** Why a step that fits the schema is in neither of its two forms. */
export function shapeProblem({ op, written, path }: StepNode): Problem | undefined {
  const spec: OpSpec = OP_SPECS[op];
  if (!isData(written) || spec.short === undefined) return undefined;
  const keys = Object.keys(written);
  const missing = (key: string): Problem => ({
    code: 'schema-missing-key',
    message: `The key ${key} is missing.`,
    at: 'key',
  });
  if (isLongForm(spec, written)) {
    const lost = Object.entries(spec.params).find(
      ([key, { optional }]) => optional !== true && !keys.includes(key),
    );
    return lost && missing(lost[0]);
  }
  const type = spec.params[spec.short]?.type;
  if (type === 'amount' && keys.length > 1) {
    const message = `An amount has exactly one key; found ${keys.join(/* @wc-include */ ' and ')}.`;
    return { code: 'schema-one-key', message, at: 'value' };
  }
  if (type !== 'cards') return undefined;
  const stray = keys.find((key) => key !== 'from' && key !== 'where');
  if (stray === undefined) return keys.includes('from') ? undefined : missing('from');
  const message = `${quote(stray)} cannot be combined with the other keys here.`;
  return { code: 'schema-unknown-key', path: [...path, stray], message, at: 'key' };
}
