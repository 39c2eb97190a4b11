// The face of a card with what is printed on it, in one language or in two.
import type { CardDefinition, TextLanguage } from '@railwright/engine';
import type { Face } from '../faces/face.ts';
import type { FaceLanguages } from '../game-module.ts';
import type { Look } from '../faces/look.ts';
import { trainsFace } from './card-face.ts';

export function describedFace(
  card: CardDefinition,
  textIn: (language: TextLanguage) => readonly string[],
  [language, second]: FaceLanguages,
  look: Look | undefined,
): Face {
  return trainsFace(card, {
    language,
    text: textIn(language),
    look,
    ...(second && { also: { language: second, text: textIn(second) } }),
  });
}
