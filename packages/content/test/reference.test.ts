// The reference of the card language and the cookbook: generated from the declarations, complete, and correct.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { addressOfWord, HOME, runTests, TestCoverage } from '@railwright/content';
import { PLACES, SIDES, TARGETS, TRIGGER_EVENTS, TURN_COUNTS, WAIVERS, ZONES } from '@railwright/engine';
import { loadCookbook, referencePages } from '../src/node/reference-pages.ts';
import { examplesOf } from '../src/trains/reference/examples.ts';
import { COOKBOOK, exampleOf, SECTIONS } from '../src/trains/reference/page.ts';
import { saidOf } from '../src/trains/reference/keywords-page.ts';
import { DECK_BUILDERS, TRAIN_GAMES } from '../src/trains/reference/keywords.ts';
import { PHRASES } from '../src/trains/reference/phrases.ts';
import { RULINGS, RULINGS_OF } from '../src/trains/reference/rulings.ts';

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
  it('has forty cards and more, each with a comment above it', () => {
    expect(examples.cards.length).toBeGreaterThanOrEqual(40);
    for (const { card, about, yaml } of examples.cards) {
      expect([card.id, about]).toEqual([card.id, expect.stringMatching(/^[a-z].*[^.]$/)]);
      expect(yaml).toContain(`id: ${card.id}\n`);
    }
  });

  it('has no findings', () => {
    expect(content.diagnostics.filter(({ file }) => file.startsWith('cookbook/'))).toEqual([]);
  });

  it('does what its tests say, and they cover every step', () => {
    const coverage = new TestCoverage(content);
    const { results } = runTests(content, { pack: COOKBOOK }, coverage);
    expect(results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)).toEqual([]);
    expect(results.length).toBeGreaterThan(examples.cards.length);
    const missed = coverage.of(({ id }) => id === COOKBOOK).flatMap(({ unreached }) => unreached);
    expect(missed.map(({ message }) => message)).toEqual([]);
  });
});

describe('phrases', () => {
  const phrases = PHRASES.flatMap(([, all]) => all);
  const page = pages.get('docs/how-do-i-say.md') ?? '';

  it('are forty and more, each said once and by the card of another cookbook page', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(phrases.map(({ say }) => say)).size).toBe(phrases.length);
    for (const { say, card } of phrases) {
      const example = examples.cards.find((one) => one.card.id === card);
      expect([say, example?.card.id]).toEqual([say, card]);
      expect(page).toContain(`### “${say}”`);
    }
  });

  it('show the words and the text of the card, and not what is printed beside it', () => {
    const [, section = ''] = page.split('### “Draw until you have six cards in hand.”\n\n');
    expect(section.split('\n\n###')[0]).toBe(
      [
        '```yaml\neffect:\n  - draw: { minus: [6, { count: hand }] }\n```',
        '- English: Draw cards equal to 6 minus the number of cards in your hand.\n- Français: Piochez un nombre de cartes égal à 6 moins le nombre de cartes dans votre main.\n- Deutsch: Ziehe Karten entsprechend 6 minus der Anzahl der Karten auf deiner Hand.',
        'From [Full Desk](cookbook.md#full-desk).',
      ].join('\n\n'),
    );
  });

  it('say honestly what cannot be said, with what comes nearest', () => {
    const lacking = phrases.filter(({ missing }) => missing !== undefined);
    expect(lacking.length).toBeGreaterThan(0);
    for (const { near } of lacking) expect(near).toMatch(/^[a-z].*\.$/);
    expect(page).toContain(
      'Rails and coins belong to players, never to companies. Nearest: shares are a resource, and a card pays for each.',
    );
  });
});

describe('rulings', () => {
  const rules = readdirSync(join(ROOT, 'packages/engine/test/trains'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, 'packages/engine/test/trains', file), 'utf8'))
    .join('\n');

  it.each(Object.keys(RULINGS))('%s is named by a test of the engine', (ruling) => {
    expect(rules).toMatch(new RegExp(`\\b${ruling}\\b`));
  });

  it('are named by words of the language, and the page links to them', () => {
    const page = pages.get('docs/card-language.md') ?? '';
    expect(words).toEqual(expect.arrayContaining(Object.keys(RULINGS_OF)));
    expect(page).toContain('Rulings: [T3](#ruling-t3), [T5](#ruling-t5)');
    for (const ruling of Object.keys(RULINGS)) expect(page).toContain(`id="ruling-${ruling.toLowerCase()}"`);
  });
});

test('a position in a card leads to the section of its innermost word', () => {
  const page = pages.get('docs/card-language.md') ?? '';
  const placeOf = (...path: (string | number)[]): string | undefined => addressOfWord(path, '1.2.3');
  const section = (...path: (string | number)[]): string | undefined => {
    const [file, anchor] = placeOf('cards', 3, ...path)?.split('#') ?? [];
    expect(file).toBe(`${HOME}/blob/v1.2.3/docs/card-language.md`);
    expect(page).toContain(`<a id="${anchor ?? ''}"></a>`);
    return anchor;
  };
  expect(section('effect', 0, 'lay-rails', 'where', 'terrain')).toBe('cells-terrain');
  expect(section('effect', 0, 'lay-rails', 'count')).toBe('ops-lay-rails');
  expect(section('effect', 1, 'may', 0, 'draw')).toBe('ops-draw');
  expect(section('effect', 0, 'coins', 'divide', 0, 'owned', 'by')).toBe('owned-cards-by');
  expect(section('onBuy', 0, 'if', 'test', 'there')).toBe('conditions-there');
  expect(section('whileInPlay', 0, 'trigger', 'do', 0, 'trash')).toBe('ops-trash');
  expect(section('whileInPlay', 0, 'cheaper', 'where', 'cost', 'atMost')).toBe('bounds-atmost');
  expect(section('endPoints', 'times', 1, 'rails')).toBe('amounts-rails');
  expect(section('reaction', 'do', 0, 'draw')).toBe('ops-draw');
  expect(placeOf('cards', 3, 'cost')).toBeUndefined();
  expect(placeOf('terrain', 1)).toBeUndefined();
});

describe('keywords', () => {
  const games = [...DECK_BUILDERS, ...TRAIN_GAMES];
  const all = games.flatMap(({ keywords }) => keywords);

  it('are ten of each of eight games, each told once', () => {
    expect(games).toHaveLength(8);
    for (const { keywords } of games) expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(10);
  });

  it('name a card, setup or rules of the cookbook, or what is missing', () => {
    const pack = content.packs.find(({ id }) => id === COOKBOOK);
    for (const one of all) {
      const { card, setup, rules, lacks } = one;
      expect(
        [card, setup, rules, lacks].some((part) => part !== undefined),
        one.keyword,
      ).toBe(true);
      if (setup !== undefined) expect([...(pack?.items.get('setups')?.keys() ?? [])]).toContain(setup);
      if (rules !== undefined) expect([...(pack?.items.get('rules')?.keys() ?? [])]).toContain(rules);
    }
    expect(all.map(saidOf).filter((said) => said === 'exact').length).toBeGreaterThan(50);
  });
});
