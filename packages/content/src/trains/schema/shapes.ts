// The shapes that JSON Schemas of the card language are made of: objects of declared fields, lists, words and names.
import type { ParamSpecs } from '@railwright/engine';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Largest number that may be written in an effect. */
export const MAX_NUMBER = 999;
const MAX_STEPS = 40;
export const NAME_PATTERN = '^[a-z][a-zA-Z0-9-]*$';
export const SWITCH_PATTERN = '^[a-z][a-zA-Z0-9]*$';

export const ref = (type: string): JsonSchema => ({ $ref: `#/$defs/${type}` });
export const list = (of: string, title: string, minItems = 1, maxItems = MAX_STEPS): JsonSchema => ({
  title,
  type: 'array',
  items: ref(of),
  minItems,
  maxItems,
});
export const word = (words: readonly string[]): JsonSchema => ({
  title: `one of ${words.join(', ')}`,
  type: 'string',
  enum: [...words],
});
export const name = (title: string, pattern = NAME_PATTERN): JsonSchema => ({
  title,
  type: 'string',
  pattern,
  maxLength: 60,
});

function properties(specs: ParamSpecs): JsonSchema {
  return Object.fromEntries(
    Object.entries(specs).map(([key, { type, doc }]) => [key, { ...ref(type), description: doc }]),
  );
}

/** An object with the declared fields, those not optional required. */
export function fields(specs: ParamSpecs, title: string): JsonSchema {
  const required = Object.keys(specs).filter((key) => specs[key]?.optional !== true);
  return {
    title,
    type: 'object',
    properties: properties(specs),
    additionalProperties: false,
    ...(required.length > 0 ? { required } : { minProperties: 1 }),
  };
}

/** An object with exactly one of the declared keys. */
export function oneOfKeys(specs: ParamSpecs, title: string): JsonSchema {
  return {
    title,
    type: 'object',
    properties: properties(specs),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  };
}
