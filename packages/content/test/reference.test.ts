// The reference of the card language and the cookbook: made from the declarations, complete, and true.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runTests, TestCoverage } from '@railwright/content';
import { PLACES, SIDES, TARGETS, TRIGGER_EVENTS, TURN_COUNTS, WAIVERS, ZONES } from '@railwright/engine';
import { loadCookbook, referencePages } from '../src/node/reference-pages.ts';
import { examplesOf } from '../src/trains/reference/examples.ts';
import { COOKBOOK, exampleOf, SECTIONS } from '../src/trains/reference/page.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const content = await loadCookbook(ROOT);
const examples = examplesOf(content, COOKBOOK);
const pages = referencePages(content);

test.each([...pages])('%s is up to date; `npm run schemas` writes it', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

const words = SECTIONS.flatMap(({ of, words: declared }) =>
  Object.keys(declared).map((word) => `${of}.${word}`),
);

it.each(words)('a card of the cookbook uses %s', (word) => {
  expect(exampleOf(examples, word)?.yaml).toMatch(/^- id: /);
});

test('the reference names every word of the language', () => {
  const page = pages.get('docs/card-language.md') ?? '';
  for (const word of [ZONES, TARGETS, TRIGGER_EVENTS, WAIVERS, PLACES, SIDES, TURN_COUNTS].flat())
    expect(page).toContain(`\`${word}\``);
});

describe('the cookbook', () => {
  it('has forty cards and more, each with its words above it', () => {
    expect(examples.cards.length).toBeGreaterThanOrEqual(40);
    for (const { card, about, yaml } of examples.cards) {
      expect([card.id, about]).toEqual([card.id, expect.stringMatching(/^[a-z].*[^.]$/)]);
      expect(yaml).toContain(`id: ${card.id}\n`);
    }
  });

  it('has nothing to find', () => {
    expect(content.diagnostics.filter(({ file }) => file.startsWith('cookbook/'))).toEqual([]);
  });

  it('does what its tests say, and they reach every step of it', () => {
    const coverage = new TestCoverage(content);
    const { results } = runTests(content, { pack: COOKBOOK }, coverage);
    expect(results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)).toEqual([]);
    expect(results.length).toBeGreaterThan(examples.cards.length);
    const missed = coverage.of(({ id }) => id === COOKBOOK).flatMap(({ unreached }) => unreached);
    expect(missed.map(({ message }) => message)).toEqual([]);
  });
});
