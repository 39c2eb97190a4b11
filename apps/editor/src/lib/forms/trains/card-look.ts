// Cards of the pack as faces: the data and the texts that the board draws.
import type { CardDefinition, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';
import { draftDefinition, shownText } from '../../cards/trains/model/definition.ts';
import type { PackItem, PackIndex, WordKind, WordNames } from '../../core/content/pack-index.ts';
import { itemTitle } from '../../core/content/pack-index.ts';

export interface CardLook {
  readonly definition: CardDefinition;
  readonly text: readonly string[];
}

const WORDS = {
  terrain: 'terrains',
  region: 'regions',
  token: 'tokens',
  category: 'categories',
} as const satisfies Record<string, WordKind>;

export function namesIn(packIndex: PackIndex, language: TextLanguage): NameOf {
  return (id, of) => {
    const found = of === 'card' ? packIndex.find('cards', id) : undefined;
    if (found) return itemTitle(found, language);
    const bare = id.slice(id.lastIndexOf('/') + 1);
    const named = of === 'card' ? {} : packIndex.words[WORDS[of]];
    const name = Object.hasOwn(named, bare) ? named[bare] : undefined;
    return name?.[language] ?? name?.['en'] ?? bare.replaceAll('-', ' ');
  };
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
