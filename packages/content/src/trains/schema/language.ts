// JSON Schemas of the card language: a value for each op that the engine declares, steps and lasting effects, with the
// types of their parameters.
import { LASTING_FORMS, OP_SPECS, OPTION_FIELDS } from '@railwright/engine';
import type { OpName, OpSpec } from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import { hints, type Hint } from '../../schema/hint.ts';
import { OP_EXAMPLES } from './op-examples.ts';
import { AMOUNT, CARDS_OBJECT, TYPES } from './params.ts';
import { fields, NAME_PATTERN, oneOfKeys, ref, type JsonSchema } from './shapes.ts';
import { LASTING_WORDS } from './hints/lasting.ts';
import { OP_PARAM_WORDS, OP_WORDS } from './hints/ops.ts';
import { STEP_WORDS } from './hints/steps.ts';

/**
 * The value of an op: the object of its parameters or, where it has a short form, that parameter alone. Both in one schema
 * without alternatives. Where both are objects, ../card-checks/step-shapes.ts tells them apart and checks what is required.
 */
function opSchema({ params, short }: OpSpec): JsonSchema {
  const long = fields(params, `an object with ${Object.keys(params).join(', ')}`);
  if (short === undefined) return long;
  const type = params[short]?.type ?? 'number';
  const alone = TYPES[type];
  if (type === 'flag') return alone;
  const {
    properties: alsoProperties,
    required: _,
    minProperties: __,
    maxProperties: ___,
    enum: words,
    ...rest
  } = alone;
  const types = [alone['type']].flat() as string[];
  const merged = {
    ...rest,
    title: `${String(alone['title'])}${Object.keys(params).length > 1 ? /* @wc-include */ `, or ${String(long['title'])}` : ''}`,
    type: [...new Set([...types, 'object'])],
    // An enumeration of words would allow no object.
    ...(Array.isArray(words) && { pattern: `^(${words.join('|')})$`, examples: words }),
    properties: {
      ...(alsoProperties as JsonSchema | undefined),
      ...(long['properties'] as JsonSchema),
      // `{ count: chosen }` is an amount by itself, `{ count: 2 }` the object of parameters.
      ...(type === 'amount' &&
        short === 'count' && { count: { ...ref('amountOrCards'), description: 'How many.' } }),
    },
    additionalProperties: false,
    // The forms of an amount are many, and what was tried is seldom one of them.
    'x-keys': type === 'amount' ? Object.keys(params) : undefined,
  };
  return types.includes('object')
    ? { ...merged, minProperties: 1 }
    : { ...merged, required: long['required'] };
}

/** Words tried within an op: in this one, in one that is an amount or cards, or in any. */
function wordsWithin(op: OpName, schema: JsonSchema): readonly Hint[] {
  const { 'x-hints': own = [], properties: known = {} } = schema as {
    readonly 'x-hints'?: readonly Hint[];
    readonly properties?: object;
  };
  return [...(OP_WORDS[op] ?? []), ...own, ...OP_PARAM_WORDS].map((each) => ({
    ...each,
    words: each.words.filter((word) => !Object.hasOwn(known, word)),
  }));
}

// Ops with the same parameters and words share a definition: it is written, and compiled, once.
const OP_VALUES = new Map<string, { readonly name: string; readonly schema: JsonSchema }>();
const STEP_PROPERTIES = Object.fromEntries(
  Object.entries(OP_SPECS).map(([op, spec]) => {
    const schema = opSchema(spec);
    const key = JSON.stringify([schema, OP_WORDS[op as OpName]]);
    const value = OP_VALUES.get(key) ?? {
      name: `${op}-value`,
      schema: { ...schema, ...hints(wordsWithin(op as OpName, schema)) },
    };
    OP_VALUES.set(key, value);
    return [op, { ...ref(value.name), description: spec.doc, examples: OP_EXAMPLES[op as OpName] }];
  }),
);

/** Definitions to put under `$defs` of a schema that refers to `#/$defs/steps`, `lasting` and so on. */
export const LANGUAGE_DEFS: JsonSchema = {
  ...TYPES,
  ...Object.fromEntries([...OP_VALUES.values()].map(({ name, schema }) => [name, schema])),
  step: {
    title: 'a step: an object with one key, the op',
    description: 'One step of an effect.',
    type: 'object',
    properties: STEP_PROPERTIES,
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    ...hints(STEP_WORDS),
  },
  option: fields(OPTION_FIELDS, 'an alternative with do'),
  lastingEffect: {
    ...oneOfKeys(LASTING_FORMS, `a lasting effect with one key: ${Object.keys(LASTING_FORMS).join(', ')}`),
    ...hints(LASTING_WORDS),
  },
  amountOrCards: {
    ...AMOUNT,
    ...refTo('selections', 'item'),
    title: 'an amount, or cards to count',
    type: ['integer', 'string', 'object'],
    pattern: NAME_PATTERN,
    maxLength: 60,
    properties: { ...(AMOUNT['properties'] as JsonSchema), ...CARDS_OBJECT },
    maxProperties: 2,
  },
};
