// French: what holds while a card is in play.
import type { Lasting, Price } from '../../language/values.ts';
import { entryOf, type LastingWords, type PricedWords } from '../grammar.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { quantity } from './amounts.ts';
import { conditionPhrase } from './conditions.ts';
import { cellNoun, noun, withArticle } from './nouns.ts';
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
  trigger: (t, { on, where, do: steps }) => {
    const when = EVENTS[on](withArticle(t, where));
    t.select('it', { where });
    return `${when}, ${inTurn(tellSteps(t, steps))}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const told = `${si(conditionPhrase(t, test))}, ${inTurn(then.map((one) => phrase(t, one)))}`;
    return otherwise === undefined
      ? told
      : `${told}${NBSP}; sinon, ${inTurn(otherwise.map((one) => phrase(t, one)))}`;
  },
};

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

export function tellLasting(t: Teller, lasting: readonly Lasting[]): string[] {
  return lasting.map((one) => `tant que cette carte est en jeu, ${phrase(t, one)}`);
}

/** The same of a step: "jusqu’à la fin du tour, les cartes vous coûtent 1 pièce de moins". */
export function tellForTurn(t: Teller, lasting: readonly Lasting[]): string {
  const inner = t.aside();
  const told = decidedLasting(t, lasting).map((one) => phrase(inner, one));
  const all = told.some((one) => /[,;:]/.test(one)) ? told.join(`${NBSP}; `) : list(told);
  return t.mood === 'infinitive'
    ? `faire valoir ceci jusqu’à la fin du tour${NBSP}: ${all}`
    : `jusqu’à la fin du tour, ${all}`;
}
