// Cards of the pack as faces: the data and the texts that the board draws.
import { alsoCostsOf, type AlsoCost } from '@railwright/board';
import type { CardDefinition, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';
import { draftDefinition, shownText } from '../../cards/trains/model/definition.ts';
import type { PackIndex, PackItem } from '../../core/content/pack-index.ts';

export interface CardLook {
  readonly card: PackItem;
  readonly definition: CardDefinition;
  readonly text: readonly string[];
  /** What it costs beside coins. */
  readonly costs: readonly AlsoCost[];
}

export function cardLook(
  card: PackItem,
  language: TextLanguage,
  names: NameOf,
  packIndex: PackIndex,
  switches?: TrainsSwitches,
): CardLook {
  const definition = draftDefinition(card.data, { categoryNames: packIndex.words.categories });
  return {
    card,
    definition,
    text: shownText(definition, language, names, switches),
    costs: alsoCostsOf(definition.alsoCosts, packIndex.resources, language),
  };
}
