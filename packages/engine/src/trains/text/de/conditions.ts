// German: conditions as they follow "wenn", with the verb last. `no` negates the condition.
import type { Condition } from '../../language/values.ts';
import { chosenCells, entryOf, isNone, type ConditionWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { amountIn } from './amounts.ts';
import { cellPhrase } from './cells.ts';
import { boundOf, boundPhrase, isOne } from './bounds.ts';
import { list } from './clause.ts';
import { PRONOUN } from './declension.ts';
import { genderOf, participle } from './heads.ts';
import { noneOf, noun, oneOf, reference } from './nouns.ts';
import { IN, isZone, quoted } from './words.ts';

const CONDITIONS: ConditionWords = {
  rule: (_t, switches, no) => {
    const said = Object.entries(switches).map(([name, value]) => quoted(`${name}: ${String(value)}`));
    return `nach den Regeln ${list(said)} ${no ? 'nicht ' : ''}gilt`;
  },
  there: (t, cards, no) => {
    const from = typeof cards === 'string' ? cards : cards.from;
    const where = typeof cards === 'string' ? undefined : cards.where;
    if (from === 'hand') return has(t, (no ? noneOf : oneOf)(t, where, 'accusative'));
    if (isZone(from)) return `${IN[from][t.person]} ${(no ? noneOf : oneOf)(t, where, 'nominative')} liegt`;
    const what = t.selected(from);
    const cells = chosenCells(what);
    if (cells) {
      const one = cellPhrase(t, cells, false, 'nominative');
      return `${no ? `k${one}` : `mindestens ${one}`} gewählt wurde`;
    }
    if (where !== undefined && what?.many === false)
      return `${PRONOUN[genderOf(what.where, false)].nominative} ${(no ? noneOf : oneOf)(t, where, 'nominative')} ist`;
    const kind = where ?? what?.where;
    const one = no ? noneOf(t, kind, 'nominative') : `mindestens ${oneOf(t, kind, 'nominative')}`;
    return where === undefined ? `${one} ${participle(what?.done)} wurde` : `darunter ${one} ist`;
  },
  same: (t, names, no) => {
    const named = names.find((name) => t.selected(name)?.named);
    const others = names.filter((name) => name !== named);
    if (named === undefined)
      return `${list(others.map((name) => reference(t, name, 'nominative')))} ${no ? 'keine' : 'eine'} Karte gemeinsam haben`;
    const not = no ? 'nicht ' : '';
    return others.some((name) => t.selected(name)?.many)
      ? `die genannte Karte ${not}darunter ist`
      : `es ${not}die genannte Karte ist`;
  },
  compare: (t, compare, no) => {
    const ranked = no ? undefined : t.grammar.rare.ranked(t, compare);
    if (ranked !== undefined) return ranked;
    const { amount, ...bounds } = compare;
    if (no && isNone(bounds)) return conditionPhrase(t, { compare: { amount, atLeast: 1 } });
    const not = no ? 'nicht ' : '';
    if (typeof amount === 'object' && 'coins' in amount)
      return has(t, `${not}${boundOf(t, bounds, 'Münze', 'Münzen')}`, '');
    if (typeof amount === 'object' && 'count' in amount) {
      const { count } = amount;
      const from = typeof count === 'string' ? count : count.from;
      const where = typeof count === 'string' ? undefined : count.where;
      if (isZone(from)) {
        const cards = boundOf(
          t,
          bounds,
          noun(t, where, false, 'accusative'),
          noun(t, where, true, 'accusative'),
        );
        if (from === 'hand') return has(t, `${not}${cards}`);
        return `${IN[from][t.person]} ${not}${cards} ${isOne(boundPhrase(t, bounds)) ? 'liegt' : 'liegen'}`;
      }
    }
    const phrase = amountIn(t, amount, 'nominative');
    const amounts = /Punkte|Kosten/.test(phrase) && !/^die Anzahl|^das |^die Hälfte/.test(phrase);
    return `${phrase} ${not}${boundPhrase(t, bounds)} ${amounts ? 'betragen' : 'beträgt'}`;
  },
  not: (t, condition, no) => conditionPhrase(t, condition, !no),
  all: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'oder' : 'und',
    ),
  any: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'und' : 'oder',
    ),
};

/** "du 4 Karten auf der Hand hast". */
function has(t: Teller, what: string, where = ' auf der Hand'): string {
  return t.person === 'you' ? `du ${what}${where} hast` : `er ${what}${where} hat`;
}

export function conditionPhrase(t: Teller, condition: Condition, no = false): string {
  const [form, value] = entryOf(condition);
  return (CONDITIONS[form as keyof ConditionWords] as (t: Teller, value: unknown, no: boolean) => string)(
    t,
    value,
    no,
  );
}
