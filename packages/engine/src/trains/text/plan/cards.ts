// Cards that a step names.
import { ZONES, type Zone } from '../../language/params.ts';
import type { Cards, Count, Filter } from '../../language/values.ts';

/** A selection or a zone, and which of its cards. */
export function readCards(cards: Cards): { readonly from: string; readonly where: Filter | undefined } {
  return typeof cards === 'string'
    ? { from: cards, where: undefined }
    : { from: cards.from, where: cards.where };
}

export function isZone(name: string): name is Zone {
  return (ZONES as readonly string[]).includes(name);
}

/** One card or none: expressed with "you may". */
export function isOptional(count: Count): boolean {
  return typeof count === 'object' && count.upTo === 1;
}
