// A card of the cookbook as parts of a page: its YAML, and the text generated from it in each language.
import { describeCard, TEXT_LANGUAGES } from '@railwright/engine';
import { LANGUAGE_NAMES } from '@railwright/engine/languages';
import type { Example, Examples } from './examples.ts';

export const yaml = (text: string): string => `\`\`\`yaml\n${text}\n\`\`\``;

/** A line for each language; empty for a card without text. */
export function textsOf({ card }: Example, { names }: Examples): string {
  return TEXT_LANGUAGES.flatMap((language) => {
    const text = describeCard(card, language, names(language)).join(' ');
    return text === '' ? [] : `- ${LANGUAGE_NAMES[language].own}: ${text}`;
  }).join('\n');
}
