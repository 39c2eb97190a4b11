// From the errors of the schema checker to findings: one for each mistake. Schemas without alternatives make that easy:
// what remains is to merge the missing and the misspelt key, and the several ways in which one value can be wrong.
import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../codes/index.ts';
import { listWords, nearest } from '../diagnostics/suggest.ts';
import type { Path } from '../model.ts';
import { describeValue, quote } from './describe.ts';

export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  /** Whether the key of the path is marked rather than its value. */
  readonly atKey: boolean;
  readonly message: string;
  readonly help?: string | undefined;
  /** Parts of the document that later stages must not rely on. */
  readonly broken: readonly Path[];
}

interface Parent {
  readonly $ref?: string;
  readonly title?: string;
  readonly properties?: object;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxProperties?: number;
}

/** Which of several errors of one value is shown. */
const ORDER = ['type', 'const', 'enum', 'pattern', 'maxProperties', 'minProperties'] as const;

export function collapseErrors(errors: readonly ErrorObject[], data: unknown, schema: object): Finding[] {
  const version = errors.find((e) => e.instancePath === '/format' && e.keyword === 'const');
  if (version)
    return [
      {
        code: 'format-version',
        path: ['format'],
        atKey: false,
        message: `This file has format ${describeValue(version.data)}; this program reads format 1.`,
        broken: [[]],
      },
    ];

  const findings: Finding[] = [];
  for (const [pointer, group] of groupByPlace(errors)) {
    const path = parsePointer(pointer, data);
    const unknown = group.filter(({ keyword }) => keyword === 'additionalProperties');
    const suggestions = new Set<string>();
    for (const error of unknown) {
      const key = String(error.params['additionalProperty']);
      const finding = unknownKey(error, [...path, key], key, schema);
      if (finding.suggestion !== undefined) suggestions.add(finding.suggestion);
      findings.push(finding);
    }
    for (const error of group)
      if (error.propertyName !== undefined) findings.push(badKey(error, [...path, error.propertyName]));
    const missing = group
      .filter(({ keyword }) => keyword === 'required')
      .map(({ params }) => String(params['missingProperty']))
      .filter((key) => !suggestions.has(key));
    if (missing.length > 0) findings.push(missingKeys(missing, path));
    const rest = group
      .filter(({ keyword, propertyName }) => propertyName === undefined && !STRUCTURAL.has(keyword))
      .filter(({ keyword }) => unknown.length === 0 || !keyword.endsWith('Properties'))
      .sort((a, b) => rank(a.keyword) - rank(b.keyword));
    if (rest[0]) findings.push(wrongValue(rest[0], path));
  }
  return findings;
}

const STRUCTURAL: ReadonlySet<string> = new Set(['additionalProperties', 'required', 'propertyNames', 'if']);

function rank(keyword: string): number {
  const index = (ORDER as readonly string[]).indexOf(keyword);
  return index < 0 ? ORDER.length : index;
}

function groupByPlace(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const group = groups.get(error.instancePath);
    if (group) group.push(error);
    else groups.set(error.instancePath, [error]);
  }
  return groups;
}

function parentOf(error: ErrorObject): Parent {
  return (error.parentSchema ?? {}) as Parent;
}

function expected(error: ErrorObject): string {
  return parentOf(error).title ?? 'something else';
}

