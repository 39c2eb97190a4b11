// Numbers with their noun.
import { language, nounFor } from '../words/words.ts';

/** `1 card`, `1,200 cards`, `-1 coin`, in the language of the studio. Give the plural of a noun that takes no s. */
export function counted(count: number, noun: string, many?: string): string {
  return `${whole(count)} ${nounFor(count, noun, many)}`;
}

/** `1,200` */
export const whole = (count: number): string => Math.round(count).toLocaleString(language);
