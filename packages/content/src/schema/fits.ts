// A quick look at whether a document fits its schema, for the many that do. It knows the keywords that the schemas of this package
// use; yes is always right, and whatever it is not sure of is left to the full checker, which also says what is wrong. Without it
// making that checker ready is nearly half of loading; generated checkers would be as quick, but as packages run from
// source they would be files to commit and to keep in step, where this is one that a test holds against the full checker.

import { ANNOTATIONS } from './annotations.ts';

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** Keywords that say nothing about whether a value fits, or are looked at together with another. */
const SILENT: ReadonlySet<string> = new Set([
  ...['$schema', '$comment', '$defs', 'title', 'description', 'examples'],
  ...ANNOTATIONS,
]);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: Number.isFinite,
  null: (value) => value === null,
};

/** The check for each keyword; references start at `root`. */
const KEYWORDS: Readonly<
  Record<string, (wanted: unknown, value: unknown, schema: Schema, root: Schema) => boolean>
> = {
  $ref: (ref, value, _schema, root) => {
    const name = /^#\/\$defs\/([\w-]+)$/.exec(String(ref))?.[1];
    const defs = root['$defs'];
    return name !== undefined && isFields(defs) && fits(defs[name], value, root);
  },
  type: (types, value) => [types].flat().some((type) => TYPES[String(type)]?.(value) === true),
  const: (wanted, value) => isPlain(wanted) && value === wanted,
  enum: (wanted, value) => isPlain(value) && Array.isArray(wanted) && wanted.includes(value),
  not: (unwanted, value) =>
    isFields(unwanted) &&
    Object.keys(unwanted).length === 1 &&
    isPlain(unwanted['const']) &&
    isPlain(value) &&
    value !== unwanted['const'],
  minimum: (least, value) => typeof value !== 'number' || value >= Number(least),
  maximum: (most, value) => typeof value !== 'number' || value <= Number(most),
  minLength: (least, value) => typeof value !== 'string' || codePoints(value) >= Number(least),
  maxLength: (most, value) => typeof value !== 'string' || codePoints(value) <= Number(most),
  pattern: (pattern, value) => typeof value !== 'string' || patternOf(String(pattern)).test(value),
  minItems: (least, value) => !Array.isArray(value) || value.length >= Number(least),
  maxItems: (most, value) => !Array.isArray(value) || value.length <= Number(most),
  uniqueItems: (unique, value) =>
    unique !== true ||
    !Array.isArray(value) ||
    (value.every(isPlain) && new Set(value).size === value.length),
  items: (each, value, _schema, root) =>
    !Array.isArray(value) || value.every((item) => fits(each, item, root)),
  minProperties: (least, value) => !isFields(value) || Object.keys(value).length >= Number(least),
  maxProperties: (most, value) => !isFields(value) || Object.keys(value).length <= Number(most),
  required: (keys, value) =>
    !isFields(value) || (Array.isArray(keys) && keys.every((key) => Object.hasOwn(value, String(key)))),
  propertyNames: (names, value, _schema, root) =>
    !isFields(value) || Object.keys(value).every((key) => fits(names, key, root)),
  properties: (properties, value, _schema, root) =>
    !isFields(value) ||
    (isFields(properties) &&
      Object.keys(value).every(
        (key) => !Object.hasOwn(properties, key) || fits(properties[key], value[key], root),
      )),
  additionalProperties: (others, value, schema, root) => {
    if (!isFields(value)) return true;
    const named = schema['properties'];
    return Object.keys(value).every(
      (key) => (isFields(named) && Object.hasOwn(named, key)) || fits(others, value[key], root),
    );
  },
};

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  let pattern = patterns.get(source);
  if (!pattern) patterns.set(source, (pattern = new RegExp(source, 'u')));
  return pattern;
}

/** True only if the full checker has nothing to say. */
export function fits(schema: unknown, value: unknown, root: Schema): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isFields(schema)) return false;
  for (const keyword of Object.keys(schema)) {
    if (SILENT.has(keyword)) continue;
    const check = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (!check?.(schema[keyword], value, schema, root)) return false;
  }
  return true;
}
