// A card's own wording against its effect: the numbers in both must agree, in each language the text generator speaks.
import { compareNumbers, LANGUAGE_NAMES, TEXT_LANGUAGES } from '@railwright/engine';
import type { NameOf, NumberMismatch } from '@railwright/engine';
import { findItem } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { asNames } from '../../packs/names.ts';
import { namesUnknown } from '../../references/named-things.ts';
import { cardDefinition } from '../cards/card-definition.ts';
import { CardsSchema, type CardData } from '../schema/cards.ts';
import type { CardCheck, CheckedCard } from './check.ts';

export const WORDING_NUMBERS: CardCheck = {
  pages: {
    'wording-numbers': {
      title: 'a wording whose numbers differ from the effect',
      help: "The numbers in the card's own rules text differ from those in the effect: one was changed without the other. The number 1 is not compared, since “a card” expresses it without a number, and the text may repeat numbers printed on the card.\n\nCorrect the text or the effect, or remove the text: the text generated from the effect is always right.",
      example: 'text: Draw two cards.\neffect:\n  - draw: 2',
      broken: 'wording-with-other-numbers',
    },
  },
  card: (card) => {
    const { data, broken } = card.item;
    const { pack, library } = card.of;
    const isSound = !broken && !card.hasErrors();
    if (
      data.text !== undefined &&
      isSound &&
      !namesUnknown(CardsSchema, { cards: [data] }, 'cards', pack, library)
    )
      compare(card);
  },
};

/** The cards that effects may name are called by their names. */
function compare({ item, tree, of, report }: CheckedCard): void {
  const { text } = item.data;
  const definition = cardDefinition(item.data);
  for (const language of TEXT_LANGUAGES) {
    const names: NameOf = (id, kind) => {
      const bare = id.slice(id.indexOf('/') + 1);
      const named = kind === 'card' ? findItem(of.library, of.pack, 'cards', bare) : undefined;
      if (!named || named.broken) return id;
      const all = asNames((named as Item<CardData>).data.name);
      return all[language] ?? all.en;
    };
    const mismatch = compareNumbers(definition, language, names);
    if (!mismatch) continue;
    report(
      'wording-numbers',
      tree.at('text', ...(typeof text === 'string' ? [] : [language])),
      sentence(LANGUAGE_NAMES[language].english, mismatch),
    );
  }
}

function sentence(language: string, { onlyInText, onlyInEffect }: NumberMismatch): string {
  const [more, less] = [
    onlyInText.join(/* @wc-include */ ' and '),
    onlyInEffect.join(/* @wc-include */ ' and '),
  ];
  if (less === '') return `The ${language} wording says ${more}, which the effect does not.`;
  if (more === '') return `The ${language} wording does not say ${less}, which the effect does.`;
  return `The ${language} wording says ${more}, which the effect does not, and does not say ${less}, which the effect does.`;
}
