import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editDocument } from '../edit/edit-document.ts';
import { spotAt } from '../schema/schema-path.ts';
import { parseYaml } from './parse.ts';
import { readData, readLeniently } from './read-leniently.ts';

const ERRORS = join(import.meta.dirname, '../../test/errors');
const broken = readdirSync(ERRORS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && statSync(join(ERRORS, file)).isFile())
  .map((file) => readFileSync(join(ERRORS, file), 'utf8'));

test('the checks, the lenient reader and edits agree about every broken pack', () => {
  expect(broken.length).toBeGreaterThan(150);
  for (const text of broken) {
    const { document } = parseYaml(text, '');
    if (!document) continue;
    expect(readData(text)).toEqual(document.data);
    expect(readLeniently(text)?.valueRange(['id'])).toEqual(document.valueRange(['id']));
    expect(editDocument(text, [])).toBe(text);
  }
});

test('a file rejected for its size or depth is neither read nor edited by anyone', () => {
  for (const text of ['['.repeat(10_000), `a: ${'&x '.repeat(300)}1`, `a: ${'x'.repeat(4 * 1024 * 1024)}`]) {
    expect(parseYaml(text, '').document).toBeUndefined();
    expect(readLeniently(text)).toBeUndefined();
    expect(editDocument(text, [{ path: ['a'], value: 2 }])).toBe(text);
    expect(spotAt(text, 3).path).toEqual([]);
  }
});

test('half a text is read as far as possible, and counts as broken', () => {
  const text = 'id: a\ncards:\n  - id: b\n    name: [';
  expect(readLeniently(text)?.data).toEqual({ id: 'a', cards: [{ id: 'b', name: [] }] });
  expect(readData(text)).toBeUndefined();
  expect(spotAt(text, text.length).path).toEqual(['cards', 0, 'name']);
});

test('an edit does not change data read before', () => {
  const text = 'a: &x { b: 1 }\nc: *x\n';
  const before = JSON.stringify(readData(text));
  expect(editDocument(text, [{ path: ['c', 'b'], value: 2 }])).not.toBe(text);
  expect(JSON.stringify(readData(text))).toBe(before);
});
