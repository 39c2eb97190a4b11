// Rules text of a card, generated from what it does, so that the two cannot drift apart. plan/ decides what is said, the same for all
// languages; grammar.ts lists what a language gives, and en/words.ts explains the words.
import type { TextLanguage } from '../../core/languages.ts';
import type { CardDefinition, TrainsDefinition, TrainsSwitches } from '../definition.ts';
import type { WhyNot } from '../why/why-not.ts';
import { german } from './de/index.ts';
import { describeBy } from './describe.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import type { Grammar } from './grammar.ts';
import { namesOf } from './names.ts';
import type { NameOf } from './names.ts';
import { tellWhyNot } from './why.ts';

export const GRAMMARS: Readonly<Record<TextLanguage, Grammar>> = {
  en: english,
  fr: french,
  de: german,
};

/** The rules text of a card as sentences, see `describeBy`. */
export function describeCard(
  card: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  return describeBy(GRAMMARS[language], card, names, switches);
}

/** Why something is not offered, or why an effect would do nothing, as sentences. */
export function describeWhyNot(why: WhyNot, language: TextLanguage, definition: TrainsDefinition): string {
  return tellWhyNot(GRAMMARS[language], why, definition.cards, namesOf(definition, language));
}

/** The printed text of a card, line by line: its own text if it has one, else its rules text. */
export function printedText(
  card: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  const own = card.text && (card.text[language] ?? card.text.en);
  if (own === undefined) return describeCard(card, language, names, switches);
  return own.split('\n').filter((line) => line.trim() !== '');
}
