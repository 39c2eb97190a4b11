// Nothing without a test: rulings, decisions, ends and events occur in the tests, and RULES.md names tests that are there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const source = new URL('../../src/freight-train/', import.meta.url);
const tests = new Map(
  readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
    .map((name) => [
      name.replace('.test.ts', ''),
      readFileSync(new URL(name, here), 'utf8').replace(/\s+/g, ' '),
    ]),
);
const everything = [...tests.values()].join('\n');

test.each(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9'])(
  'ruling %s is the name of a test',
  (ruling) => {
    expect(everything).toContain(`'${ruling}: `);
  },
);

test('every decision and every end occurs in a test', () => {
  const words = (file: string, name: string): string[] => {
    const list = new RegExp(`${name} = \\[([^\\]]+)\\]`).exec(
      readFileSync(new URL(file, source), 'utf8'),
    )?.[1];
    return [...(list ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1]);
  };
  const listed = new Set([...words('view.ts', 'DECISIONS'), ...words('day-end.ts', 'END_REASONS')]);
  expect(listed.size).toBe(7);
  for (const word of listed) expect(everything).toContain(`'${word}'`);
});

test('every event the rules report is followed by the follower', () => {
  const code = readdirSync(source)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
  const types = new Set(
    [...code.matchAll(/(?:type: |tell\(s, (?:mixed \? )?)'([a-z-]+)'/g)].map((match) => match[1]),
  );
  expect(types.size).toBeGreaterThan(20);
  for (const type of types) expect(tests.get('events')).toContain(`case '${type}'`);
});

test('each rule of RULES.md names tests that there are', () => {
  const rows = readFileSync(new URL('RULES.md', source), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-') && !line.startsWith('| -'))
    .map((line) => line.split('|').at(-2)?.trim() ?? '')
    .filter((cell) => cell !== 'Test');
  expect(rows.length).toBeGreaterThan(50);
  for (const cell of rows)
    for (const reference of cell.split('; ')) {
      const [, file = '', words = ''] = /^(\w+): (.+)$/.exec(reference) ?? [];
      expect(words, cell).not.toBe('');
      expect(tests.get(file), reference).toContain(words);
    }
});
