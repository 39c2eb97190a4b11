// German: the cards that a verb takes: "beliebig viele Karten aus deiner Hand", "eine davon", "den entsorgten Zug".
import type { Zone } from '../../language/params.ts';
import type { Cards, Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Pending } from '../selected.ts';
import { amountIn } from '../plan/amounts.ts';
import { isOptional, isZone } from '../plan/cards.ts';
import { A } from './declension.ts';
import { genderOf } from './heads.ts';
import { noun, OTHERS, quantified, reference } from './nouns.ts';
import { FROM, IN } from './words.ts';

/** A verb's object: cards that go away are "aus deiner Hand", cards that stay "auf deiner Hand". */
export function cardsPhrase(t: Teller, cards: Cards, stay = false, kase: Case = 'accusative'): string {
  if (t.pending) return choicePhrase(t, t.pending, stay, kase);
  if (cards === 'self') return `${kase === 'genitive' ? 'dieser' : 'diese'} Karte`;
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return allOf(t, from, where, stay, kase);
  if (where === undefined) return reference(t, from, kase);
  return `alle ${noun(t, where, true, kase, among(t, from))}`;
}

export function choicePhrase(
  t: Teller,
  { from, where, count }: Pending,
  stay = false,
  kase: Case = 'accusative',
): string {
  if (isZone(from) && count === 'all') return allOf(t, from, where, stay, kase);
  if (isZone(from)) return quantified(t, count, where, kase, t.said((stay ? IN : FROM)[from]));
  const group = t.selected(from);
  if (group?.many === false) return reference(t, from, kase);
  const these = among(t, from);
  if (where !== undefined) return quantified(t, count, where, kase, these);
  if (count === 1 || isOptional(count)) return `${A[genderOf(group?.where, false)][kase]} ${these}`;
  if (count === 'any') return `beliebig viele ${these}`;
  if (count === 'all') return `alle ${these}`;
  if (typeof count === 'number') return `${count} ${these}`;
  return typeof count.upTo === 'number'
    ? `bis zu ${count.upTo} ${these}`
    : `einige ${these} (höchstens ${amountIn(t, count.upTo, 'accusative')})`;
}

/** "alle Züge aus deiner Hand", "alle entsorgten Karten". */
function allOf(t: Teller, from: Zone, where: Filter | undefined, stay: boolean, kase: Case): string {
  const all = kase === 'genitive' ? 'aller' : 'alle';
  const place = t.said((stay ? IN : FROM)[from]);
  const cards = /^von (?:den|deinen|seinen) (.*)$/.exec(t.said(FROM[from]))?.[1];
  if (where !== undefined || cards === undefined) return `${all} ${noun(t, where, true, kase, place)}`;
  if (from !== 'gained') return `${all} ${cards}`;
  const own = t.person === 'you' ? 'deine' : 'seine';
  return `${all} ${own}${kase === 'genitive' ? 'r' : ''} ${cards}`;
}

function among(t: Teller, from: string): string {
  return t.selected(from)?.partly ? `von ${OTHERS.dative}` : 'davon';
}
