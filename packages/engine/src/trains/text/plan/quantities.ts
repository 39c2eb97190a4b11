// Quantities of something: "2 coins for each train", "a card if there is a train in your hand", "cards equal to the number of …".
import type { Side } from '../../language/params.ts';
import type { Amount, Condition } from '../../language/values.ts';
import type { Counted, Teller } from '../grammar.ts';
import type { Lexicon } from '../en/words.ts';
import type { Noun } from '../noun.ts';
import { countedBy, isOne } from './counted.ts';
import { conditionPhrase } from './conditions.ts';

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
  const present = readPresence(t, amount);
  if (present)
    return `${quantity(t, present.times, noun)}${words.onlyIf}${t.grammar.ifSo(present.condition)}${words.end}`;
  const limited = readLimited(t, amount);
  if (limited) {
    const limit = `${words.bounds[limited.bound]} ${limited.limit}`;
    const said = limited.inAll ? t.said(words.inAll, { limit }) : limit;
    return `${quantity(t, limited.of, noun)}, ${said}${words.end}`;
  }
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, noun)} ${words.per} ${each.what}`;
  return t.grammar.equalTo(t, noun, amount);
}

/** One, or a fixed number, if there is anything that an amount counts; in words: what must be so. */
export function readPresence(
  t: Teller,
  amount: Amount,
): { readonly times: number; readonly condition: string } | undefined {
  const factors = typeof amount === 'object' && 'times' in amount ? amount.times : [1, amount];
  const times = factors.find((one) => typeof one === 'number');
  const some = factors.find((one) => typeof one === 'object');
  if (factors.length !== 2 || times === undefined || some === undefined || !('min' in some)) return undefined;
  const of = some.min.find((one) => typeof one === 'object');
  if (some.min.length !== 2 || of === undefined || !some.min.includes(1)) return undefined;
  return { times, condition: conditionPhrase(t, presence(of)) };
}

/** That an amount is not zero. */
function presence(amount: Exclude<Amount, number>): Condition {
  if ('count' in amount) return { there: amount.count };
  if (!('divide' in amount)) return { compare: { amount, atLeast: 1 } };
  const [of, ...by] = amount.divide;
  const [least] = by;
  return by.length === 1 && typeof least === 'number'
    ? { compare: { amount: of, atLeast: least } }
    : { compare: { amount, atLeast: 1 } };
}

/** An amount that has a limit: 1 for every 4 trains, at most 5. */
function readLimited(
  t: Teller,
  amount: Amount,
):
  | {
      readonly of: Amount;
      readonly bound: 'atMost' | 'atLeast';
      readonly limit: number;
      readonly inAll: boolean;
    }
  | undefined {
  if (typeof amount !== 'object' || !('min' in amount || 'max' in amount)) return undefined;
  const both = 'min' in amount ? amount.min : amount.max;
  const limit = both.find((one) => typeof one === 'number');
  const of = both.find((one) => typeof one === 'object');
  if (both.length !== 2 || limit === undefined || of === undefined) return undefined;
  const times = forEach(t, of)?.times ?? 1;
  return { of, bound: 'min' in amount ? 'atMost' : 'atLeast', limit, inAll: times !== 1 };
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

/** The same if they can be counted one by one: not what one of several players has, nor several networks or lines together. */
function unit(t: Teller, amount: Amount): Counted | undefined {
  if (typeof amount !== 'object') return undefined;
  for (const cells of ['network', 'line', 'trail'] as const) {
    const side = (amount as Partial<Record<typeof cells, Side>>)[cells];
    if (side === 'opponents' || side === 'all') return undefined;
  }
  if ('owned' in amount && isOne(amount.owned.by)) return undefined;
  if ('tokens' in amount && isOne(amount.tokens.of)) return undefined;
  if ('resources' in amount && isOne(amount.resources.of)) return undefined;
  if ('railsLeft' in amount && isOne(amount.railsLeft)) return undefined;
  if ('routes' in amount && isOne(amount.routes)) return undefined;
  return countedBy(t, amount);
}
