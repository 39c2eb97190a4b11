// Figures as a language writes them.
import type { TextLanguage } from '@railwright/engine/languages';
import { joined } from '@railwright/engine/joined';
import type { ResultWords, ToldShare } from './result-words.ts';

const MOST_NAMED = 12;

/** What a language needs to tell a result. */
export interface Telling {
  readonly words: ResultWords;
  readonly percent: (share: number) => string;
  readonly whole: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly share: (of: { readonly value: number; readonly low: number; readonly high: number }) => ToldShare;
  /** Names in a sentence; the rest as a number. */
  readonly listed: (names: readonly string[]) => string;
}

export function tellingIn(language: TextLanguage, words: ResultWords): Telling {
  const format = (digits: number, style: 'percent' | 'decimal' = 'decimal') =>
    new Intl.NumberFormat(language, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [percents, wholes, decimals] = [format(1, 'percent'), format(0), format(1)];
  const percent = (share: number): string => percents.format(share);
  return {
    words,
    percent,
    whole: (value) => wholes.format(value),
    decimal: (value) => decimals.format(value),
    share: ({ value, low, high }) => ({
      value: percent(value),
      range: `${decimals.format(low * 100)}–${percent(high)}`,
    }),
    listed: (names) => {
      const more = names.length - MOST_NAMED;
      return joined(more > 0 ? [...names.slice(0, MOST_NAMED), words.othersToo(more)] : names, words.and);
    },
  };
}

/** What a table of words has for a key that a result names, which may be anything. */
export const known = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
