// The rules text of every shipped kind in every language: cards.en.txt and its neighbours next to this file. After changing
// the wording, run with -u and read the difference.
import { expect, test } from 'vitest';
import { describeCard, TEXT_LANGUAGES, type CardDefinition, type TextLanguage } from '@railwright/engine';
import { nameIn } from './naming.ts';
import { BASE_CARDS, definitionWith, SELECTABLE_CARDS } from '../shipped.ts';

const CARDS = [...BASE_CARDS, ...SELECTABLE_CARDS].map((card): CardDefinition => ({
  value: 0,
  points: 0,
  ...card,
}));
const namesIn = (language: TextLanguage) => (id: string) =>
  CARDS.find((card) => card.id === id)?.name[language] ?? nameIn(id, language);

test.each(TEXT_LANGUAGES)('the text of all 39 kinds in "%s"', async (language) => {
  const names = namesIn(language);
  const pages = CARDS.map((card) => {
    const lines = describeCard(card, language, names);
    const rules = (['okazu-2012', 'aeg-2013'] as const).map((id) => {
      const { switches } = definitionWith({ rules: id }).rules;
      return { id, told: describeCard(card, language, names, switches) };
    });
    const differing = rules.filter(({ told }) => told.join() !== lines.join());
    return [
      `${names(card.id)} (${card.categories.join(', ')}; cost ${card.cost}, value ${card.value}, points ${card.points})`,
      ...lines.map((line) => `  ${line}`),
      ...differing.flatMap(({ id, told }) => [`  - ${id} -`, ...told.map((line) => `  ${line}`)]),
    ].join('\n');
  });
  expect(pages).toHaveLength(39);
  const text = `${pages.join('\n\n')}\n`;
  expect(text).not.toMatch(/undefined|null|NaN|\[object|<|>|\s,|\s\./);
  await expect(text).toMatchFileSnapshot(`cards.${language}.txt`);
});

test('a kind without an effect has no text, every other has one', () => {
  for (const language of TEXT_LANGUAGES)
    for (const card of CARDS) {
      const silent = !card.effect && !card.whileInPlay && !card.onBuy && !card.onGain && !card.reaction;
      expect([card.id, describeCard(card, language, namesIn(language)).length > 0]).toEqual([
        card.id,
        !silent,
      ]);
    }
});
