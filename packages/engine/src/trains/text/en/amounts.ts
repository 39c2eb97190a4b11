// English: amounts as phrases, and so many of something.
import type { Amount, Cards } from '../../language/values.ts';
import { entryOf, type AmountWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { cellNoun, isZone, noun, reference, zone } from './nouns.ts';
import { list, you } from './words.ts';

const AMOUNTS: AmountWords = {
  count: (t, cards) => `the number of ${counted(t, cards, true)}`,
  costOf: (t, name) => property(t, 'cost', name),
  valueOf: (t, name) => property(t, 'printed value', name),
  pointsOf: (t, name) => property(t, 'points', name),
  coins: (t) => `the number of ${t.person === 'you' ? 'your' : 'their'} coins`,
  rails: (t, cells) => `the number of rails on ${cellNoun(t, cells, true)}`,
  stations: (t, cells) =>
    `the number of stations in ${cellNoun(t, cells.place === undefined ? { ...cells, place: 'city' } : cells, true)}`,
  railsLeft: (t, who) =>
    `the number of rails ${{ own: `${you(t)} have`, opponents: 'opponents have', all: 'all players have' }[who]} left`,
  score: (t, who) =>
    `the points ${{ own: `${you(t)} have`, opponents: 'opponents have', all: 'all players have' }[who]} on the score track`,
  sum: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' plus '),
  minus: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' minus '),
  times: (t, amounts) => amounts.map((a) => amountPhrase(t, a)).join(' times '),
  half: (t, amount) => `half of ${amountPhrase(t, amount)}, rounded down`,
  min: (t, amounts) => `the least of ${list(amounts.map((a) => amountPhrase(t, a)))}`,
  max: (t, amounts) => `the greatest of ${list(amounts.map((a) => amountPhrase(t, a)))}`,
};

function property(t: Teller, what: string, name: string): string {
  const cards = reference(t, name);
  return cards === 'it' ? `its ${what}` : `the ${what} of ${cards}`;
}

export function amountPhrase(t: Teller, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const [form, value] = entryOf(amount);
  return (AMOUNTS[form as keyof AmountWords] as (t: Teller, value: unknown) => string)(t, value);
}

/** What is counted: "trains in your hand", "card discarded". */
function counted(t: Teller, cards: Cards, many: boolean): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `${noun(t, where, many)} in ${zone(t, from)}`;
  const what = t.selected(from);
  const done = what?.done === undefined || what.done === 'moved' ? 'chosen' : what.done;
  return `${noun(t, where ?? what?.where, many)} ${done}`;
}

/** So many of something. `a` is how one of it is said when an article does for the number. */
export function quantity(t: Teller, amount: Amount, one: string, many: string, a?: string): string {
  if (typeof amount === 'number') return amount === 1 ? (a ?? `1 ${one}`) : `${amount} ${many}`;
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, one, many, a)} for each ${each.what}`;
  return `${many} equal to ${amountPhrase(t, amount)}`;
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
