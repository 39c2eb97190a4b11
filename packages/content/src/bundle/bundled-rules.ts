// The rules of a setup in words, as a bundle carries them for the people who play it.
import { isData } from '../text/data.ts';

/** Rules in words in one language, one sentence or paragraph for each line. */
export interface BundledRules {
  /** How they differ from those they extend; absent if they extend none. */
  readonly edition?: {
    /** `Differs from Trains (AEG 2013):`, or that they are the same. */
    readonly heading: string;
    readonly differences: readonly string[];
  };
  readonly rules: readonly string[];
}

/** Most lines of one list, and letters of all texts together: rules of real games have a tenth of it. */
const MOST_LINES = 500;
const MOST_LETTERS = 200_000;

/** The rules by language among values that may be anything; undefined where there are none in English. */
export function soundRules(value: unknown): Readonly<Record<string, BundledRules>> | undefined {
  if (!isData(value) || JSON.stringify(value).length > MOST_LETTERS) return undefined;
  const sound = Object.entries(value).flatMap(([language, told]) => {
    const rules = rulesIn(told);
    return rules ? [[language, rules] as const] : [];
  });
  return sound.some(([language]) => language === 'en') ? Object.fromEntries(sound) : undefined;
}

function rulesIn(told: unknown): BundledRules | undefined {
  if (!isData(told) || !isLines(told['rules'])) return undefined;
  const { rules, edition } = told;
  if (!isData(edition) || typeof edition['heading'] !== 'string' || !isLines(edition['differences']))
    return { rules };
  return { rules, edition: { heading: edition['heading'], differences: edition['differences'] } };
}

function isLines(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length <= MOST_LINES && value.every((line) => typeof line === 'string')
  );
}
