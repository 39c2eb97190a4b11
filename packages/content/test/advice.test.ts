// Suggestions of findings: they match the intended text, use the words of the format, and name invisible characters.
import { expect, test } from 'vitest';
import { loadContent, memorySource } from '../src/index.ts';

const PACK =
  'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n';
const ODD = { id: 'odd', name: 'Odd', categories: '[action]', cost: '3' };

/** Each finding in a card of these fields: its code, its message and its help. */
async function found(fields: Readonly<Record<string, string>>, more = ''): Promise<string[]> {
  const card = Object.entries({ ...ODD, ...fields }).map(([key, value]) => `${key}: ${value}`);
  const cards = `format: 1\ncards:\n  - ${card.join('\n    ')}\n${more}`;
  const { diagnostics } = await loadContent(memorySource({ 'pack.yaml': PACK, 'cards/odd.yaml': cards }));
  return diagnostics.map(({ code, message, help }) => [code, message, help].join(' | '));
}

test.each<[fields: Readonly<Record<string, string>>, code: string, advice: string]>([
  [{ effect: '[{ coins: 2 }, { coins: 2 }]' }, 'said-twice', 'in one step: `coins: 4`.'],
  [
    { effect: '[{ lay-rails: { count: 2, reach: path } }, { lay-rails: { count: 2, reach: path } }]' },
    'said-twice',
    'with 4 instead of 2.',
  ],
  [{ effect: '[{ coins: 0 }]' }, 'amount-zero', 'This step does nothing: coins is 0.'],
  [{ effect: '[{ lay-rails: { count: 0 } }]' }, 'amount-zero', 'This step does nothing: count is 0.'],
  [
    { categories: '[action， train]' },
    'schema-value',
    'It contains a full-width comma (U+FF0C). Write action, train.',
  ],
  [{ categories: '[action、train]' }, 'schema-value', 'an ideographic comma (U+3001). Write action, train.'],
  [{ cost: '３' }, 'schema-type', 'These are full-width digits; write 3.'],
  [{ cost: '²' }, 'schema-type', 'Its digits are special characters; write 2.'],
  [{ cost: '3,5' }, 'schema-type', 'Write a whole number, without decimal places.'],
  [{ cost: '3.5' }, 'schema-type', 'Write a whole number, without decimal places.'],
  [{ cost: '3,500' }, 'schema-type', 'Write 3500, without separators.'],
  [{ id: '{ en: Odd }' }, 'schema-type', 'found texts by language.'],
  [{ effect: '[{ draw: 60 }]' }, 'number-far', '60 is far too many: two starting decks hold 20 cards.'],
  [{ value: '20' }, 'number-far', '20 is far too much: five times the value of any other card is 15 coins.'],
  [{ cost: '99' }, 'number-far', '99 is far too much: two hands of the best other cards give 30 coins.'],
  [
    { points: '-99' },
    'number-far',
    '-99 is far too low: ten times the most that any other card is worth is 40 points.',
  ],
])('%j: %s', async (fields, code, advice) => {
  const [first = ''] = (await found(fields)).filter((one) => one.startsWith(code));
  expect(first).toContain(advice);
});

test('what a card may be worth follows from all that other cards are worth', async () => {
  const farWith = async (points: number): Promise<string[]> =>
    (
      await found(
        { points: '99' },
        `  - { id: castle, name: Castle, categories: [victory], cost: 5, value: 2, points: ${points} }\n`,
      )
    ).filter((one) => one.startsWith('number-far'));
  expect(await farWith(9)).toEqual([expect.stringContaining('any other card is worth is 90 points')]);
  expect(await farWith(10)).toEqual([]);
});

const CHOICE = (where: string): string =>
  `[{ choose: { from: hand, where: ${where}, as: it } }, { apply-effect: it }]`;

test.each([
  ['{ category: action }', 'not: { card: [odd] }'],
  ['{ not: { card: other } }', 'with the existing not: not: { card: [other, odd] }'],
  ['{ not: { category: train } }', 'name the cards that can be chosen: card: [ … ]'],
])('a card that could choose itself among %s is told what to exclude', async (where, advice) => {
  const other = '  - { id: other, name: Other, categories: [train], cost: 1, value: 1 }\n';
  const [endless = ''] = (await found({ effect: CHOICE(where) }, other)).filter((one) =>
    one.startsWith('effect-endless'),
  );
  expect(endless).toContain(advice);
});
