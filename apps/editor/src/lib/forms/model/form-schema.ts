// Which kind of field a part of a JSON Schema becomes. Everything a form shows comes from the schema: a new field of a file appears in its
// form without changes here.
import { referredKind } from './references.ts';
import type { Schema } from '@railwright/content';
import { plainLabel } from '../../core/content/plain-label.ts';

export interface FormSchema extends Schema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly additionalProperties?: boolean | FormSchema;
  readonly propertyNames?: FormSchema;
  readonly items?: FormSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** `alternatives` is an object with exactly one of its keys; `either` a value of one of several types. */
export type FieldKind =
  | 'fixed'
  | 'switch'
  | 'choice'
  | 'number'
  | 'text'
  | 'names'
  | 'reference'
  | 'list'
  | 'object'
  | 'alternatives'
  | 'record'
  | 'either';

export function fieldKind(schema: FormSchema): FieldKind {
  const types = typesOf(schema);
  if (schema.const !== undefined) return schema.const === true ? 'switch' : 'fixed';
  if (schema.enum) return 'choice';
  const [type = 'object'] = types;
  if (types.length > 1) {
    const named = schema.properties?.['en'] !== undefined && types.includes('string');
    return named ? 'names' : 'either';
  }
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'string':
      if (wordsOfPattern(schema.pattern)) return 'choice';
      return referredKind(schema) ? 'reference' : 'text';
    default:
      if (typeof schema.additionalProperties === 'object') return 'record';
      return schema.maxProperties === 1 && schema.minProperties === 1 ? 'alternatives' : 'object';
  }
}

export function typesOf({ type }: FormSchema): readonly string[] {
  return [type ?? []].flat();
}

/** The schema of a value with several types, restricted to one. */
export function asType(schema: FormSchema, type: string): FormSchema {
  return { ...schema, type };
}

/** The current type of a value with several. */
export function typeOfValue(schema: FormSchema, value: unknown): string | undefined {
  const types = typesOf(schema);
  const is = (type: string): boolean => {
    if (type === 'integer' || type === 'number') return typeof value === 'number';
    if (type === 'array') return Array.isArray(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === type;
  };
  return types.find(is);
}

/** The options; undefined for values that are typed. */
export function choicesOf(schema: FormSchema): readonly unknown[] | undefined {
  return schema.enum ?? wordsOfPattern(schema.pattern);
}

function wordsOfPattern(pattern: string | undefined): readonly string[] | undefined {
  return /^\^\(([a-z-]+(?:\|[a-z-]+)+)\)\$$/.exec(pattern ?? '')?.[1]?.split('|');
}

/** An initial value; the form marks unfinished parts. */
export function freshValue(schema: FormSchema): unknown {
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  switch (fieldKind(schema)) {
    case 'fixed':
    case 'switch':
      return schema.const ?? true;
    case 'choice':
      return choicesOf(schema)?.[0];
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 0, 0));
    case 'list':
      return (schema.minItems ?? 0) > 0 && schema.items && fieldKind(schema.items) === 'number'
        ? [freshValue(schema.items)]
        : [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, freshValue(schema.properties?.[key] ?? {})]),
      );
    case 'alternatives': {
      const [first] = Object.entries(schema.properties ?? {});
      return first ? { [first[0]]: freshValue(first[1]) } : {};
    }
    case 'record':
      return {};
    case 'either':
      return freshValue(asType(schema, typesOf(schema)[0] ?? 'string'));
    case 'text':
    case 'names':
    case 'reference':
      return '';
  }
}

/** Whether an object has only a few numbers and switches, which fit side by side. */
export function isSmall(schema: FormSchema): boolean {
  const fields = Object.values(schema.properties ?? {});
  const small = (field: FormSchema): boolean => {
    const kind = fieldKind(field);
    const list = kind === 'list' && fieldKind(field.items ?? {}) === 'number';
    return list || kind === 'number' || kind === 'switch' || kind === 'choice';
  };
  return fieldKind(schema) === 'object' && fields.length <= 4 && fields.every(small);
}

const TITLES: Readonly<Record<string, string>> = {
  min: 'Fewest',
  max: 'Most',
  default: 'By default',
  extends: 'Extends',
};

/** `opponentsWaste` as a label: Opponents waste. */
export function fieldTitle(key: string): string {
  return (Object.hasOwn(TITLES, key) ? TITLES[key] : undefined) ?? plainLabel(key);
}

/** A value converted to another of its types, keeping as much as possible. */
export function converted(schema: FormSchema, value: unknown, type: string): unknown {
  const [kept] = schema.required ?? Object.keys(schema.properties ?? {});
  const single = typeof value === 'string' || typeof value === 'number';
  if (type === 'object' && kept !== undefined && single) return { [kept]: value };
  if (type === 'array' && typeof value === 'string') return [value];
  const inner =
    typeof value === 'object' && value !== null ? (Object.values(value) as unknown[])[0] : undefined;
  return typeOfValue(asType(schema, type), inner) === type ? inner : freshValue(asType(schema, type));
}

/** How deep conditions within conditions have fields; what is deeper is shown as text. */
const NESTED = 3;

/** The schema with each reference to `$defs` replaced by what it refers to. */
export function withoutRefs(schema: FormSchema): FormSchema {
  const { $defs = {}, ...root } = schema as FormSchema & {
    readonly $defs?: Readonly<Record<string, object>>;
  };
  const expand = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => expand(one, inside));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as { readonly $ref?: unknown };
    const fields = Object.fromEntries(Object.entries(own).map(([key, one]) => [key, expand(one, inside)]));
    if (typeof $ref !== 'string') return fields;
    if (inside.filter((one) => one === $ref).length >= NESTED) return { ...fields, const: 'as text' };
    const to = $defs[$ref.slice('#/$defs/'.length)];
    return { ...(expand(to, [...inside, $ref]) as object), ...fields };
  };
  return expand(root, []) as FormSchema;
}
