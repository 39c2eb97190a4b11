// Keys of files as labels.
import { words } from '../words/words.ts';

/** Keys that other languages call otherwise than the same word elsewhere: a key of the keyboard, the place where something lies. */
// @wc-ignore
const LABELS: Readonly<Record<string, string>> = { shift: 'Shift along', where: 'Only those that' };

/** A key as people read it, in English: "Lay rails" for `lay-rails`, "At least" for `atLeast`. */
export function englishLabel(key: string): string {
  if (Object.hasOwn(LABELS, key)) return LABELS[key] ?? key;
  const spaced = key
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** In the language of the studio; in English if it is no key of the schemas or of the card language. */
export const plainLabel = (key: string): string => words(englishLabel(key));

/** Words of files that are too short to be understood. */
// @wc-ignore
const CHOICES: Readonly<Record<string, string>> = {
  victory: 'victory card',
  off: 'not reported',
  drawn: 'drawn at random',
  'yes-no': 'yes or no',
};

/** A word of a file among others to choose from, in English. */
export const englishChoice = (word: string): string =>
  (Object.hasOwn(CHOICES, word) ? CHOICES[word] : undefined) ?? word.replaceAll('-', ' ');

/** In the language of the studio; in English if it is no word of the schemas. */
export const plainChoice = (word: string): string => words(englishChoice(word));
