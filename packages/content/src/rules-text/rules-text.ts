// Rules in words, line by line, in each language.
import type { TextLanguage } from '@railwright/engine/languages';

/** Rules in words. */
export interface RulesText {
  readonly lines: (language: TextLanguage) => readonly string[];
}
