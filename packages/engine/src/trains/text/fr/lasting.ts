// French: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting, Price, Trigger } from '../../language/values.ts';
import { entryOf, type LastingWords, type PricedWords, type RoleWords } from '../grammar.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { quantity } from './amounts.ts';
import { conditionPhrase } from './conditions.ts';
import { cellNoun, cellWithArticle, onCells } from './cells.ts';
import { each } from './each.ts';
import { noun, withArticle } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { de, EVENTS, inTurn, list, NBSP, si } from './words.ts';

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
    t.select('it', { where: trigger.where, again: trigger.on === 'play' });
    if (t.common && trigger.by === 'all') return `${when}, ${each(t, 'ce joueur', trigger.do)}`;
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
    const turn = { own, opponents: 'du tour de chaque adversaire', all: 'du tour de chaque joueur' }[by];
    return `${on === 'turn-start' ? 'au début' : 'à la fin'} ${turn}`;
  }
  const who = { own: isYou ? 'e vous' : '’il', opponents: '’un adversaire', all: '’un joueur' }[by];
  const start = once ? 'la première fois à chaque tour' : 'chaque fois';
  return `${start} qu${who} ${EVENTS[on][isYou ? 0 : 1]} ${done(t, trigger, isYou)}`;
}

function done(t: Teller, { on, where, at }: Trigger, isYou: boolean): string {
  switch (on) {
    case 'lay':
      return `un rail${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'station':
      return `une gare${at === undefined ? '' : ` dans ${cellWithArticle(t, { ...at, place: at.place ?? 'city' }, false)}`}`;
    case 'draw':
      return 'une carte grâce à un effet';
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
  rails: (t, { at }) => `les rails${at === undefined ? '' : ` ${onCells(t, at, true, 'les')}`}`,
  stations: (t, { at }) =>
    `les gares${at === undefined ? '' : ` dans les ${cellNoun(t, { ...at, place: at.place ?? 'city' }, true)}`}`,
};

/** "les trains vous coûtent 1 pièce de moins". */
function priced(t: Teller, price: Price, way: 'de moins' | 'de plus'): string {
  const own = t.person === 'you' ? 'vous' : 'lui';
  const payer = price.for ?? 'own';
  const coins = coinsPhrase(t, price, `${way}${payer === 'opponents' ? ' à chaque adversaire' : ''}`);
  return `${PRICED[price.what](t, price)}${payer === 'own' ? ` ${own}` : ''} coûtent ${coins}`;
}

/** "1 pièce de moins par train dans votre zone de jeu". */
export function coinsPhrase(t: Teller, price: Price, way: string): string {
  return quantity(t, price.coins, 'pièce', 'pièces').replace(
    /^(?:\d+ pièces?|un nombre de pièces)/,
    `$& ${way}`,
  );
}

export function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

const ROLES: RoleWords = { power: 'pendant toute la partie', event: 'jusqu’au prochain événement' };

export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  const when = role === undefined ? 'tant que cette carte est en jeu' : ROLES[role];
  t.common = role === 'event';
  return lasting.map((one) => `${when}, ${phrase(t, one)}`);
}
