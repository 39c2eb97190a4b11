// German: what holds while a card is in play.
import type { Lasting } from '../../language/values.ts';
import { entryOf, type LastingWords } from '../grammar.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { capital, inTurn, isStatement, list, resolve, statement } from './clause.ts';
import { conditionPhrase } from './conditions.ts';
import { oneOf } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { cardOf, EVENTS } from './words.ts';

const LASTING: LastingWords = {
  waive: (t, what) => waivedPhrase(t, what),
  ignore: (t, cards) => {
    const kinds = typeof cards === 'string' ? [cards] : cards;
    const none = kinds.map((id) => cardOf(t.names(id, 'card'), true));
    return `${statement('erhältst', 'du')} keine ${list(none, 'oder')}`;
  },
  trigger: (t, { on, where, do: steps }) => {
    const when = EVENTS[on](oneOf(t, where, 'accusative'));
    t.select('it', { where });
    return `${when}, ${inTurn(tellSteps(t, steps), 'inverted')}`;
  },
  if: (t, { test, then, else: otherwise }) => {
    const tell = (lasting: readonly Lasting[]): string =>
      inTurn(
        lasting.map((one) => phrase(t, one)),
        'inverted',
      );
    const told = `wenn ${conditionPhrase(t, test)}, ${tell(then)}`;
    return otherwise === undefined ? told : `${told}; sonst gilt: ${capital(tell(otherwise))}`;
  },
};

function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

export function tellLasting(t: Teller, lasting: readonly Lasting[]): string[] {
  return lasting.map((one) => {
    const told = phrase(t, one);
    const start = 'solange diese Karte im Spiel ist';
    return isStatement(told) ? `${start}, ${resolve(told, 'inverted')}` : `${start}, gilt: ${capital(told)}`;
  });
}
