import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaAt, spotAt } from './schema-path.ts';
import type { Schema } from './schema-path.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'schemas', 'map.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;

test('a path into a list leads to the schema of its items', () => {
  const text = 'id: x\nplaces:\n  - { at: A1, city: 2 }\n  - { at: B2, x: 0 }\n';
  const spot = spotAt(text, text.indexOf('x: 0'));
  expect(spot.path.slice(0, 2)).toEqual(['places', 1]);
  expect(spot.keys).toEqual(['at', 'x']);
  expect(Object.keys(schemaAt(schema, ['places', 1])?.properties ?? {})).toEqual(
    expect.arrayContaining(['at', 'city', 'remote', 'name']),
  );
});

test('names that every object has are not properties', () => {
  expect(schemaAt(schema, ['constructor'])).toBeUndefined();
  expect(schemaAt(schema, ['places', 0, '__proto__'])).toBeUndefined();
});
