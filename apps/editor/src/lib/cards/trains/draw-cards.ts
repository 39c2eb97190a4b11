// Draws the cards of a file as faces for printing, with texts generated from their effects and the look of their pack.
import { alsoCostsOf, trainsFace } from '@railwright/board';
import type { TextLanguage } from '@railwright/engine';
import type { PackIndex } from '../../core/content/pack-index.ts';
import type { DrawCard } from '../game-module.ts';
import { lookOf } from './look-of.ts';
import { draftDefinition, shownText } from './model/definition.ts';
import { CardVocabulary } from './model/vocabulary.ts';

export function drawCards(packIndex: PackIndex, folder: string): DrawCard {
  const vocabulary = new CardVocabulary(packIndex);
  return (card, language, second) => {
    const definition = draftDefinition(card, vocabulary);
    const text = (one: TextLanguage): string[] => shownText(definition, one, vocabulary.name(one));
    return trainsFace(definition, {
      language,
      text: text(language),
      look: lookOf(card, folder),
      costs: alsoCostsOf(definition.alsoCosts, vocabulary.resources, language),
      ...(second !== undefined && { also: { language: second, text: text(second) } }),
    });
  };
}
