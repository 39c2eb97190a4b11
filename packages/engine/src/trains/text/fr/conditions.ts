// French: conditions as they follow "si".
import type { Filter } from '../../language/values.ts';
import type { ConditionWords, Teller } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase, isNone } from '../plan/bounds.ts';
import { placeOf } from '../plan/cell-readings.ts';
import { cellNoun, chosenIn, chosenKind } from './cells.ts';
import { inZone, isFeminine, noun, ofThem, participle, reference, withArticle } from './nouns.ts';
import { de, list, WORDS } from './words.ts';
import { typeset } from './typeset.ts';

/** "c’est", "la carte regardée n’est pas". */
function is(t: Teller, name: string, no: boolean): string {
  const said = reference(t, name);
  const isIt = t.latest === name || /^ce(?:tte)? /.test(said);
  return no ? `${isIt ? 'ce' : said} n’est pas` : isIt ? 'c’est' : `${said} est`;
}
const none = (isFeminine: boolean): string => (isFeminine ? 'aucune' : 'aucun');
const noCard = (t: Teller, where: Filter | undefined): string =>
  `${none(isFeminine(where))} ${noun(t, where, false)}`;
const have = (no: boolean): string => (no ? '{vous n’avez|il n’a} pas' : '{vous avez|il a}');

const OR_ROUND = { exactly: '', atLeast: ' ou au-delà', atMost: ' ou avant' } as const;

const ORDINALS =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ');

export const conditions: ConditionWords = {
  rule: (settings, no) =>
    `les règles ${no ? 'n’ont pas' : 'ont'} ${list(settings.map((setting) => typeset(`« ${setting} »`)))}`,
  cellChosen: (_t, chosen, no) => {
    const isMasculine = chosen.place === 'remote';
    const some = no ? none(!isMasculine) : `au moins ${isMasculine ? 'un' : 'une'}`;
    return `${some} ${chosenKind(chosen, false)} ${no ? 'n’' : ''}a été ${chosenIn(chosen, false)}`;
  },
  areCells(t, cells, no) {
    const isCity = placeOf(t, cells) !== 'remote';
    const some = no ? `n’y a ${none(isCity)}` : `y a au moins ${isCity ? 'une' : 'un'}`;
    return `il ${some} ${cellNoun(t, cells, false)}`;
  },
  inZone: (t, from, where, no) =>
    `${no ? `il n’y a ${noCard(t, where)}` : `il y a ${withArticle(t, where)}`} ${inZone(t, from)}`,
  among: (t, from, where, no) =>
    `${no ? `il n’y a ${noCard(t, where)}` : `il y a ${withArticle(t, where)}`} parmi ${reference(t, from)}`,
  isSuch: (t, from, where, no) => `${is(t, from, no)} ${withArticle(t, where)}`,
  wasDone: (t, what, no) => {
    const done = participle(what?.done, what?.where, false);
    return no
      ? `${noCard(t, what?.where)} n’a été ${done}`
      : `au moins ${withArticle(t, what?.where)} a été ${done}`;
  },
  inCommon: (t, names, no) =>
    `${list(names.map((name) => reference(t, name)))} ${no ? 'n’ont aucune' : 'ont une'} carte en commun`,
  isNamed: (t, names, no) => {
    const [name = '', ...others] = names;
    if (others.length === 0 && t.selected(name)?.many !== true) return `${is(t, name, no)} la carte nommée`;
    const all = others.length > 0 ? de(list(names.map((one) => reference(t, one)))) : ofThem(t, name);
    const of = all.replace(/^d’entre /, 'd’');
    return no ? `aucune ${of} n’est la carte nommée` : `l’une ${of} est la carte nommée`;
  },
  haveCards: (t, bounds, from, where, no) => {
    const cards = isNone(bounds)
      ? `${t.said('{vous n’avez|il n’a}')} ${noCard(t, where)}`
      : `${t.said(have(no))} ${boundOf(t, bounds, { one: noun(t, where, false), many: noun(t, where, true) })}`;
    return `${cards} ${inZone(t, from)}`;
  },
  haveSum: (t, bounds, noun, no) =>
    isNone(bounds)
      ? `${t.said('{vous n’avez|il n’a}')} ${noun === WORDS.nouns.coin ? 'aucune pièce' : `pas ${de(noun.many)}`}`
      : `${t.said(have(no))} ${boundOf(t, bounds, noun)}`,
  playsAt: (t, place, no) => {
    const who = place === 'first' ? 'le premier' : 'le dernier';
    return t.said(`${no ? '{vous n’êtes|il n’est} pas' : '{vous êtes|il est}'} ${who} dans l’ordre du tour`);
  },
  inRound: (_t, round, bound, no) =>
    `la partie ${no ? 'n’en est pas' : 'en est'} à la manche ${round}${OR_ROUND[bound]}`,
  inOwnTurn: (t, turn, bound, no) => {
    const told = {
      exactly: '{votre|son} {nth} tour',
      atLeast: '{votre|son} {nth} tour ou un tour suivant',
      atMost: turn === 1 ? '{votre|son} premier tour' : 'l’un de {vos|ses} {turn} premiers tours',
    };
    const nth = ORDINALS[turn - 1] ?? `${turn}e`;
    return `${no ? 'ce n’est pas' : 'c’est'} ${t.said(told[bound], { turn, nth })}`;
  },
  within: (t, amount, bounds, no) => {
    const phrase = amountIn(t, amount, 'nominative');
    const be = /^(?:vos|ses|les) /.test(phrase) ? (no ? 'ne sont pas' : 'sont') : no ? 'n’est pas' : 'est';
    return `${phrase} ${be} ${boundPhrase(t, bounds)}`;
  },
};
