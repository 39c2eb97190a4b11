// Amounts as phrases, and quantities of something: "2 coins for each train", "cards equal to the number of …".
import type { Side } from '../../language/params.ts';
import type { Amount } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import { entryOf, type AmountWords, type Counted, type CountWords, type Teller } from '../grammar.ts';
import type { Lexicon } from '../en/words.ts';
import type { Noun } from '../noun.ts';
import { listed } from './lists.ts';

/** An amount in a case: "the number of cards in your hand". */
export function amountIn(t: Teller, amount: Amount, kase: Case): string {
  if (typeof amount === 'number') return String(amount);
  const { words, amounts } = t.grammar;
  const counted = countedBy(t, amount);
  if (counted) return counted.number(kase);
  if ('sum' in amount) return fromLeft(t, amount.sum, words.operators.sum, kase);
  if ('minus' in amount) return fromLeft(t, amount.minus, words.operators.minus, kase);
  if ('times' in amount) return amount.times.map((one) => operand(t, one, kase)).join(words.operators.times);
  if ('divide' in amount) {
    const [first, ...others] = amount.divide;
    const all = [operand(t, first, kase), ...others.map((one) => operand(t, one, 'accusative'))];
    return `${all.join(words.operators.divide)}${words.rounded}`;
  }
  if ('min' in amount) return amounts.min(t, operands(t, amount.min), kase);
  if ('max' in amount) return amounts.max(t, operands(t, amount.max), kase);
  const [form, value] = entryOf(amount);
  return (amounts[form as keyof AmountWords] as (t: Teller, value: unknown, kase: Case) => string)(
    t,
    value,
    kase,
  );
}

/** What an amount counts, if it counts something. */
function countedBy(t: Teller, amount: Amount): Counted | undefined {
  const { counts } = t.grammar;
  const [form, value] = entryOf(amount as object);
  if (!Object.hasOwn(counts, form)) return undefined;
  return (counts[form as keyof CountWords] as (t: Teller, value: unknown) => Counted)(t, value);
}

/** The same if they can be counted one by one: not what one of several players has, nor several networks together. */
function unit(t: Teller, amount: Amount): Counted | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('network' in amount && (amount.network === 'opponents' || amount.network === 'all')) return undefined;
  if ('owned' in amount && isOne(amount.owned.by)) return undefined;
  if ('tokens' in amount && isOne(amount.tokens.of)) return undefined;
  if ('railsLeft' in amount && isOne(amount.railsLeft)) return undefined;
  if ('routes' in amount && isOne(amount.routes)) return undefined;
  return countedBy(t, amount);
}

/** One of several players. */
export function isOne(side: Side | undefined): side is 'most' | 'fewest' {
  return side === 'most' || side === 'fewest';
}

/** Calculated from others, so that it needs brackets inside another calculation. */
export function isReckoned(amount: Amount): boolean {
  return typeof amount === 'object' && /^(?:sum|minus|times|divide|half|min|max)$/.test(entryOf(amount)[0]);
}

/** Read from left to right: only the first operand may be a sum without brackets. */
function fromLeft(t: Teller, [first, ...others]: readonly Amount[], sign: string, kase: Case): string {
  const isAdded = typeof first === 'object' && ('sum' in first || 'minus' in first);
  const begins = isAdded ? amountIn(t, first, kase) : operand(t, first, kase);
  return [begins, ...others.map((one) => operand(t, one, kase))].join(sign);
}

/** An amount inside a calculation. Brackets at its end would be doubled. */
export function operand(t: Teller, amount: Amount, kase: Case): string {
  const said = amountIn(t, amount, kase);
  return isReckoned(amount) ? `(${said.replace(/ \((\p{L}+)\)$/u, ', $1')})` : said;
}

function operands(t: Teller, amounts: readonly Amount[]): string {
  return listed(
    t,
    amounts.map((one) => operand(t, one, 'dative')),
  );
}

/** A quantity of something, with what follows the noun: "2 rails in cities for each train". */
export function some(
  t: Teller,
  amount: Amount,
  noun: Noun | keyof Lexicon['nouns'],
  ...after: readonly (string | false | undefined)[]
): string {
  return quantity(
    t,
    amount,
    nounWith(t, typeof noun === 'string' ? t.grammar.words.nouns[noun] : noun, {}, after),
  );
}

/** A noun with its parts filled in, and with what follows it. */
export function nounWith(
  t: Teller,
  { one, many, article, all, ...more }: Noun,
  parts: Readonly<Record<string, string>>,
  after: readonly (string | false | undefined)[],
): Noun {
  const said = (words: string): string => [t.said(words, parts), ...after.filter(Boolean)].join(' ');
  return {
    ...more,
    one: said(one),
    many: said(many),
    ...(article !== undefined && { article: said(article) }),
    ...(all !== undefined && { all: said(all) }),
  };
}

/** A quantity of something. */
export function quantity(t: Teller, amount: Amount, noun: Noun): string {
  if (typeof amount === 'number')
    return amount === 1 ? (noun.article ?? `1 ${noun.one}`) : `${amount} ${noun.many}`;
  const { words } = t.grammar;
  const limited = readLimited(t, amount);
  if (limited)
    return `${quantity(t, limited.of, noun)}, ${words.bounds[limited.bound]} ${limited.limit}${words.end}`;
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, noun)} ${words.per} ${each.what}`;
  return t.grammar.equalTo(t, noun, amount);
}

/** An amount for each thing that has a limit: 1 for every 4 trains, at most 5. */
function readLimited(
  t: Teller,
  amount: Amount,
): { readonly of: Amount; readonly bound: 'atMost' | 'atLeast'; readonly limit: number } | undefined {
  if (typeof amount !== 'object' || !('min' in amount || 'max' in amount)) return undefined;
  const both = 'min' in amount ? amount.min : amount.max;
  const limit = both.find((one) => typeof one === 'number');
  const of = both.find((one) => typeof one === 'object');
  if (both.length !== 2 || limit === undefined || of === undefined) return undefined;
  if (forEach(t, of)?.times !== 1) return undefined;
  return { of, bound: 'min' in amount ? 'atMost' : 'atLeast', limit };
}

/** A quantity for each counted thing: "each train in your hand", "every 3 stations in cities". */
export function forEach(
  t: Teller,
  amount: Amount,
): { readonly times: number; readonly what: string } | undefined {
  const factors = typeof amount === 'object' && 'times' in amount ? amount.times : [1, amount];
  const times = factors.find((one) => typeof one === 'number');
  const per = factors.find((one) => typeof one === 'object');
  const what = per === undefined || factors.length !== 2 ? undefined : eachPhrase(t, per);
  return times === undefined || what === undefined ? undefined : { times, what };
}

function eachPhrase(t: Teller, amount: Amount): string | undefined {
  if (typeof amount !== 'object' || !('divide' in amount)) return unit(t, amount)?.each;
  const [of, by] = amount.divide;
  if (amount.divide.length !== 2 || typeof by !== 'number' || by < 2) return undefined;
  const counted = unit(t, of);
  return counted && `${t.grammar.words.every} ${by} ${counted.every ?? counted.many}`;
}
