// French: what holds while a card is in play.
import type { Lasting } from '../../language/values.ts';
import { entryOf, type LastingWords } from '../grammar.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { conditionPhrase } from './conditions.ts';
import { withArticle } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { de, EVENTS, inTurn, list, NBSP, si } from './words.ts';

const LASTING: LastingWords = {
  waive: waivedPhrase,
  ignore: (t, cards) =>
    `vous ne recevez pas ${list(
      (typeof cards === 'string' ? [cards] : cards).map((id) => de(t.names(id, 'card'))),
      'ni',
    )}`,
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

function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

export function tellLasting(t: Teller, lasting: readonly Lasting[]): string[] {
  return lasting.map((one) => `tant que cette carte est en jeu, ${phrase(t, one)}`);
}
