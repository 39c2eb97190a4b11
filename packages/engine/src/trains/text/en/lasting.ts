// English: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting } from '../../language/values.ts';
import { entryOf, type LastingWords, type RoleWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { conditionPhrase } from './conditions.ts';
import { waivedPhrase } from './waivers.ts';
import { inTurn, list as listed, you } from './words.ts';

const LASTING: LastingWords = {
  waive: waivedPhrase,
  ignore: (t, cards) =>
    `${you(t)} gain no ${listed(
      (typeof cards === 'string' ? [cards] : cards).map((id) => t.names(id, 'card')),
      'or',
    )}`,
  cheaper: (t, price) => t.grammar.rare.priced(t, price, 'cheaper'),
  dearer: (t, price) => t.grammar.rare.priced(t, price, 'dearer'),
  trigger: (t, trigger) => t.grammar.rare.trigger(t, trigger),
  if: (t, { test, then, else: otherwise }) => {
    const told = `if ${conditionPhrase(t, test)}, ${inTurn(then.map((one) => phrase(t, one)))}`;
    return otherwise === undefined
      ? told
      : `${told}; otherwise ${inTurn(otherwise.map((one) => phrase(t, one)))}`;
  },
};

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
