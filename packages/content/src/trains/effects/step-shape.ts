// Checks that the schema cannot express about a step: which keys go together, above all where its short form is an object like its long form.
import { OP_SPECS } from '@railwright/engine';
import type { OpName, OpSpec } from '@railwright/engine';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import { quote } from '../../schema/describe.ts';
import { isLongForm } from './long-form.ts';
import { isData } from '../../yaml/data.ts';

/** Whether the value of an op, which fits the schema, is one of its two forms; reports it when not. */
export function hasStepShape(op: OpName, value: unknown, place: Place, sink: DiagnosticSink): boolean {
  const spec: OpSpec = OP_SPECS[op];
  if (!isData(value) || spec.short === undefined) return true;
  const keys = Object.keys(value);
  if (op === 'lasting' && keys.includes('until') && keys.includes('turns')) {
    const message = 'turns says when this ends, so until is ignored.';
    sink.report('lasting-two-ends', { ...place, path: [...place.path, 'until'] }, message);
  }
  if (isLongForm(spec, value)) {
    const missing = Object.entries(spec.params).find(
      ([key, { optional }]) => optional !== true && !Object.hasOwn(value, key),
    );
    if (!missing) return true;
    sink.report('schema-missing-key', place, `The key ${missing[0]} is missing.`, { at: 'key' });
    return false;
  }
  const type = spec.params[spec.short]?.type;
  if (type === 'amount' && keys.length > 1) {
    sink.report('schema-one-key', place, `An amount has exactly one key; found ${keys.join(' and ')}.`);
    return false;
  }
  if (type !== 'cards') return true;
  const stray = keys.find((key) => key !== 'from' && key !== 'where');
  if (stray !== undefined) {
    const message = `${quote(stray)} cannot be combined with the other keys here.`;
    sink.report('schema-unknown-key', { ...place, path: [...place.path, stray] }, message, { at: 'key' });
    return false;
  }
  if (Object.hasOwn(value, 'from')) return true;
  sink.report('schema-missing-key', place, 'The key from is missing.', { at: 'key' });
  return false;
}
