// Nothing is untested: rulings, kinds of question, ends and events occur in the tests, and RULES.md names existing tests.
import { expect, test } from 'vitest';
import { expectRulesTested, listedIn, readTests, wordsIn } from '../rule-coverage.ts';

const source = new URL('../../src/game-of-trains/', import.meta.url);
const tests = readTests(new URL('./', import.meta.url));
const everything = [...tests.values()].join('\n');

test.each(['G1', 'G2', 'G3', 'G4', 'G5', 'G6'])('ruling %s is the name of a test', (ruling) => {
  expect(everything).toContain(`'${ruling}: `);
});

test('every kind of question and every end occurs in a test', () => {
  const layout = new URL('layout.ts', source);
  const listed = ['PHASES', 'END_REASONS'].flatMap((name) => listedIn(layout, name));
  expect(listed).toHaveLength(10);
  for (const word of listed.filter((phase) => phase !== 'over'))
    expect(everything).toMatch(new RegExp(`['\`]${word}\\b`));
});

test('every event that the rules emit is handled by the follower', () => {
  const types = wordsIn(source, /type: '([a-z-]+)'/g);
  expect(types.size).toBeGreaterThan(18);
  for (const type of types) expect(tests.get('events')).toContain(`case '${type}'`);
});

test('each rule of RULES.md names existing tests', () => {
  expectRulesTested(source, tests, 35);
});
