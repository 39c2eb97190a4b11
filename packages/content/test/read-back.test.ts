// A reader who knows only the printed text: simple sentences of every shipped card and of the cookbook, read back by
// hand-written rules, are exactly the card's steps, in order.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeCard, readStep, TEXT_LANGUAGES, type CardDefinition, type Step } from '@railwright/engine';
import { loadCookbook } from '../src/node/reference-pages.ts';

type Language = (typeof TEXT_LANGUAGES)[number];
type Simple = readonly [op: string, count: number];

const content = await loadCookbook(join(import.meta.dirname, '..', '..', '..'));
const cards = content.packs.flatMap(({ items }) =>
  [...(items.get('cards')?.values() ?? [])].flatMap(({ data }) => {
    const card = data as CardDefinition;
    return Array.isArray(card.categories) ? [card] : [];
  }),
);

/** Each sentence as a person would read it; the number is the first group, none for one. */
const SENTENCES: Readonly<Record<Language, readonly (readonly [op: string, sentence: RegExp])[]>> = {
  en: [
    ['coins', /^\+(\d+) coins?\.$/],
    ['score', /^\+(\d+) points?\.$/],
    ['pay', /^Pay (\d+) coins?\.$/],
    ['draw', /^Draw (?:a card|(\d+) cards)\.$/],
    ['gain-waste', /^Gain (\d+) waste\.$/i],
    ['lay-rails', /^Lay (\d+) rails?\.$/],
    ['build-station', /^Build (\d+) stations?\.$/],
    ['trash', /^Trash this card\.$/],
  ],
  fr: [
    ['coins', /^\+(\d+) pièces?\.$/],
    ['score', /^\+(\d+) points?\.$/],
    ['pay', /^Payez (\d+) pièces?\.$/],
    ['draw', /^Piochez (?:une carte|(\d+) cartes)\.$/],
    ['gain-waste', /^Recevez (\d+) waste\.$/i],
    ['lay-rails', /^Posez (\d+) rails?\.$/],
    ['build-station', /^Construisez (\d+) gares?\.$/],
    ['trash', /^Écartez cette carte\.$/],
  ],
  de: [
    ['coins', /^\+(\d+) Münzen?\.$/],
    ['score', /^\+(\d+) Punkte?\.$/],
    ['pay', /^Zahle (\d+) Münzen?\.$/],
    ['draw', /^Ziehe (?:eine Karte|(\d+) Karten)\.$/],
    ['gain-waste', /^Erhalte (\d+) wastekarten?\.$/i],
    ['lay-rails', /^Lege (\d+) Gleise?\.$/],
    ['build-station', /^Baue (\d+) Bahnh(?:of|öfe)\.$/],
    ['trash', /^Entsorge diese Karte\.$/],
  ],
};

function readBack(sentence: string, language: Language): Simple[] {
  for (const [op, form] of SENTENCES[language]) {
    const found = form.exec(sentence);
    if (found) return [[op, Number(found[1] ?? 1)]];
  }
  return [];
}

/** The step if it can be said in a few words: a number of something and nothing else. */
function simple(step: Step): Simple[] {
  const { op, params } = readStep(step);
  const { count, cards: which, as: _name, ...more } = params as Record<string, unknown>;
  if (Object.keys(more).length > 0) return [];
  if (op === 'trash') return which === 'self' ? [[op, 1]] : [];
  const known = SENTENCES.en.some(([name]) => name === op);
  return known && typeof count === 'number' ? [[op, count]] : [];
}

describe.each(TEXT_LANGUAGES)('in %s', (language) => {
  const names = (id: string): string => id.slice(id.indexOf('/') + 1);

  test('simple sentences are the steps of the card, no more and no fewer', () => {
    let read = 0;
    for (const { id, name, categories, cost, effect = [] } of cards) {
      const bare = { id, name, categories, cost, value: 0, points: 0, effect };
      const told = describeCard(bare, language, names).flatMap((one) => readBack(one, language));
      expect(told, id).toEqual(effect.flatMap(simple));
      read += told.length;
    }
    expect(cards.length).toBeGreaterThan(60);
    expect(read).toBeGreaterThan(25);
  });
});
