// The quick check and the full checker must agree on every file, and on files with one change.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../yaml/parse.ts';
import { fits } from './fits.ts';
import { publishedSchemas } from '../published-schemas.ts';
import { AJV_OPTIONS } from './full-check.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = ['content', 'packages/content/test/errors'];

const ajv = new Ajv2020({ ...AJV_OPTIONS, meta: false });
const schemas = publishedSchemas().map(({ file, schema }) => {
  const full = ajv.compile(schema as AnySchemaObject);
  return {
    file,
    agree: (data: unknown): boolean => fits(schema, data, schema) === full(data),
    fits: (data: unknown): boolean => fits(schema, data, schema),
  };
});

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const { document } = parseYaml(readFileSync(path, 'utf8'), path);
      return document ? [{ path, data: document.data }] : [];
    }),
);

/** Replacement values. */
const STRANGERS: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  100_000,
  '',
  'No such',
  '😀'.repeat(9),
  [],
  [{}],
  {},
];

/** A copy with one change: an insertion, a removal or a replacement. */
function changed(data: unknown, pick: (below: number) => number): unknown {
  if (typeof data !== 'object' || data === null || pick(6) === 0) return STRANGERS[pick(STRANGERS.length)];
  const action = pick(6);
  if (Array.isArray(data)) {
    const items = data as unknown[];
    const at = pick(items.length);
    if (action === 0 || items.length === 0) return [...items, items[0]];
    return action === 1 ? items.toSpliced(at, 1) : items.with(at, changed(items[at], pick));
  }
  const entries: [string, unknown][] = Object.entries(data);
  const at = pick(entries.length);
  const [key, inner] = entries[at] ?? ['', undefined];
  if (action === 0) return Object.fromEntries([...entries, ['extra', 1]]);
  if (action === 1) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries([...entries, [key, changed(inner, pick)]]);
}

test.each(schemas)('$file: both agree', ({ agree }) => {
  for (const { path, data } of documents) expect(agree(data), path).toBe(true);
});

test('every shipped file fits a schema', () => {
  for (const { path, data } of documents)
    if (path.startsWith(join(ROOT, 'content')))
      expect(
        schemas.some((schema) => schema.fits(data)),
        path,
      ).toBe(true);
});

describe('both agree about files with one change', () => {
  test.each(schemas)('$file', (schema) => {
    let state = 1;
    const pick = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const fitting = documents.filter(({ data }) => schema.fits(data));
    expect(fitting.length).toBeGreaterThan(0);
    let broken = 0;
    for (let i = 0; i < 400; i++) {
      const { path, data } = fitting[i % fitting.length]!;
      const other = changed(data, pick);
      expect(schema.agree(other), `${path}: ${JSON.stringify(other).slice(0, 300)}`).toBe(true);
      if (!schema.fits(other)) broken++;
    }
    expect(broken).toBeGreaterThan(40);
  });
});

test('what it does not know is left to the full checker', () => {
  expect(fits({ type: 'string' }, 'a', {})).toBe(true);
  expect(fits({ type: 'string', format: 'date' }, 'a', {})).toBe(false);
  expect(fits({ uniqueItems: true }, [{ a: 1 }, { b: 1 }], {})).toBe(false);
  expect(fits({ $ref: 'other.json' }, 'a', {})).toBe(false);
});
