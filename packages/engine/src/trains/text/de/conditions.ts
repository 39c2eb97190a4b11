// German: conditions as they follow "wenn", with the verb last.
import type { Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { ConditionWords, Teller } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { cellPhrase, chosenIn, chosenKind } from './cells.ts';
import { PRONOUN } from './declension.ts';
import { genderOf, participle } from './heads.ts';
import { noneOf, noun, oneOf, reference } from './nouns.ts';
import { list, quoted } from './words.ts';
import { IN } from './zones.ts';

/** "eine Karte", "keine Karte". */
function card(t: Teller, where: Filter | undefined, kase: Case, no: boolean): string {
  return (no ? noneOf : oneOf)(t, where, kase);
}

/** "mindestens eine Karte", "keine Karte". */
function someCard(t: Teller, where: Filter | undefined, no: boolean): string {
  return `${no ? '' : 'mindestens '}${card(t, where, 'nominative', no)}`;
}

/** Whether a condition follows the cards at once, so that a pronoun will do, also for those that were trashed. */
function isNext(t: Teller, name: string): boolean {
  const what = t.selected(name);
  return what === undefined || (!what.partly && !what.named && t.latest === name);
}

/** "sie", "die betrachtete Karte". */
function subject(t: Teller, name: string): string {
  if (!isNext(t, name)) return reference(t, name, 'nominative');
  return PRONOUN[genderOf(t.selected(name)?.where, false)].nominative;
}

/** "darunter", "unter den aufgedeckten Karten". */
function amongThem(t: Teller, name: string): string {
  return isNext(t, name) ? 'darunter' : `unter ${reference(t, name, 'dative')}`;
}

const not = (no: boolean): string => (no ? 'nicht ' : '');

const OR_ROUND = { exactly: '', atLeast: ' oder eine spätere', atMost: ' oder eine frühere' } as const;

const ORDINALS = 'erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter'.split(' ');

export const conditions: ConditionWords = {
  rule: (settings, no) => `nach den Regeln ${list(settings.map(quoted))} ${not(no)}gilt`,
  cellChosen: (_t, chosen, no) =>
    `${no ? 'k' : 'mindestens '}${chosenKind(chosen)} ${chosenIn(chosen)} wurde`,
  areCells: (t, cells, no) =>
    `es ${no ? 'k' : 'mindestens '}${cellPhrase(t, cells, false, 'accusative')} gibt`,
  inZone: (t, from, where, no) =>
    from === 'hand'
      ? t.said(`{du|er} {card} auf der Hand {hast|hat}`, { card: card(t, where, 'accusative', no) })
      : `${t.said(IN[from])} ${card(t, where, 'nominative', no)} liegt`,
  among: (t, from, where, no) => `${amongThem(t, from)} ${someCard(t, where, no)} ist`,
  isSuch: (t, from, where, no) => `${subject(t, from)} ${card(t, where, 'nominative', no)} ist`,
  wasDone: (t, what, no) => `${someCard(t, what?.where, no)} ${participle(what?.done)} wurde`,
  inCommon: (t, names, no) => {
    const all = names.map((name) => reference(t, name, 'nominative'));
    return `${list(all)} ${no ? 'keine' : 'eine'} Karte gemeinsam haben`;
  },
  isNamed: (t, names, no) => {
    const [name = '', ...others] = names;
    if (others.length > 0)
      return `die genannte Karte ${not(no)}unter ${list(names.map((one) => reference(t, one, 'dative')))} ist`;
    if (t.selected(name)?.many === true) return `die genannte Karte ${not(no)}${amongThem(t, name)} ist`;
    const it = isNext(t, name) ? 'es' : reference(t, name, 'nominative');
    return `${it} ${not(no)}die genannte Karte ist`;
  },
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
  haveSum: (t, bounds, noun, no) =>
    t.said('{du|er} {sum} {hast|hat}', { sum: `${not(no)}${boundOf(t, bounds, noun)}` }),
  playsAt: (t, place, no) =>
    t.said(
      `{du|er} in der Spielreihenfolge ${not(no)}an ${place === 'first' ? 'erster' : 'letzter'} Stelle {bist|ist}`,
    ),
  inRound: (_t, round, bound, no) => `${not(no)}Runde ${round}${OR_ROUND[bound]} läuft`,
  inOwnTurn: (t, turn, bound, no) => {
    const told = {
      exactly: '{dein|sein} {nth} Spielzug',
      atLeast: '{dein|sein} {nth} oder ein späterer Spielzug',
      atMost: turn === 1 ? '{dein|sein} erster Spielzug' : 'einer {dein|sein}er ersten {turn} Spielzüge',
    };
    const nth = ORDINALS[turn - 1] ?? `${turn}.`;
    return `dies ${not(no)}${t.said(told[bound], { turn, nth })} ist`.replace('nicht einer', 'keiner');
  },
  within: (t, amount, bounds, no) => {
    const phrase = amountIn(t, amount, 'nominative');
    const isPlural = /Punkte|Kosten/.test(phrase) && !/^die Anzahl|^das |^die Hälfte/.test(phrase);
    return `${phrase} ${not(no)}${boundPhrase(t, bounds)} ${isPlural ? 'betragen' : 'beträgt'}`;
  },
};
