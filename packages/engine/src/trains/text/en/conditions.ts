// English: conditions as they follow "if".
import type { ConditionWords } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase } from '../plan/bounds.ts';
import { cellNoun, chosenKind, inOrder } from './cells.ts';
import { doneWith, noun, inside, reference, subject } from './nouns.ts';
import { list, withArticle } from './words.ts';

const none = (no: boolean): string => (no ? 'no' : 'at least one');
const have = (no: boolean): string => (no ? 'do not have' : 'have');

const OR_ROUND = { exactly: '', atLeast: ' or later', atMost: ' or earlier' } as const;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const conditions: ConditionWords = {
  rule: (settings, no) => `the rules ${have(no)} ${list(settings)}`,
  cellChosen: (_t, chosen, no) =>
    [none(no), chosenKind(chosen, false), 'was chosen', inOrder(chosen)].filter(Boolean).join(' '),
  areCells: (t, cells, no) => `there is ${none(no)} ${cellNoun(t, cells, false)}`,
  inZone: (t, from, where, no) => {
    const card = noun(t, where, false);
    return `there is ${no ? `no ${card}` : withArticle(card)} ${inside(t, from)}`;
  },
  among: (t, from, where, no) => `there is ${none(no)} ${noun(t, where, false)} among ${subject(t, from)}`,
  isSuch: (t, from, where, no) =>
    `${subject(t, from)} is ${no ? 'not ' : ''}${withArticle(noun(t, where, false))}`,
  wasDone: (t, what, no) => `${none(no)} ${noun(t, what?.where, false)} was ${doneWith(what)}`,
  inCommon: (t, names, no) => {
    const all = names.map((name) => reference(t, name).replace(/^them$/, 'those cards'));
    return `${list(all)} have ${no ? 'no' : 'a'} kind in common`;
  },
  isNamed: (t, names, no) => {
    const all = list(names.map((name) => subject(t, name)));
    const isOne = names.length === 1 && t.selected(names[0] ?? '')?.many !== true;
    return isOne
      ? `${all} is ${no ? 'not ' : ''}of the named kind`
      : `${no ? 'none' : 'one'} of ${all} is of the named kind`;
  },
  haveCards: (t, bounds, from, where, no) => {
    const cards = boundOf(t, bounds, { one: noun(t, where, false), many: noun(t, where, true) });
    return `${t.said('{you|they}')} ${have(no)} ${cards} ${inside(t, from)}`;
  },
  haveSum: (t, bounds, noun, no) => `${t.said('{you|they}')} ${have(no)} ${boundOf(t, bounds, noun)}`,
  playsAt: (t, place, no) => t.said(`{you|they} are ${no ? 'not ' : ''}${place} in turn order`),
  inRound: (_t, round, bound, no) => `it is ${no ? 'not ' : ''}round ${round}${OR_ROUND[bound]}`,
  inOwnTurn: (t, turn, bound, no) => {
    const told = {
      exactly: '{your|their} {nth} turn',
      atLeast: '{your|their} {nth} turn or a later one',
      atMost: turn === 1 ? '{your|their} first turn' : 'one of {your|their} first {turn} turns',
    };
    return `this is ${no ? 'not ' : ''}${t.said(told[bound], { turn, nth: ORDINALS[turn - 1] ?? `${turn}th` })}`;
  },
  within: (t, amount, bounds, no) => {
    const phrase = amountIn(t, amount, 'nominative');
    const be = /^(?:the|its) points/.test(phrase) ? 'are' : 'is';
    return `${phrase} ${be} ${no ? 'not ' : ''}${boundPhrase(t, bounds)}`;
  },
};
