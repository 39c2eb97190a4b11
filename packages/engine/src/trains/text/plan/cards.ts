// The cards that a verb takes: "any number of cards from your hand", "one of them", "the trashed train".
import { ZONES, type Zone } from '../../language/params.ts';
import type { Cards, Count, Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Pending } from '../selected.ts';

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

/** One, or none if it is said elsewhere that this is possible. */
export const isSingle = (count: Count): boolean => count === 1 || isOptional(count);

/** A verb's object: cards that go away are "from your hand", cards that stay "in your hand". */
export function cardsPhrase(t: Teller, cards: Cards, stay = false, kase: Case = 'accusative'): string {
  const { allOf, thisCard, object, suchOf } = t.grammar;
  if (t.pending) return choicePhrase(t, t.pending, stay, kase);
  if (cards === 'self') return thisCard(kase);
  const { from, where } = readCards(cards);
  if (isZone(from)) return allOf(t, from, where, stay, kase);
  return where === undefined ? object(t, from, kase) : suchOf(t, from, where, kase);
}

export function choicePhrase(t: Teller, choice: Pending, stay: boolean, kase: Case = 'accusative'): string {
  const { from, where, count, isRandom = false } = choice;
  if (isRandom) {
    const cards = choicePhrase(t, { from, where, count }, stay, kase);
    return t.said(t.grammar.words.atRandom, { cards });
  }
  const { allOf, zone, among, only, oneOfThem, several, ofThem } = t.grammar;
  if (isZone(from) && count === 'all') return allOf(t, from, where, stay, kase);
  if (isZone(from)) return counted(t, count, where, kase, zone(t, from, stay));
  if (t.selected(from)?.many === false) return only(t, choice, kase);
  if (where !== undefined) return counted(t, count, where, kase, among(t, from));
  return isSingle(count) ? oneOfThem(t, from, kase) : several(t, count, ofThem(t, from), kase);
}

function counted(t: Teller, count: Count, where: Filter | undefined, kase: Case, place: string): string {
  const { aCard, several, noun } = t.grammar;
  return isSingle(count)
    ? aCard(t, where, kase, place)
    : several(t, count, noun(t, where, true, kase, place), kase);
}
