// French: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting } from '../../language/values.ts';
import { entryOf, type LastingWords, type RoleWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { conditionPhrase } from './conditions.ts';
import { waivedPhrase } from './waivers.ts';
import { de, inTurn, list, NBSP, si } from './words.ts';

const LASTING: LastingWords = {
  waive: waivedPhrase,
  ignore: (t, cards) =>
    `${t.person === 'you' ? 'vous ne recevez' : 'il ne reçoit'} pas ${list(
      (typeof cards === 'string' ? [cards] : cards).map((id) => de(t.names(id, 'card'))),
      'ni',
    )}`,
  cheaper: (t, price) => t.grammar.rare.priced(t, price, 'cheaper'),
  dearer: (t, price) => t.grammar.rare.priced(t, price, 'dearer'),
  trigger: (t, trigger) => t.grammar.rare.trigger(t, trigger),
  if: (t, { test, then, else: otherwise }) => {
    const told = `${si(conditionPhrase(t, test))}, ${inTurn(then.map((one) => phrase(t, one)))}`;
    return otherwise === undefined
      ? told
      : `${told}${NBSP}; sinon, ${inTurn(otherwise.map((one) => phrase(t, one)))}`;
  },
};

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
