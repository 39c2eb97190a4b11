// Coverage of the cards of a pack by its card tests.
import { expect, test } from 'vitest';
import { loadContent, memorySource, runTests, TestCoverage } from '@railwright/content';
import { PACK } from './tiny-pack.ts';

const CARDS = `format: 1
cards:
  - { id: coin, name: Coin, categories: [train], cost: 1, value: 1 }
  - { id: scrap, name: Scrap, categories: [waste], cost: 0, notForSale: true }
  - { id: track, name: Track, categories: [rail], cost: 2, effect: [{ lay-rails: 1 }] }
  - id: sieve
    name: Sieve
    categories: [action]
    cost: 3
    effect:
      - if:
          test: { there: { from: hand } }
          then: [{ coins: 1 }]
      - choose-one:
          - do: [{ draw: 1 }]
          - do:
              - choose: { from: hand, as: gone }
              - discard: gone
      - may: [{ coins: 5 }]
  - id: pair
    name: Pair
    categories: [action]
    cost: 3
    effect: [{ may: [{ coins: 2 }] }]
  - id: peek
    name: Peek
    categories: [action]
    cost: 3
    effect: [{ look: { count: 1, as: seen } }, { put-back: seen }]
    whileInPlay:
      - waive: [city]
      - trigger: { on: buy, do: [{ coins: 1 }] }
      - if: { test: { rule: { tie: joint } }, then: [{ waive: [remote] }], else: [{ waive: [terrain] }] }
  - id: purge
    name: Purge
    categories: [action]
    cost: 3
    effect: [{ if: { test: { rule: { tie: joint } }, then: [{ coins: 1 }], else: [{ draw: 1 }] } }]
    onBuy: [{ gain-waste: 1 }]
    reaction: { do: [{ draw: 1 }] }
`;

/** Unreached places as "line: sentence", and the numbers. */
async function coverageOf(...tests: readonly string[]) {
  const body = tests.map((lines, i) => `  - name: test ${i}\n    setup: duel\n${lines}`).join('');
  const files = { ...PACK, 'cards/all.yaml': CARDS, 'tests/all.yaml': `format: 1\ntests:\n${body}` };
  const content = await loadContent(memorySource(files));
  const coverage = new TestCoverage(content);
  const { results } = runTests(content, {}, coverage);
  expect(results.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  const [pack] = coverage.of(() => true);
  const { counts, percent, unreached } = pack!;
  expect(unreached.every(({ severity, file }) => severity === 'info' && file === 'cards/all.yaml')).toBe(
    true,
  );
  return {
    counts: Object.fromEntries(
      Object.entries(counts).map(([kind, { reached, total }]) => [kind, `${reached}/${total}`]),
    ),
    percent,
    of: (card: string) =>
      unreached
        .filter(({ message }) => new RegExp(`\\b${card}\\b`).test(message))
        .map(({ start, message }) => `${start.line}: ${message}`),
  };
}

const play = (hand: string, lines: string, expectation = '{ winners: [] }'): string =>
  `    given: { hand: [${hand}], deck: [coin, coin, coin], rails: [A1], opponent: { rails: [A4] } }\n` +
  `    do: [${lines}]\n    expect: ${expectation}\n`;

test('an unused card is listed without its parts', async () => {
  const { of, counts, percent } = await coverageOf(play('coin', 'play: coin', '{ coins: 1 }'));
  expect(of('sieve')).toEqual(['6: No test uses sieve.']);
  expect(of('coin')).toEqual([]);
  expect(counts['cards']).toBe('1/7');
  expect(percent).toBe(2);
});

test('options that a test takes are reached, the others are listed at their lines', async () => {
  const { of } = await coverageOf(
    play('sieve, coin', '{ play: sieve }, { option: 1 }, decline', '{ coins: 1 }'),
  );
  expect(of('sieve')).toEqual([
    '12: This condition is never false in a test of sieve.',
    '16: No test of sieve chooses the second of these options.',
    '19: No test of sieve accepts this option.',
  ]);
});

test('several tests together reach what each of them does', async () => {
  const { of } = await coverageOf(
    play('sieve, coin', '{ play: sieve }, { option: 1 }, decline', '{ coins: 1 }'),
    play('sieve, coin', '{ play: sieve }, { option: 2 }, { choose: coin }, apply', '{ coins: 6 }'),
    play('sieve', '{ play: sieve }, { option: 1 }, apply', '{ coins: 5 }'),
  );
  expect(of('sieve')).toEqual([]);
});

test('an effect that is a single choice has both options', async () => {
  const applied = play('pair', '{ play: pair }, apply', '{ coins: 2 }');
  const declined = play('pair', '{ play: pair }, decline', '{ coins: 0 }');
  expect((await coverageOf(applied)).of('pair')).toEqual(['24: No test of pair declines this.']);
  expect((await coverageOf(declined)).of('pair')).toEqual(['24: No test of pair accepts this option.']);
  expect((await coverageOf(applied, declined)).of('pair')).toEqual([]);
});

test('lasting effects are reached with the effect, a trigger when it is set off', async () => {
  const played = play('peek, coin, coin', '{ play: peek }, { play: coin }, { play: coin }', '{ coins: 2 }');
  const bought = played
    .replace('{ play: coin }]', '{ play: coin }, { buy: track }]')
    .replace('coins: 2', 'coins: 1');
  const trigger = '32: No test sets off this trigger of peek.';
  const other = '33: No test covers this lasting effect of peek: waive.';
  expect((await coverageOf(played)).of('peek')).toEqual([trigger, other]);
  expect((await coverageOf(bought)).of('peek')).toEqual([other]);
});

test('conditions on rules are reached by tests with such rules', async () => {
  const joint = play('purge, coin', '{ play: purge }, apply', '{ coins: 1 }');
  const rails = `    switches: { tie: most-rails }\n${play('purge, coin', '{ play: purge }, apply', '{ handSize: 2 }')}`;
  const rest = ['39: No test covers buying purge.', '40: No test uses purge as a reaction.'];
  expect((await coverageOf(joint)).of('purge')).toEqual([
    '38: No test uses purge with rules that do not meet this condition.',
    ...rest,
  ]);
  expect((await coverageOf(joint, rails)).of('purge')).toEqual(rest);
});

test('a question counts when it is asked, whether or not a test answers it', async () => {
  const { of, counts } = await coverageOf(
    play('track, coin', '{ play: coin }, { play: track }, apply', '{ decision: { type: rail } }'),
  );
  expect(of('track')).toEqual([]);
  expect(counts['questions']).toBe('1/5');
});
