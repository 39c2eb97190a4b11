// French: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting, OpParams, Price, Trigger } from '../../language/values.ts';
import { entryOf, type LastingWords, type PricedWords, type RoleWords } from '../grammar.ts';
import { decidedLasting, isNextTurn, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { quantity } from './amounts.ts';
import { conditionPhrase } from './conditions.ts';
import { cellNoun, cellWithArticle } from './cells.ts';
import { noun, withArticle } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { de, EVENTS, inTurn, list, NBSP, si, UNTIL } from './words.ts';

const LASTING: LastingWords = {
  waive: waivedPhrase,
  ignore: (t, cards) =>
    `${t.person === 'you' ? 'vous ne recevez' : 'il ne reçoit'} pas ${list(
      (typeof cards === 'string' ? [cards] : cards).map((id) => de(t.names(id, 'card'))),
      'ni',
    )}`,
  cheaper: (t, price) => priced(t, price, 'de moins'),
  dearer: (t, price) => priced(t, price, 'de plus'),
  trigger: (t, trigger) => {
    const when = whenPhrase(t, trigger);
    t.select('it', { where: trigger.where });
    return `${when}, ${inTurn(tellSteps(t, trigger.do))}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const told = `${si(conditionPhrase(t, test))}, ${inTurn(then.map((one) => phrase(t, one)))}`;
    return otherwise === undefined
      ? told
      : `${told}${NBSP}; sinon, ${inTurn(otherwise.map((one) => phrase(t, one)))}`;
  },
};

/** "chaque fois qu’un adversaire pose un rail sur une case avec vos rails". */
function whenPhrase(t: Teller, trigger: Trigger): string {
  const { on, by = 'own', once } = trigger;
  const isYou = by === 'own' && t.person === 'you';
  if (on === 'turn-start' || on === 'turn-end') {
    const own = isYou ? 'de votre tour' : 'de son tour';
    const turn = { own, opponents: 'du tour de chaque adversaire', all: 'de chaque tour' }[by];
    return `${on === 'turn-start' ? 'au début' : 'à la fin'} ${turn}`;
  }
  const who = { own: isYou ? 'e vous' : '’il', opponents: '’un adversaire', all: '’un joueur' }[by];
  const start = once ? 'la première fois à chaque tour' : 'chaque fois';
  return `${start} qu${who} ${EVENTS[on][isYou ? 0 : 1]} ${done(t, trigger, isYou)}`;
}

function done(t: Teller, { on, where, at }: Trigger, isYou: boolean): string {
  switch (on) {
    case 'lay':
      return `un rail${at === undefined ? '' : ` sur ${cellWithArticle(t, at, false)}`}`;
    case 'station':
      return `une gare${at === undefined ? '' : ` dans ${cellWithArticle(t, { ...at, place: at.place ?? 'city' }, false)}`}`;
    case 'draw':
      return 'une carte par un effet';
    case 'shuffle':
      return isYou ? 'votre deck' : 'son deck';
    case 'route':
      return 'une liaison';
    default:
      return withArticle(t, where);
  }
}

const PRICED: PricedWords = {
  cards: (t, { where }) => `les ${noun(t, where, true)}`,
  rails: (t, { at }) => `les rails${at === undefined ? '' : ` sur les ${cellNoun(t, at, true)}`}`,
  stations: (t, { at }) =>
    `les gares${at === undefined ? '' : ` dans les ${cellNoun(t, { ...at, place: at.place ?? 'city' }, true)}`}`,
};

/** "les trains vous coûtent 1 pièce de moins". */
function priced(t: Teller, price: Price, way: 'de moins' | 'de plus'): string {
  const own = t.person === 'you' ? 'vous' : 'lui';
  const payer = price.for ?? 'own';
  const coins = quantity(t, price.coins, 'pièce', 'pièces').replace(
    /^(?:\d+ pièces?|un nombre de pièces)/,
    `$& ${way}${payer === 'opponents' ? ' à chaque adversaire' : ''}`,
  );
  return `${PRICED[price.what](t, price)}${payer === 'own' ? ` ${own}` : ''} coûtent ${coins}`;
}

function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

const ROLES: RoleWords = { power: 'pendant toute la partie', event: 'jusqu’au prochain événement' };

export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  const when = role === undefined ? 'tant que cette carte est en jeu' : ROLES[role];
  return lasting.map((one) => `${when}, ${phrase(t, one)}`);
}

/** The same for a step: "jusqu’à la fin du tour, les cartes vous coûtent 1 pièce de moins". */
export function tellLastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const { what, until = 'turn-end', turns = 0, times = 0 } = step;
  const inner = t.aside();
  const told = decidedLasting(t, what).map((one) => phrase(inner, one));
  const all = told.some((one) => /[,;:]/.test(one)) ? told.join(`${NBSP}; `) : list(told);
  const said = times === 0 ? all : onlyTimes(all, told.length, times);
  if (isNextTurn(step)) return t.mood === 'infinitive' ? `faire valoir ceci${NBSP}: ${said}` : said;
  const isYou = t.person === 'you';
  const end =
    turns === 1
      ? `${isYou ? 'votre' : 'son'} prochain tour`
      : `${isYou ? 'vos' : 'ses'} ${turns} prochains tours`;
  const when = turns > 0 ? `jusqu’à la fin de ${end}` : UNTIL[until][t.person];
  return t.mood === 'infinitive' ? `faire valoir ceci ${when}${NBSP}: ${said}` : `${when}, ${said}`;
}

/** "la prochaine fois que vous jouez un train, …". */
function onlyTimes(told: string, parts: number, times: number): string {
  const next = times === 1 ? 'la prochaine fois' : `les ${times} prochaines fois`;
  const turn = (when: string, whose: string): string =>
    times === 1
      ? `${when} ${whose} prochain tour`
      : `${when} ${whose === 'votre' ? 'vos' : 'ses'} ${times} prochains tours`;
  const said =
    parts > 1
      ? told
      : told
          .replace(/^(?:chaque fois|la première fois à chaque tour) qu/, `${next} qu`)
          .replace(/^((?:au début|à la fin) de) (votre|son) tour/, (_, when: string, whose: string) =>
            turn(when, whose),
          );
  return said === told ? `${told}, mais seulement ${next}` : said;
}
