// English: conditions as they follow "if". `no` negates the condition.
import type { Condition } from '../../language/values.ts';
import { chosenCells, entryOf, isNone, type ConditionWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { amountPhrase } from './amounts.ts';
import { cellNoun } from './cells.ts';
import { boundOf, boundPhrase } from './bounds.ts';
import { isZone, noun, reference, zone } from './nouns.ts';
import { list, withArticle, you } from './words.ts';

const CONDITIONS: ConditionWords = {
  rule: (_t, switches, no) =>
    `the rules ${no ? 'do not have' : 'have'} ${list(Object.entries(switches).map(([name, value]) => `${name}: ${String(value)}`))}`,
  there: (t, cards, no) => {
    const from = typeof cards === 'string' ? cards : cards.from;
    const where = typeof cards === 'string' ? undefined : cards.where;
    const what = t.selected(from);
    const cells = chosenCells(what);
    if (cells) return `${no ? 'no' : 'at least one'} ${cellNoun(t, cells, false)} was chosen`;
    if (isZone(from))
      return `there is ${no ? `no ${noun(t, where, false)}` : withArticle(noun(t, where, false))} in ${zone(t, from)}`;
    if (where !== undefined)
      return what?.many === false
        ? `it is ${no ? 'not ' : ''}${withArticle(noun(t, where, false))}`
        : `there is ${no ? 'no' : 'at least one'} ${noun(t, where, false)} among them`;
    const done = what?.done === undefined || what.done === 'moved' ? 'chosen' : what.done;
    return `${no ? 'no' : 'at least one'} ${noun(t, what?.where, false)} was ${done}`;
  },
  same: (t, names, no) => {
    const named = names.find((name) => t.selected(name)?.named);
    const others = names.filter((name) => name !== named);
    if (named === undefined)
      return `${list(others.map((name) => reference(t, name).replace(/^them$/, 'those cards')))} ${no ? 'have no' : 'have a'} kind in common`;
    const many = others.some((name) => t.selected(name)?.many);
    const who = many ? (no ? 'none of them' : 'one of them') : 'it';
    return `${who} is ${no && !many ? 'not ' : ''}of the named kind`;
  },
  compare: (t, compare, no) => {
    const ranked = no ? undefined : t.grammar.rare.ranked(t, compare);
    if (ranked !== undefined) return ranked;
    const { amount, ...bounds } = compare;
    if (no && isNone(bounds)) return conditionPhrase(t, { compare: { amount, atLeast: 1 } });
    if (typeof amount === 'object' && 'count' in amount) {
      const { count } = amount;
      const from = typeof count === 'string' ? count : count.from;
      const where = typeof count === 'string' ? undefined : count.where;
      if (isZone(from))
        return `${you(t)} ${no ? 'do not have' : 'have'} ${boundOf(t, bounds, noun(t, where, false), noun(t, where, true))} in ${zone(t, from)}`;
    }
    if (typeof amount === 'object' && 'coins' in amount)
      return `${you(t)} ${no ? 'do not have' : 'have'} ${boundOf(t, bounds, 'coin', 'coins')}`;
    const phrase = amountPhrase(t, amount);
    const be = phrase.startsWith('the points') || phrase.startsWith('its points') ? 'are' : 'is';
    return `${phrase} ${be} ${no ? 'not ' : ''}${boundPhrase(t, bounds)}`;
  },
  not: (t, condition, no) => conditionPhrase(t, condition, !no),
  all: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'or' : 'and',
    ),
  any: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'and' : 'or',
    ),
};

export function conditionPhrase(t: Teller, condition: Condition, no = false): string {
  const [form, value] = entryOf(condition);
  return (CONDITIONS[form as keyof ConditionWords] as (t: Teller, value: unknown, no: boolean) => string)(
    t,
    value,
    no,
  );
}
