// Texts by language.
import type { Names } from '@railwright/engine';

/** Text alone is English. */
export function asNames(text: string | Names): Names {
  return typeof text === 'string' ? { en: text } : text;
}

export function english(text: string | Names): string {
  return asNames(text).en;
}

/** In this language, else in English. */
export function nameIn(text: string | Names, language: string): string {
  const names = asNames(text);
  return Object.hasOwn(names, language) ? (names[language] ?? names.en) : names.en;
}
