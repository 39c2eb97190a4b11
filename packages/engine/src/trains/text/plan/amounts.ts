// Amounts as phrases: "the number of cards in your hand plus 2".
import type { Amount } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import { entryOf } from '../entry.ts';
import type { AmountWords, Teller } from '../grammar.ts';
import { countedBy } from './counted.ts';
import { figurePhrase } from './figures.ts';
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
  if ('highest' in amount) return figurePhrase(t, 'highest', amount.highest, kase);
  if ('lowest' in amount) return figurePhrase(t, 'lowest', amount.lowest, kase);
  if ('total' in amount) return figurePhrase(t, 'total', amount.total, kase);
  const [form, value] = entryOf(amount);
  return (amounts[form as keyof AmountWords] as (t: Teller, value: unknown, kase: Case) => string)(
    t,
    value,
    kase,
  );
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
