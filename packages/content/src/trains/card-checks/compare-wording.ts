// Compares a card's own wording with the text generated from its effect. Loaded for the first pack with such a card, since it speaks all languages.
import { compareNumbers, LANGUAGE_NAMES, TEXT_LANGUAGES } from '@railwright/engine';
import type { NameOf, NumberMismatch } from '@railwright/engine';
import { findItem } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { asNames } from '../../packs/names.ts';
import { cardDefinition } from '../cards/card-definition.ts';
import type { CardData } from '../schema/cards.ts';
import type { CheckedCard } from './check.ts';

/** The cards that effects may name are called by their names. */
export function compareWording({ item, tree, of, report }: CheckedCard): void {
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
