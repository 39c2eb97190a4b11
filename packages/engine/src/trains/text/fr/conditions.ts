// French: conditions as they follow "si".
import type { Filter } from '../../language/values.ts';
import type { ConditionWords } from '../grammar.ts';
import { amountIn } from '../plan/amounts.ts';
import { boundOf, boundPhrase, isNone } from '../plan/bounds.ts';
import { chosenIn, chosenKind } from './cells.ts';
import { inZone, isFeminine, noun, participle, reference, withArticle } from './nouns.ts';
import { list, WORDS } from './words.ts';
import { typeset } from './typeset.ts';

const it = (no: boolean): string => (no ? 'ce n’est pas' : 'c’est');
const none = (isFeminine: boolean): string => (isFeminine ? 'aucune' : 'aucun');
const noCard = (t: Parameters<typeof noun>[0], where: Filter | undefined): string =>
  `${none(isFeminine(where))} ${noun(t, where, false)}`;
const have = (no: boolean): string => (no ? '{vous n’avez|il n’a} pas' : '{vous avez|il a}');

export const conditions: ConditionWords = {
  rule: (settings, no) =>
    `les règles ${no ? 'n’ont pas' : 'ont'} ${list(settings.map((setting) => typeset(`« ${setting} »`)))}`,
  cellChosen: (_t, chosen, no) => {
    const isMasculine = chosen.place === 'remote';
    const some = no ? none(!isMasculine) : `au moins ${isMasculine ? 'un' : 'une'}`;
    return `${some} ${chosenKind(chosen, false)} ${no ? 'n’' : ''}a été ${chosenIn(chosen, false)}`;
  },
  inZone: (t, from, where, no) =>
    `${no ? `il n’y a ${noCard(t, where)}` : `il y a ${withArticle(t, where)}`} ${inZone(t, from)}`,
  among: (t, from, where, no) =>
    `${no ? `il n’y a ${noCard(t, where)}` : `il y a ${withArticle(t, where)}`} parmi ${reference(t, from)}`,
  isSuch: (t, _from, where, no) => `${it(no)} ${withArticle(t, where)}`,
  wasDone: (t, what, no) => {
    const done = participle(what?.done, what?.where, false);
    return no
      ? `${noCard(t, what?.where)} n’a été ${done}`
      : `au moins ${withArticle(t, what?.where)} a été ${done}`;
  },
  inCommon: (t, names, no) =>
    `${list(names.map((name) => reference(t, name)))} ${no ? 'n’ont aucune' : 'ont une'} carte en commun`,
  isNamed: (many, no) => {
    if (!many) return `${it(no)} la carte nommée`;
    return no ? 'aucune d’elles n’est la carte nommée' : 'l’une d’elles est la carte nommée';
  },
  haveCards: (t, bounds, from, where, no) => {
    const cards = isNone(bounds)
      ? `${t.said('{vous n’avez|il n’a}')} ${noCard(t, where)}`
      : `${t.said(have(no))} ${boundOf(t, bounds, { one: noun(t, where, false), many: noun(t, where, true) })}`;
    return `${cards} ${inZone(t, from)}`;
  },
  haveCoins: (t, bounds, no) =>
    isNone(bounds)
      ? t.said('{vous n’avez|il n’a} aucune pièce')
      : `${t.said(have(no))} ${boundOf(t, bounds, WORDS.nouns.coin)}`,
  within: (t, amount, bounds, no) => {
    const phrase = amountIn(t, amount, 'nominative');
    const be = /^(?:vos|ses|les) /.test(phrase) ? (no ? 'ne sont pas' : 'sont') : no ? 'n’est pas' : 'est';
    return `${phrase} ${be} ${boundPhrase(t, bounds)}`;
  },
};
