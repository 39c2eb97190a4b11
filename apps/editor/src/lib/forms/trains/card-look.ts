// Cards of the pack as faces: the data and the texts that the board draws.
import type { CardDefinition, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';
import { draftDefinition, shownText } from '../../cards/trains/model/definition.ts';
import type { PackItem, WordNames } from '../../core/content/pack-index.ts';

export interface CardLook {
  readonly definition: CardDefinition;
  readonly text: readonly string[];
}

export function cardLook(
  card: PackItem,
  language: TextLanguage,
  names: NameOf,
  categoryNames: WordNames,
  switches?: TrainsSwitches,
): CardLook {
  const definition = draftDefinition(card.data, { categoryNames });
  return { definition, text: shownText(definition, language, names, switches) };
}
