// Rules in words, in each language.
import type { TextLanguage } from '@railwright/engine/languages';
import { typeset } from '@railwright/engine/typeset';

/** Rules in words, one sentence or paragraph for each line. */
export interface ToldRules {
  /** What they are the rules of: `Rules: Fenland, a duel`. */
  readonly heading: string;
  /** How they differ from those they extend; absent if they extend none. */
  readonly edition?: {
    /** `Differs from Trains (AEG 2013):`, or that they are the same. */
    readonly heading: string;
    readonly differences: readonly string[];
  };
  readonly rules: readonly string[];
}

/** Rules that can be told in each language. */
export interface RulesText {
  /** In its parts. */
  readonly told: (language: TextLanguage) => ToldRules;
  /** All of it, line by line. */
  readonly lines: (language: TextLanguage) => readonly string[];
}

export function rulesText(tell: (language: TextLanguage) => ToldRules): RulesText {
  const told = (language: TextLanguage): ToldRules =>
    language === 'fr' ? typeset(tell(language)) : tell(language);
  return {
    told,
    lines: (language) => {
      const { heading, edition, rules } = told(language);
      return [
        heading,
        ...(edition ? [edition.heading, ...edition.differences.map((line) => `- ${line}`)] : []),
        ...rules,
      ];
    },
  };
}
