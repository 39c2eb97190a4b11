// What cells hold, in words read aloud. They are apart from the words beside maps, which pages with a board load later.
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';
import { GERMAN } from './spoken/de.ts';
import { ENGLISH } from './spoken/en.ts';
import { FRENCH } from './spoken/fr.ts';
import type { SpokenWords } from './spoken/words.ts';

const WORDS: Readonly<Record<TextLanguage, SpokenWords>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };

/** English for languages the board does not speak. */
export function spokenFor(language: string): SpokenWords {
  return WORDS[spokenLanguage(language) ?? 'en'];
}
