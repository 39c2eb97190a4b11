// The contents of a card sheet: which cards, and how many of each.
import type { CardEntry } from './card-file.ts';

/** The maximum number of copies of one card. */
export const MOST_COPIES = 60;

/** Each card as often as requested, those without a number once. */
export function sheetCards(
  cards: readonly CardEntry[],
  copies: Readonly<Record<number, number>>,
): CardEntry[] {
  return cards.flatMap((card) => Array.from({ length: copiesOf(copies, card.index) }, () => card));
}

export function copiesOf(copies: Readonly<Record<number, number>>, index: number): number {
  const wanted = Object.hasOwn(copies, index) ? copies[index] : 1;
  return wanted !== undefined && Number.isInteger(wanted) ? Math.min(MOST_COPIES, Math.max(0, wanted)) : 0;
}
