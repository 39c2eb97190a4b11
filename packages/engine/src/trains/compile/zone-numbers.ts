// The numbers of zones by the words of the card language.
import { ZONES } from '../language/params.ts';
import { DECK_BOTTOM, DECK_TOP, MAT, SUPPLY } from '../state/layout.ts';

/** A place where cards are; below zero for no such word. Mats come after zones that no step can name. */
export function zoneNumber(word: string): number {
  const zone = (ZONES as readonly string[]).indexOf(word);
  return zone <= SUPPLY ? zone : zone - SUPPLY - 1 + MAT;
}

/** A place that a card can be sent to. */
export function targetNumber(word: string): number {
  if (word === 'deck-top') return DECK_TOP;
  return word === 'deck-bottom' ? DECK_BOTTOM : zoneNumber(word);
}
