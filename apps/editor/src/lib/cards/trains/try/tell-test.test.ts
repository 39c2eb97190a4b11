// Card tests as sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { tellTest } from './tell-test.ts';

const names = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
const told = (text: string): unknown => tellTest(parse(text) as Record<string, unknown>, names);

test('a test is told by what is there, what is done and what must be true', () => {
  expect(
    told(`
given: { hand: [mail-train, waste, waste], deck: [lay-rails], opponent: { hand: [waste], rails: [D5] }, coins: 3 }
do:
  - play: mail-train
  - choose: [waste, waste]
  - illegal: { buy: tower }
  - end
expect: { coins: 3, discard: { waste: 2 }, play: [], decision: { type: turn, seat: opponent }, legal: [rail D6], supply: { tower: 1 } }
`),
  ).toEqual({
    given: [
      'You hold Mail Train and 2 Waste, have Lay Rails on the deck, top first and 3 coins.',
      'Player 2 holds Waste and has rails on D5.',
    ],
    done: ['Play Mail Train.', 'Choose Waste and Waste.', '(Not possible: Buy Tower.)', 'End the turn.'],
    expected: [
      'You have 3 coins, 2 Waste in the discard pile and no card in play.',
      'The open question is the turn, asked of Player 2.',
      'Possible: Lay a rail on D6.',
      'The supply has Tower.',
    ],
  });
});

test('every shipped test of Trains has a sentence for each of its parts', () => {
  const content = join(import.meta.dirname, '../../../../../../../content');
  for (const pack of ['trains', 'homebrew-fenland', 'homebrew-isles'])
    for (const file of readdirSync(join(content, pack, 'tests'))) {
      const { tests } = parse(readFileSync(join(content, pack, 'tests', file), 'utf8')) as {
        tests: Record<string, unknown>[];
      };
      for (const one of tests) {
        const { given, done, expected } = tellTest(one, names);
        const all = [...given, ...done, ...expected];
        expect(all.length).toBeGreaterThan(0);
        expect(all.join('\n')).not.toMatch(/undefined|\[object|NaN/);
        for (const sentence of all) expect(sentence).toMatch(/^[(A-Z].*[.)]$/);
      }
    }
});
