// Fails for a card, an op, a decision, an end reason or a ruling that occurs in no test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OP_NAMES, TRAINS_END_REASONS } from '@railwright/engine';
import { BASE_CARDS, gameWith, SELECTABLE_CARDS } from './shipped.ts';
import { ALL_MARKETS, HOMEBREW } from './markets.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const CARD_TESTS = join(import.meta.dirname, '../../../../content/trains/tests');
const cardTests = readdirSync(CARD_TESTS)
  .map((file) => readFileSync(join(CARD_TESTS, file), 'utf8'))
  .join('\n');
const tested = [
  ...[...BASE_CARDS, ...SELECTABLE_CARDS].filter((card) => cardTests.includes(card.id)),
  ...HOMEBREW,
];

test.each(Array.from({ length: 37 }, (_, i) => `T${i + 1}`))(
  'ruling %s has a test that names it',
  (ruling) => {
    expect(sources).toMatch(new RegExp(`(test|describe)[^\n]*\\(?\\s*['"\`]${ruling}\\b|${ruling}:`));
  },
);

test.each([...BASE_CARDS, ...SELECTABLE_CARDS].map((card) => card.id))(
  'card %s has a test in the pack',
  (id) => {
    expect(cardTests).toMatch(new RegExp(`\\b${id}\\b`));
  },
);

test.each(OP_NAMES)('op %s is used by a tested card', (op) => {
  expect(tested.some((card) => JSON.stringify(card).includes(`"${op}":`))).toBe(true);
});

test.each(TRAINS_END_REASONS)('end reason %s occurs', (reason) => {
  expect(sources).toContain(`toBe('${reason}')`);
});

describe('every decision type is asked by some card of the tests', () => {
  const ops = [...ALL_MARKETS, HOMEBREW].flatMap((market) => gameWith({ market: market }).tables.ops);
  const types = [...new Set(ops.flatMap((op) => (op.asks === undefined ? [] : [op.asks])))];
  const verbs: Readonly<Record<string, RegExp>> = {
    rail: /'rail /,
    station: /station \$/,
    token: /'token /,
    'take-token': /'take /,
    card: /'choose /,
    name: /'name /,
    order: /'put /,
    gain: /'gain /,
    instead: /'instead /,
    may: /toBe\('may'\)/,
    option: /'option /,
    effect: /'decline'/,
    reaction: /'show /,
    cell: /'cell /,
    'remove-rail': /'remove /,
    'remove-station': /toBe\('remove-station'\)/,
    whose: /'of /,
    opponent: /'of /,
    power: /'power /,
    bid: /'bid /,
  };
  test.each(types)('%s', (type) => {
    expect(sources).toMatch(verbs[type] ?? /^$/);
  });
});
