// Every op, amount, filter, condition, cell field, lasting effect and event in every language: forms.en.txt and its
// neighbours contain the plain wording that a card using it would have. No declaration is left out. After changing the
// wording, run with -u and read the difference.
import { expect, test } from 'vitest';
import {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  CONDITION_FORMS,
  describeCard,
  FILTER_FIELDS,
  LASTING_FORMS,
  OP_NAMES,
  PLACES,
  TARGETS,
  TEXT_LANGUAGES,
  TRIGGER_EVENTS,
  WAIVERS,
  WHO,
  ZONES,
  type TextLanguage,
} from '@railwright/engine';
import { nameIn } from './naming.ts';
import type { Parts } from './parts/card.ts';
import { PARTS } from './parts.ts';

function tell(parts: Parts, language: TextLanguage): string {
  const card = {
    id: 'try',
    name: { en: 'Try' },
    categories: ['action'],
    cost: 0,
    value: 0,
    points: 0,
    ...parts,
  };
  return describeCard(card, language, (id, of) => nameIn(id, language, of)).join(' ');
}

test.each(TEXT_LANGUAGES)('the wording of every part of the card language in "%s"', async (language) => {
  const told = PARTS.map((parts) => tell(parts, language));
  expect(new Set(told).size).toBe(PARTS.length);
  for (const text of told) expect(text).not.toMatch(/undefined|null|NaN|\[object|<|>|\s,|\s\.| {2}/);
  const pages = PARTS.map((parts, i) => `${JSON.stringify(parts)}\n  ${told[i]}`);
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`forms.${language}.txt`);
});

test.each(TEXT_LANGUAGES)('the numbers of every part are in its wording in "%s"', (language) => {
  const numbers = (text: string): string[] => [...new Set(text.match(/\d+/g))].sort();
  // One is often expressed without a number.
  for (const parts of PARTS) {
    const others = (text: string): string[] => numbers(text).filter((number) => number !== '1');
    expect([parts, others(tell(parts, language))]).toEqual([parts, others(tell(parts, 'en'))]);
  }
});

test('every part of the card language has a wording', () => {
  const used = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') used.add(value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) Object.keys(value).forEach((key) => used.add(key));
    Object.values(value).forEach(collect);
  };
  PARTS.forEach(collect);
  const declared = [
    ...OP_NAMES,
    ...[AMOUNT_FORMS, BOUND_FIELDS, CELL_FIELDS, CONDITION_FORMS, FILTER_FIELDS, LASTING_FORMS].flatMap(
      Object.keys,
    ),
    ...[TRIGGER_EVENTS, WAIVERS, PLACES].flat(),
  ];
  expect(declared.filter((word) => !used.has(word))).toEqual([]);
});

test('every zone, target and side has words', () => {
  for (const language of TEXT_LANGUAGES) {
    const told = [
      ...ZONES.map((from) => tell({ effect: [{ choose: { from, as: 'a' } }] }, language)),
      ...TARGETS.map((to) => tell({ effect: [{ move: { cards: { from: 'hand' }, to } }] }, language)),
      ...WHO.map((who) =>
        tell({ effect: [{ coins: { sum: [{ railsLeft: who }, { score: who }] } }] }, language),
      ),
      ...WHO.map((rails) => tell({ effect: [{ 'lay-rails': { count: 1, where: { rails } } }] }, language)),
    ];
    expect(new Set(told).size).toBe(ZONES.length + TARGETS.length + 2 * WHO.length);
    for (const text of told) expect(text).not.toMatch(/undefined|\[object|<|>/);
  }
});
