// Nothing is untested: rulings, decisions, ends and events occur in the tests, and RULES.md names existing tests.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectRulesTested, listedIn, readTests, wordsIn } from '../rule-coverage.ts';

const source = new URL('../../src/freight-train/', import.meta.url);
const tests = readTests(new URL('./', import.meta.url));
const everything = [...tests.values()].join('\n');

test.each(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'])(
  'ruling %s is the name of a test',
  (ruling) => {
    expect(everything).toContain(`'${ruling}: `);
  },
);

test('every decision and every end occurs in a test', () => {
  const listed = new Set([
    ...listedIn(new URL('view.ts', source), 'DECISIONS'),
    ...listedIn(new URL('end-reasons.ts', source), 'END_REASONS'),
  ]);
  expect(listed.size).toBe(7);
  for (const word of listed) expect(everything).toContain(`'${word}'`);
});

test('every event that the rules emit is handled by the follower', () => {
  const types = wordsIn(source, /(?:type: |tell\(s, (?:mixed \? )?)'([a-z-]+)'/g);
  expect(types.size).toBeGreaterThan(20);
  const follower = readFileSync(new URL('./follower.ts', import.meta.url), 'utf8');
  for (const type of types) expect(follower).toContain(`case '${type}'`);
});

test('each rule of RULES.md names existing tests', () => {
  expectRulesTested(source, tests, 50);
});
