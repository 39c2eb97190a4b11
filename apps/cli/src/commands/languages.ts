// The languages of cards, from a repeated flag.
import type { TextLanguage } from '@railwright/engine/languages';
import { misuse } from '../failure.ts';

/** @throws Failure for more languages than a card has room for */
export function languagesFrom(given: readonly TextLanguage[]): readonly [TextLanguage, TextLanguage?] {
  const [language = 'en', second, ...more] = new Set(given);
  if (more.length > 0)
    throw misuse(
      `A card has room for two languages, not ${more.length + 2}.`,
      `Run the command again, with another --output, for ${more.join(', ')}.`,
    );
  return second === undefined ? [language] : [language, second];
}
