// Keys of files as labels.
import { words } from '../words/words.ts';

/** A key as people read it, in English: "Lay rails" for `lay-rails`, "At least" for `atLeast`. */
export function englishLabel(key: string): string {
  // "Shift" is a key of the keyboard, which other languages call otherwise.
  if (key === 'shift') return /* @wc-ignore */ 'Shift along';
  const spaced = key
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** In the language of the studio; in English if it is no key of the schemas or of the card language. */
export const plainLabel = (key: string): string => words(englishLabel(key));
