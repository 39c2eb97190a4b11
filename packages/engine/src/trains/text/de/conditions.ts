// German: conditions as they follow "wenn", with the verb last.
import type { Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { ConditionWords, Teller } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { chosenIn, chosenKind } from './cells.ts';
import { PRONOUN } from './declension.ts';
import { genderOf, participle } from './heads.ts';
import { noneOf, noun, oneOf, reference } from './nouns.ts';
import { IN, list, quoted, WORDS } from './words.ts';

/** "eine Karte", "keine Karte". */
function card(t: Teller, where: Filter | undefined, kase: Case, no: boolean): string {
  return (no ? noneOf : oneOf)(t, where, kase);
}

/** "mindestens eine Karte", "keine Karte". */
function someCard(t: Teller, where: Filter | undefined, no: boolean): string {
  return `${no ? '' : 'mindestens '}${card(t, where, 'nominative', no)}`;
}

const not = (no: boolean): string => (no ? 'nicht ' : '');

export const conditions: ConditionWords = {
  rule: (settings, no) => `nach den Regeln ${list(settings.map(quoted))} ${not(no)}gilt`,
  cellChosen: (_t, chosen, no) =>
    `${no ? 'k' : 'mindestens '}${chosenKind(chosen)} ${chosenIn(chosen)} wurde`,
  inZone: (t, from, where, no) =>
    from === 'hand'
      ? t.said(`{du|er} {card} auf der Hand {hast|hat}`, { card: card(t, where, 'accusative', no) })
      : `${t.said(IN[from])} ${card(t, where, 'nominative', no)} liegt`,
  among: (t, _from, where, no) => `darunter ${someCard(t, where, no)} ist`,
  isSuch: (t, from, where, no) => {
    const it = PRONOUN[genderOf(t.selected(from)?.where, false)].nominative;
    return `${it} ${card(t, where, 'nominative', no)} ist`;
  },
  wasDone: (t, what, no) => `${someCard(t, what?.where, no)} ${participle(what?.done)} wurde`,
  inCommon: (t, names, no) => {
    const all = names.map((name) => reference(t, name, 'nominative'));
    return `${list(all)} ${no ? 'keine' : 'eine'} Karte gemeinsam haben`;
  },
  isNamed: (many, no) =>
    many ? `die genannte Karte ${not(no)}darunter ist` : `es ${not(no)}die genannte Karte ist`,
  haveCards: (t, bounds, from, where, no) => {
    const [one, many] = [false, true].map((isMany) => noun(t, where, isMany, 'accusative')) as [
      string,
      string,
    ];
    const cards = `${not(no)}${boundOf(t, bounds, { one, many })}`;
    if (from === 'hand') return t.said('{du|er} {cards} auf der Hand {hast|hat}', { cards });
    const lie = t.grammar.words.singular.test(boundPhrase(t, bounds)) ? 'liegt' : 'liegen';
    return `${t.said(IN[from])} ${cards} ${lie}`;
  },
  haveCoins: (t, bounds, no) =>
    t.said('{du|er} {coins} {hast|hat}', { coins: `${not(no)}${boundOf(t, bounds, WORDS.nouns.coin)}` }),
  within: (t, amount, bounds, no) => {
    const phrase = amountIn(t, amount, 'nominative');
    const isPlural = /Punkte|Kosten/.test(phrase) && !/^die Anzahl|^das |^die Hälfte/.test(phrase);
    return `${phrase} ${not(no)}${boundPhrase(t, bounds)} ${isPlural ? 'betragen' : 'beträgt'}`;
  },
};
