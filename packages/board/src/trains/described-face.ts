// The face of a card with the rules text that its effect gives, or with its own text where it has one.
import { describeCard } from '@railwright/engine';
import type { CardDefinition, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';
import type { Face } from '../faces/face.ts';
import type { FaceLanguages } from '../game-module.ts';
import { trainsFace } from './card-face.ts';

export function describedFace(
  card: CardDefinition,
  names: (language: string) => NameOf,
  [language, second]: FaceLanguages,
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
