// The face of a card with what is printed on it, in one language or in two.
import type { CardDefinition, TextLanguage } from '@railwright/engine';
import type { Face } from '../faces/face.ts';
import type { FaceLanguages } from '../game-module.ts';
import { trainsFace } from './card-face.ts';

export function describedFace(
  card: CardDefinition,
  textIn: (language: TextLanguage) => readonly string[],
  [language, second]: FaceLanguages,
): Face {
  return trainsFace(card, {
    language,
    text: textIn(language),
    ...(second && { also: { language: second, text: textIn(second) } }),
  });
}
