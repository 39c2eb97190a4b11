// French: conditions as they follow "si". `no` negates the condition.
import type { Condition } from '../../language/values.ts';
import { chosenCells, entryOf, isNone, type ConditionWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { amountPhrase } from './amounts.ts';
import { cellNoun, cellWithArticle } from './cells.ts';
import { boundOf, boundPhrase } from './bounds.ts';
import { inZone, isFeminine, isZone, noun, participle, reference, withArticle } from './nouns.ts';
import { list } from './words.ts';

const CONDITIONS: ConditionWords = {
  rule: (_t, switches, no) =>
    `les règles ${no ? 'n’ont pas' : 'ont'} ${list(Object.entries(switches).map(([name, value]) => `« ${name}: ${String(value)} »`))}`,
  there: (t, cards, no) => {
    const from = typeof cards === 'string' ? cards : cards.from;
    const where = typeof cards === 'string' ? undefined : cards.where;
    const what = t.selected(from);
    const cells = chosenCells(what);
    if (cells) {
      const isMasculine = cells.place === 'remote';
      const done = isMasculine ? 'choisi' : 'choisie';
      return no
        ? `${isMasculine ? 'aucun' : 'aucune'} ${cellNoun(t, cells, false)} n’a été ${done}`
        : `au moins ${cellWithArticle(t, cells, false)} a été ${done}`;
    }
    const kind = isZone(from) ? where : (where ?? what?.where);
    const none = isFeminine(kind) ? 'aucune' : 'aucun';
    if (isZone(from) || (where !== undefined && what?.many !== false)) {
      const place = isZone(from) ? inZone(t, from) : `parmi ${reference(t, from)}`;
      return no
        ? `il n’y a ${none} ${noun(t, where, false)} ${place}`
        : `il y a ${withArticle(t, where)} ${place}`;
    }
    if (where !== undefined) return `${no ? 'ce n’est pas' : 'c’est'} ${withArticle(t, where)}`;
    const done = participle(what?.done, kind, false);
    const one = noun(t, kind, false);
    return no ? `${none} ${one} n’a été ${done}` : `au moins ${withArticle(t, kind)} a été ${done}`;
  },
  same: (t, names, no) => {
    const named = names.find((name) => t.selected(name)?.named);
    const others = names.filter((name) => name !== named);
    if (named === undefined)
      return `${list(others.map((name) => reference(t, name)))} ${no ? 'n’ont aucune' : 'ont une'} carte en commun`;
    if (!others.some((name) => t.selected(name)?.many))
      return `${no ? 'ce n’est pas' : 'c’est'} la carte nommée`;
    return no ? 'aucune d’elles n’est la carte nommée' : 'l’une d’elles est la carte nommée';
  },
  compare: (t, compare, no) => {
    const ranked = no ? undefined : t.grammar.rare.ranked(t, compare);
    if (ranked !== undefined) return ranked;
    const { amount, ...bounds } = compare;
    if (no && isNone(bounds)) return conditionPhrase(t, { compare: { amount, atLeast: 1 } });
    const none = isNone(bounds);
    const have = t.person === 'you' ? (no ? 'vous n’avez pas' : 'vous avez') : no ? 'il n’a pas' : 'il a';
    if (typeof amount === 'object' && 'count' in amount) {
      const { count } = amount;
      const from = typeof count === 'string' ? count : count.from;
      const where = typeof count === 'string' ? undefined : count.where;
      if (isZone(from) && none)
        return `${t.person === 'you' ? 'vous n’avez' : 'il n’a'} ${isFeminine(where) ? 'aucune' : 'aucun'} ${noun(t, where, false)} ${inZone(t, from)}`;
      if (isZone(from))
        return `${have} ${boundOf(t, bounds, noun(t, where, false), noun(t, where, true))} ${inZone(t, from)}`;
    }
    if (typeof amount === 'object' && 'coins' in amount && none)
      return `${t.person === 'you' ? 'vous n’avez' : 'il n’a'} aucune pièce`;
    if (typeof amount === 'object' && 'coins' in amount)
      return `${have} ${boundOf(t, bounds, 'pièce', 'pièces')}`;
    const phrase = amountPhrase(t, amount);
    const be = /^(?:vos|ses|les) /.test(phrase) ? (no ? 'ne sont pas' : 'sont') : no ? 'n’est pas' : 'est';
    return `${phrase} ${be} ${boundPhrase(t, bounds)}`;
  },
  not: (t, condition, no) => conditionPhrase(t, condition, !no),
  all: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'ou' : 'et',
    ),
  any: (t, conditions, no) =>
    list(
      conditions.map((c) => conditionPhrase(t, c, no)),
      no ? 'et' : 'ou',
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
