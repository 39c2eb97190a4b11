// What rules say, line by line, in each language.
import type { TextLanguage } from '@railwright/engine/languages';

export interface RulesText {
  readonly lines: (language: TextLanguage) => readonly string[];
}
