// Reads one step: its op, and its parameters in the long form, however they were written.
import { OP_SPECS, type OpName } from './ops.ts';
import type { OpSpec } from './params.ts';
import type { OpParams, Step } from './values.ts';

export type ReadStep = { [O in OpName]: { readonly op: O; readonly params: OpParams<O> } }[OpName];

/** Takes a step apart. The step must be valid; nothing is checked. */
export function readStep(step: Step): ReadStep {
  const [op, value] = Object.entries(step)[0] as [OpName, unknown];
  const spec: OpSpec = OP_SPECS[op];
  const params = isLongForm(spec, value) ? value : { [spec.short as string]: value };
  return { op, params } as ReadStep;
}

/** Whether a step's value is the object of its parameters rather than just its short parameter. */
function isLongForm(spec: OpSpec, value: unknown): boolean {
  if (spec.short === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!Object.keys(value).every((key) => Object.hasOwn(spec.params, key))) return false;
  // `draw: { count: dropped }` is the amount "count the dropped cards"; `draw: { count: 2 }` has the parameter count.
  if (!('count' in value) || spec.params['count'].type !== 'amount') return true;
  const { count } = value;
  return typeof count === 'number' || (typeof count === 'object' && count !== null && !('from' in count));
}
