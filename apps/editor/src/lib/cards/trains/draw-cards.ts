// Draws the cards of a file as faces for printing, with texts generated from their effects.
import { trainsFace } from '@railwright/board';
import type { TextLanguage } from '@railwright/engine';
import { ReadCache } from '../../core/content/visible-packs.ts';
import type { DrawCard } from '../game-module.ts';
import { draftDefinition, shownText } from './model/definition.ts';
import { readCardVocabulary } from './model/vocabulary.ts';

const cache = new ReadCache();

/** `folder` is the pack's folder; `texts` are all available files. */
export function drawCards(folder: string, texts: ReadonlyMap<string, string>): DrawCard {
  const vocabulary = readCardVocabulary(folder, texts, cache);
  return (card, language, second) => {
    const definition = draftDefinition(card, vocabulary);
    const text = (one: TextLanguage): string[] => shownText(definition, one, vocabulary.name(one));
    return trainsFace(definition, {
      language,
      text: text(language),
      ...(second !== undefined && { also: { language: second, text: text(second) } }),
    });
  };
}
