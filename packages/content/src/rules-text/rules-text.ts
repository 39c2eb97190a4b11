// Rules in words, line by line, in each language.
import type { TextLanguage } from '@railwright/engine/languages';

/** Rules in words. */
export interface RulesText {
  /** One sentence or paragraph for each line. */
  readonly lines: (language: TextLanguage) => readonly string[];
}
