// Walks a value of the card language by its declared type to rename a selection in all steps that mention it.
import type { ParamSpecs, ParamType } from '@railwright/engine';
import { fieldsOf, formsOf, itemsOf, OPS, readStepParts, writeStep } from './specs.ts';
import { isData } from '../../../core/content/data.ts';
import type { Ops } from './specs.ts';

type Change = (word: string, type: ParamType) => string;

function mapWords(type: ParamType, value: unknown, change: Change, ops: Ops = OPS): unknown {
  if (typeof value === 'string') return change(value, type);
  const items = itemsOf(type);
  if (Array.isArray(value)) {
    if (type === 'steps') return value.map((step) => mapStep(step, change, ops));
    const inner = items ?? (type === 'cardList' ? 'card' : undefined);
    if (inner !== undefined) return value.map((item) => mapWords(inner, item, change, ops));
    const specs = type === 'options' ? fieldsOf('options') : formsOf(type);
    return specs ? value.map((item) => mapFields(specs, item, change, ops)) : value;
  }
  if (!isData(value)) return value;
  if (type === 'cards')
    return mapFields(
      { from: { type: 'source', doc: '' }, where: { type: 'filter', doc: '' } },
      value,
      change,
      ops,
    );
  if (type === 'count') return mapFields({ upTo: { type: 'amount', doc: '' } }, value, change, ops);
  const specs = fieldsOf(type) ?? formsOf(type);
  return specs ? mapFields(specs, value, change, ops) : value;
}

function mapStep(step: unknown, change: Change, ops: Ops): unknown {
  const parts = readStepParts(step, ops);
  if (!parts?.spec) return step;
  const params = mapFields(parts.spec.params, parts.params, change, ops);
  if (!isData(params)) return step;
  return parts.long ? { [parts.op]: params } : writeStep(parts.op, params, ops);
}

function mapFields(specs: ParamSpecs, value: unknown, change: Change, ops: Ops): unknown {
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const type = Object.hasOwn(specs, key) ? specs[key]?.type : undefined;
      return [key, type === undefined ? inner : mapWords(type, inner, change, ops)];
    }),
  );
}

const NAMES: ReadonlySet<ParamType> = new Set(['name', 'selection', 'cellSelection', 'source', 'cards']);

/** An effect with the selection `from` renamed to `to`. */
export function renameSelection(steps: unknown, from: string, to: string, ops: Ops = OPS): unknown {
  return mapWords('steps', steps, (word, type) => (word === from && NAMES.has(type) ? to : word), ops);
}
