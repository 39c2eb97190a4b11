// The words for results, by language.
import type { TextLanguage } from '@railwright/engine/languages';
import { GERMAN } from './de.ts';
import { FRENCH } from './fr.ts';
import type { ResultWords } from './result-words.ts';

/** Undefined for English. */
export const RESULT_WORDS: Readonly<Partial<Record<TextLanguage, ResultWords>>> = { fr: FRENCH, de: GERMAN };
