// English: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting, Price, Trigger } from '../../language/values.ts';
import { entryOf, type LastingWords, type PricedWords, type RoleWords } from '../grammar.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { conditionPhrase } from './conditions.ts';
import { amountPhrase, quantity } from './amounts.ts';
import { cellNoun, onCells } from './cells.ts';
import { each } from './each.ts';
import { noun } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { EVENTS, inTurn, list as listed, withArticle, you } from './words.ts';

const LASTING: LastingWords = {
  waive: waivedPhrase,
  ignore: (t, cards) =>
    `${you(t)} gain no ${listed(
      (typeof cards === 'string' ? [cards] : cards).map((id) => t.names(id, 'card')),
      'or',
    )}`,
  cheaper: (t, price) => priced(t, price, 'less'),
  dearer: (t, price) => priced(t, price, 'more'),
  trigger: (t, trigger) => {
    const when = whenPhrase(t, trigger);
    t.select('it', { where: trigger.where, again: trigger.on === 'play' });
    if (t.common && trigger.by === 'all') return `${when}, ${each(t, 'that player', trigger.do)}`;
    return `${when}, ${inTurn(tellSteps(t, trigger.do))}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const told = `if ${conditionPhrase(t, test)}, ${inTurn(then.map((one) => phrase(t, one)))}`;
    return otherwise === undefined
      ? told
      : `${told}; otherwise ${inTurn(otherwise.map((one) => phrase(t, one)))}`;
  },
};

/** "whenever an opponent lays a rail on a cell with your own rails". */
function whenPhrase(t: Teller, trigger: Trigger): string {
  const { on, by = 'own', once } = trigger;
  if (on === 'turn-start' || on === 'turn-end') {
    const own = t.person === 'you' ? 'your turn' : 'their turn';
    const turn = { own, opponents: 'each opponent’s turn', all: 'each player’s turn' }[by];
    return `at the ${on === 'turn-start' ? 'start' : 'end'} of ${turn}`;
  }
  const who = { own: you(t), opponents: 'an opponent', all: 'a player' }[by];
  const does = EVENTS[on][by === 'own' ? 0 : 1];
  return `${once ? 'the first time in each turn that' : 'whenever'} ${who} ${does} ${done(t, trigger)}`;
}

function done(t: Teller, { on, by = 'own', where, at }: Trigger): string {
  switch (on) {
    case 'lay':
      return `a rail${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'station':
      return `a station${at === undefined ? '' : ` in ${withArticle(cellNoun(t, { ...at, place: at.place ?? 'city' }, false))}`}`;
    case 'draw':
      return 'a card through an effect';
    case 'shuffle':
      return by === 'own' && t.person === 'you' ? 'your deck' : 'their deck';
    case 'route':
      return 'a route';
    default:
      return withArticle(noun(t, where, false));
  }
}

const PRICED: PricedWords = {
  cards: (t, { where }) => `${noun(t, where, true)} cost`,
  rails: (t, { at }) => `laying a rail${at === undefined ? '' : ` ${onCells(t, at, true)}`} costs`,
  stations: (t, { at }) =>
    `building a station${at === undefined ? '' : ` in ${cellNoun(t, { ...at, place: at.place ?? 'city' }, true)}`} costs`,
};

/** "trains cost you 1 coin less". */
function priced(t: Teller, price: Price, way: 'less' | 'more'): string {
  const own = t.person === 'you' ? ' you' : ' them';
  const payer = { own, opponents: ' each opponent', all: '' }[price.for ?? 'own'];
  return `${PRICED[price.what](t, price)}${payer} ${coinsPhrase(t, price, way)}`;
}

/** "1 coin less for each train in your play area". */
export function coinsPhrase(t: Teller, price: Price, way: 'less' | 'more'): string {
  const coins = quantity(t, price.coins, 'coin', 'coins');
  return /^\d/.test(coins)
    ? coins.replace(/^\d+ coins?/, `$& ${way}`)
    : `as many coins ${way} as ${amountPhrase(t, price.coins)}`;
}

export function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

const ROLES: RoleWords = { power: 'for the whole game', event: 'until the next event' };

export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  const when = role === undefined ? 'while this card is in play' : ROLES[role];
  t.common = role === 'event';
  return lasting.map((one) => `${when}, ${phrase(t, one)}`);
}
