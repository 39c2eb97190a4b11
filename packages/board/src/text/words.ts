// The words beside maps and on cards, by language.
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';
import { GERMAN } from './words/de.ts';
import { ENGLISH } from './words/en.ts';
import { FRENCH } from './words/fr.ts';
import type { Words } from './words/words.ts';
import { nameIn } from './names.ts';

const WORDS: Readonly<Record<TextLanguage, Words>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };

/** English for languages the board does not speak. */
export function wordsFor(language: string): Words {
  return WORDS[spokenLanguage(language) ?? 'en'];
}

/** `own` are the names that packs give their categories. */
export function categoryName(
  category: string,
  language: string,
  own: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): string {
  const { categories } = wordsFor(language);
  const known = Object.hasOwn(categories, category) ? categories[category] : undefined;
  const declared = Object.hasOwn(own, category) ? nameIn(own[category], language) : '';
  if (declared !== '') return declared;
  return known ?? category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
}