function unknownKey(
  error: ErrorObject,
  path: Path,
  key: string,
  schema: object,
): Finding & { suggestion?: string } {
  const known = Object.keys(parentOf(error).properties ?? {});
  const suggestion = nearest(key, known);
  return {
    code: 'schema-unknown-key',
    path,
    atKey: true,
    message: `Unknown key ${quote(key)}.`,
    // What was meant is missing, and not reported again.
    broken: suggestion === undefined ? [path] : [path, [...path.slice(0, -1), suggestion]],
    help:
      suggestion !== undefined
        ? `Did you mean ${suggestion}?`
        : (owner(error, key, schema) ??
          (known.length === 0 ? undefined : `Known here: ${listWords(known, 30)}.`)),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** An option beside its op instead of in it: `lay-rails: 1` with `free: true` below. */
function owner(error: ErrorObject, key: string, schema: object): string | undefined {
  const properties = parentOf(error).properties as Readonly<Record<string, Parent>> | undefined;
  const sibling = Object.keys(error.data ?? {}).find((other) => {
    const value = properties?.[other];
    return Object.hasOwn(
      (value?.$ref === undefined ? value : definition(schema, value.$ref))?.properties ?? {},
      key,
    );
  });
  return sibling === undefined ? undefined : `${key} belongs in ${sibling}: { …, ${key}: … }.`;
}

/** What `#/$defs/name` means. */
function definition(schema: object, reference: string): Parent | undefined {
  const { $defs } = schema as { readonly $defs?: Readonly<Record<string, Parent>> };
  return $defs?.[reference.replace('#/$defs/', '')];
}

function badKey(error: ErrorObject, path: Path): Finding {
  const key = error.propertyName ?? '';
  return {
    code: 'schema-value',
    path,
    atKey: true,
    message: `The key ${quote(key)} is not ${expected(error)}.`,
    broken: [path],
    help: kebab(error, key),
  };
}

function missingKeys(keys: readonly string[], path: Path): Finding {
  const list = keys.length === 1 ? `key ${keys[0] ?? ''} is` : `keys ${keys.join(', ')} are`;
  return {
    code: 'schema-missing-key',
    path,
    atKey: path.length > 0,
    message: `The ${list} missing.`,
    broken: keys.map((key) => [...path, key]),
  };
}

function wrongValue(error: ErrorObject, path: Path): Finding {
  const found = describeValue(error.data);
  const is = (code: DiagnosticCode, message: string, help?: string): Finding => ({
    code,
    path,
    atKey: false,
    message,
    help,
    broken: [path],
  });
  switch (error.keyword) {
    case 'type':
      return is('schema-type', `Expected ${expected(error)}; found ${found}.`, typeHelp(error));
    case 'minProperties':
    case 'maxProperties': {
      const keys = Object.keys(error.data ?? {});
      const max = parentOf(error).maxProperties;
      if (max !== 1) return is('schema-length', `Expected ${expected(error)}; found ${keys.length} keys.`);
      return is(
        'schema-one-key',
        keys.length === 0
          ? `Expected ${expected(error)}; found an object without keys.`
          : `Expected ${expected(error)}; found ${listWords(keys).replace(' or ', ' and ')}.`,
        keys.length > 1 ? 'Begin each with a dash of its own.' : undefined,
      );
    }
    case 'minItems':
    case 'maxItems':
    case 'minLength':
    case 'maxLength': {
      const size = (error.data as { length: number }).length;
      const what = error.keyword.endsWith('Items') ? 'items' : 'characters';
      const bound = `at ${error.keyword.startsWith('min') ? 'least' : 'most'} ${String(error.params['limit'])}`;
      return is(
        'schema-length',
        `Expected ${expected(error)}; found ${size} ${what}, and there must be ${bound}.`,
      );
    }
    case 'uniqueItems': {
      const { i, j } = error.params as { i: number; j: number };
      const at = Math.max(i, j);
      const item = (error.data as unknown[])[at];
      return {
        ...is('schema-repeated', `${describeValue(item)} is in this list twice.`),
        path: [...path, at],
      };
    }
    case 'enum': {
      const words = (parentOf(error).enum ?? []).map(String);
      const near = typeof error.data === 'string' ? nearest(error.data, words) : undefined;
      return is(
        'schema-value',
        `Expected ${expected(error)}; found ${found}.`,
        near === undefined ? undefined : `Did you mean ${near}?`,
      );
    }
    case 'pattern':
      return is(
        'schema-value',
        `Expected ${expected(error)}; found ${found}.`,
        kebab(error, String(error.data)) ?? nearWord(error),
      );
    default:
      return is('schema-value', `Expected ${expected(error)}; found ${found}.`);
  }
}

function typeHelp(error: ErrorObject): string | undefined {
  const wanted = [(error.params as { type: string | string[] }).type].flat();
  if (error.data === null) return 'Write the value after the colon, or take the key out.';
  if (wanted.includes('array') && !wanted.includes('object'))
    return 'A list has a dash before each item, or stands in [ ].';
  if (wanted.includes('string') && ['number', 'boolean'].includes(typeof error.data))
    return 'Put it in quotes to make it a text.';
  if (wanted.includes('boolean') && typeof error.data === 'string')
    return 'Write true or false, without quotes.';
  if (wanted.includes('integer') && typeof error.data === 'string' && /^\d+$/.test(error.data))
    return 'Take the quotes away to make it a number.';
  return undefined;
}

/** For ids: the same words as an id, if that would do. */
function kebab(error: ErrorObject, text: string): string | undefined {
  const { pattern } = parentOf(error);
  if (
    pattern === undefined ||
    (!pattern.startsWith('^([a-z][a-z0-9]*') && !pattern.startsWith('^[a-z][a-z0-9]*('))
  )
    return undefined;
  const id = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  return id !== '' && id !== text && new RegExp(pattern).test(id) ? `Write ${id}.` : undefined;
}

// A pattern that is a list of words, `^(any|all)$`.
function nearWord(error: ErrorObject): string | undefined {
  const words = /^\^\(?([a-z|]+)\)?\$$/.exec(parentOf(error).pattern ?? '')?.[1]?.split('|');
  const near = words && nearest(String(error.data), words);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

/** A JSON pointer as a path; parts become numbers where the data has lists. */
function parsePointer(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let at = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(at) ? Number(key) : key;
    path.push(step);
    at = typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined;
  }
  return path;
}
