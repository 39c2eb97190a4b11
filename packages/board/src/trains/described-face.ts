// The face of a card with what is printed on it, in one language or in two.
import type { CardDefinition, ResourceDefinition, TextLanguage } from '@railwright/engine';
import { alsoCostsOf } from '../faces/also-costs.ts';
import type { Face } from '../faces/face.ts';
import type { FaceLanguages } from '../game-module.ts';
import type { Look } from '../faces/look.ts';
import { trainsFace } from './card-face.ts';

export function describedFace(
  card: CardDefinition,
  textIn: (language: TextLanguage) => readonly string[],
  [language, second]: FaceLanguages,
  look: Look | undefined,
  resources: readonly ResourceDefinition[] = [],
): Face {
  return trainsFace(card, {
    language,
    text: textIn(language),
    look,
    costs: alsoCostsOf(card.alsoCosts, resources, language),
    ...(second && { also: { language: second, text: textIn(second) } }),
  });
}
