// The faces of the cards of all games, from a setup or from a pack.
import { freightCarFace, railcarFace, trainsFace, type Face } from '@railwright/board/svg';
import { cardCatalog, type Content, type ResolvedSetup } from '@railwright/content';
import {
  describeCard,
  namesOf,
  type CardDefinition,
  type FreightTrainDefinition,
  type GameOfTrainsDefinition,
  type NameOf,
  type TextLanguage,
  type TrainsDefinition,
  type TrainsSwitches,
} from '@railwright/engine';
import type { PictureOptions } from './options.ts';

type Languages = PictureOptions['languages'];

export interface NamedFace {
  readonly id: string;
  readonly face: Face;
}

/** All cards of a setup, each once. */
export function setupFaces({ definition }: ResolvedSetup, languages: Languages): NamedFace[] {
  switch (definition.game) {
    case 'trains':
      return trainsFaces(definition, languages);
    case 'game-of-trains':
      return railcarFaces(definition, languages);
    case 'freight-train':
      return freightFaces(definition, languages);
    default:
      return [];
  }
}

/** The cards a pack of Trains has itself; undefined when there is no such pack. */
export function packFaces(content: Content, pack: string, languages: Languages): NamedFace[] | undefined {
  const catalog = cardCatalog(content, pack);
  return catalog?.cards.map((card) => ({
    id: `${pack}/${card.id}`,
    face: faceOf(card, catalog.names, languages),
  }));
}

function trainsFaces(definition: TrainsDefinition, languages: Languages): NamedFace[] {
  const names = (language: string): NameOf => namesOf(definition, language);
  return definition.cards.map((card) => ({
    id: card.id,
    face: faceOf(card, names, languages, definition.rules.switches),
  }));
}

function faceOf(
  card: CardDefinition,
  names: (language: string) => NameOf,
  [language, second]: Languages,
  switches?: TrainsSwitches,
): Face {
  const textIn = (one: TextLanguage): string[] => {
    const own = card.text && (card.text[one] ?? card.text.en);
    if (own !== undefined) return own.split('\n').filter((line) => line.trim() !== '');
    return describeCard(card, one, names(one), switches);
  };
  return trainsFace(card, {
    language,
    text: textIn(language),
    ...(second && { also: { language: second, text: textIn(second) } }),
  });
}

function railcarFaces(
  { abilities, cards }: GameOfTrainsDefinition,
  [language, second]: Languages,
): NamedFace[] {
  const byId = new Map(abilities.map((ability) => [ability.id, ability]));
  return cards.map(({ number, ability: id }) => {
    const ability = byId.get(id);
    const other = second && ability?.name[second];
    return {
      id: String(number),
      face: railcarFace(number, ability, { language, ...(other !== undefined && { text: [other] }) }),
    };
  });
}

function freightFaces({ carTypes }: FreightTrainDefinition, [language]: Languages): NamedFace[] {
  return carTypes.map((type, position) => ({ id: type.id, face: freightCarFace(type, position, language) }));
}
