// Nothing without a test: rulings, kinds of question, ends and events occur in the tests, and RULES.md names tests that are there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const source = new URL('../../src/game-of-trains/', import.meta.url);
const tests = new Map(
  readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
    .map((name) => [
      name.replace('.test.ts', ''),
      readFileSync(new URL(name, here), 'utf8').replace(/\s+/g, ' '),
    ]),
);
const everything = [...tests.values()].join('\n');

test.each(['G1', 'G2', 'G3', 'G4', 'G5', 'G6'])('ruling %s is the name of a test', (ruling) => {
  expect(everything).toContain(`'${ruling}: `);
});

test('every kind of question and every end occurs in a test', () => {
  const layout = readFileSync(new URL('layout.ts', source), 'utf8');
  const listed = ['PHASES', 'END_REASONS'].flatMap((name) => {
    const list = new RegExp(`${name} = \\[([^\\]]+)\\]`).exec(layout)?.[1] ?? '';
    return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  });
  expect(listed).toHaveLength(10);
  for (const word of listed.filter((phase) => phase !== 'over'))
    expect(everything).toMatch(new RegExp(`['\`]${word}\\b`));
});

test('every event the rules report is followed by the follower', () => {
  const code = readdirSync(source)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
  const types = new Set([...code.matchAll(/type: '([a-z-]+)'/g)].map((match) => match[1]));
  expect(types.size).toBeGreaterThan(18);
  for (const type of types) expect(tests.get('events')).toContain(`case '${type}'`);
});

test('each rule of RULES.md names tests that there are', () => {
  const rows = readFileSync(new URL('RULES.md', source), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-') && !line.startsWith('| -'))
    .map((line) => line.split('|').at(-2)?.trim() ?? '')
    .filter((cell) => cell !== 'Test');
  expect(rows.length).toBeGreaterThan(35);
  for (const cell of rows)
    for (const reference of cell.split('; ')) {
      const [, file = '', words = ''] = /^(\w+): (.+)$/.exec(reference) ?? [];
      expect(words, cell).not.toBe('');
      expect(tests.get(file), reference).toContain(words);
    }
});
