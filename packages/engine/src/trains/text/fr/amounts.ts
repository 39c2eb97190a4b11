// French: amounts as phrases, and so many of something.
import type { Amount, Cards } from '../../language/values.ts';
import { entryOf, type AmountWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { cellNoun, isZone, noun, participle, reference, zone } from './nouns.ts';
import { de, list, to } from './words.ts';

const AMOUNTS: AmountWords = {
  count: (t, cards) => `le nombre de ${counted(t, cards, true)}`,
  costOf: (t, name) => property(t, 'son', 'le', 'coût', name),
  valueOf: (t, name) => property(t, 'sa', 'la', 'valeur imprimée', name),
  pointsOf: (t, name) => property(t, 'ses', 'les', 'points', name),
  coins: (t) => (t.person === 'you' ? 'le nombre de vos pièces' : 'le nombre de ses pièces'),
  rails: (t, cells) => `le nombre de rails sur les ${cellNoun(t, cells, true)}`,
  stations: (t, cells) =>
    `le nombre de gares dans les ${cellNoun(t, cells.place === undefined ? { ...cells, place: 'city' } : cells, true)}`,
  railsLeft: (t, who) =>
    `le nombre de rails qu’il ${{ own: t.person === 'you' ? 'vous reste' : 'lui reste', opponents: 'reste aux adversaires', all: 'reste à tous' }[who]}`,
  score: (t, who) =>
    `${{ own: t.person === 'you' ? 'vos points' : 'ses points', opponents: 'les points des adversaires', all: 'les points de tous' }[who]} sur la piste de score`,
  sum: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' plus '),
  minus: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' moins '),
  times: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' fois '),
  half: (t, amount) => `la moitié ${de(amountPhrase(t, amount))}, arrondie à l’inférieur`,
  min: (t, amounts) => `le plus petit nombre parmi ${list(amounts.map((a) => amountPhrase(t, a)))}`,
  max: (t, amounts) => `le plus grand nombre parmi ${list(amounts.map((a) => amountPhrase(t, a)))}`,
};

function property(t: Teller, its: string, the: string, what: string, name: string): string {
  const cards = reference(t, name);
  return /^cette? /.test(cards) || cards.startsWith('ce ') ? `${its} ${what}` : `${the} ${what} ${de(cards)}`;
}

export function amountPhrase(t: Teller, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const [form, value] = entryOf(amount);
  return (AMOUNTS[form as keyof AmountWords] as (t: Teller, value: unknown) => string)(t, value);
}

/** What is counted: "trains dans votre main", "carte défaussée". */
function counted(t: Teller, cards: Cards, many: boolean): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `${noun(t, where, many)} dans ${zone(t, from)}`;
  const what = t.selected(from);
  const kind = where ?? what?.where;
  return `${noun(t, kind, many)} ${participle(what?.done, kind, many)}`;
}

/** So many of something. `a` is how one of it is said when an article does for the number. */
export function quantity(t: Teller, amount: Amount, one: string, many: string, a?: string): string {
  if (typeof amount === 'number') return amount === 1 ? (a ?? `1 ${one}`) : `${amount} ${many}`;
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, one, many, a)} par ${each.what}`;
  return `un nombre ${de(many)} égal ${to(amountPhrase(t, amount))}`;
}

/** An amount that is so many for each card of some sort. */
export function forEach(t: Teller, amount: Amount): { times: number; what: string } | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('count' in amount) return { times: 1, what: counted(t, amount.count, false) };
  if (!('times' in amount) || amount.times.length !== 2) return undefined;
  const times = amount.times.find((a) => typeof a === 'number');
  const per = amount.times.find((a) => typeof a === 'object' && 'count' in a);
  if (typeof times !== 'number' || typeof per !== 'object' || !('count' in per)) return undefined;
  return { times, what: counted(t, per.count, false) };
}
