// The published schemas: up to date, valid, and of the form that gives one error per mistake.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { AMOUNT_FORMS, CONDITION_FORMS, FILTER_FIELDS, OP_SPECS, PARAM_TYPES } from '@railwright/engine';
import { CODE_NAMES } from '../src/codes/index.ts';
import { formatCodesPage } from '../src/explain/page.ts';
import { withAnnotations } from '../src/schema/annotations.ts';
import { publishedSchemas } from '../src/published-schemas.ts';
import { AJV_OPTIONS } from '../src/schema/full-check.ts';
import { LANGUAGE_DEFS } from '../src/trains/schema/language.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'schemas');
const schemas = publishedSchemas();

/** Each object with the pointer to it. */
function* objectsIn(value: unknown, at = ''): Generator<[at: string, object: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value))
    yield* objectsIn(inner, `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
}

describe.each(schemas)('$file', ({ file, schema }) => {
  it('is up to date; `npm run schemas` writes it', () => {
    expect(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it('is a strict schema of the dialect it names', () => {
    const ajv = new Ajv2020({ ...AJV_OPTIONS, validateSchema: true });
    expect(() => ajv.compile(schema as AnySchemaObject)).not.toThrow();
  });

  it('has its annotations in comments, and gives them back', () => {
    const unpublished = JSON.parse(
      JSON.stringify(schema).replaceAll(/"\$comment":"((?:[^"\\]|\\.)*)"/g, (_, comment: string) =>
        (JSON.parse(`"${comment}"`) as string).slice(1, -1),
      ),
    ) as object;
    expect(JSON.stringify(schema)).not.toMatch(/"x-[a-z]+":/);
    expect(withAnnotations(schema)).toEqual(unpublished);
  });

  it('has no alternatives', () => {
    const text = JSON.stringify(schema);
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) expect(text).not.toContain(`"${keyword}"`);
  });

  it('describes each object and each value', () => {
    for (const [, object] of objectsIn(schema)) {
      if (
        !('type' in object) ||
        (typeof object['type'] === 'object' && 'title' in (object['type'] as object))
      )
        continue;
      if (typeof object['type'] !== 'string' && !Array.isArray(object['type'])) continue;
      expect(object, JSON.stringify(object).slice(0, 200)).toHaveProperty('title');
    }
  });

  it('has examples that fit', () => {
    const ajv = new Ajv2020({ ...AJV_OPTIONS, allErrors: false });
    ajv.addSchema(schema, 'root');
    for (const [at, object] of objectsIn(schema)) {
      const examples = object['examples'];
      if (!Array.isArray(examples) || (typeof object['type'] === 'object' && !Array.isArray(object['type'])))
        continue;
      const validate = ajv.getSchema(`root#${at}`);
      for (const example of examples) expect(validate?.(example), JSON.stringify(example)).toBe(true);
    }
  });
});

it.each(readdirSync(FOLDER))(
  '%s compiles in the strict mode of Ajv, which other programs leave as it is',
  (file) => {
    const schema = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as AnySchemaObject;
    expect(() => new Ajv2020({ logger: false }).compile(schema)).not.toThrow();
  },
);

describe('the page of codes', () => {
  const page = readFileSync(join(FOLDER, '..', 'docs', 'codes.md'), 'utf8');

  it('is up to date; `npm run schemas` writes it', () => {
    expect(page).toBe(formatCodesPage());
  });

  it('explains every code', () => {
    for (const code of CODE_NAMES) expect(page).toContain(`\n## ${code}\n`);
  });
});

describe('the card language in the schema', () => {
  const properties = (name: string): string[] =>
    Object.keys((LANGUAGE_DEFS[name] as { properties: object }).properties);

  it('has every op, amount, condition and filter that the engine declares', () => {
    expect(properties('step')).toEqual(Object.keys(OP_SPECS));
    expect(properties('amount')).toEqual(Object.keys(AMOUNT_FORMS));
    expect(properties('condition')).toEqual(Object.keys(CONDITION_FORMS));
    expect(properties('filter')).toEqual(Object.keys(FILTER_FIELDS));
  });

  it('has a definition for every type of parameter', () => {
    for (const type of PARAM_TYPES) expect(LANGUAGE_DEFS).toHaveProperty(type);
  });
});
