// German: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting } from '../../language/values.ts';
import { entryOf, type LastingWords, type RoleWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { capital, inTurn, isStatement, list, resolve, statement } from './clause.ts';
import { conditionPhrase } from './conditions.ts';
import { waivedPhrase } from './waivers.ts';
import { cardOf } from './words.ts';

const LASTING: LastingWords = {
  waive: (t, what) => waivedPhrase(t, what),
  ignore: (t, cards) => {
    const kinds = typeof cards === 'string' ? [cards] : cards;
    const none = kinds.map((id) => cardOf(t.names(id, 'card'), true));
    const verb = t.person === 'you' ? statement('erhältst', 'du') : statement('erhält', 'er');
    return `${verb} keine ${list(none, 'oder')}`;
  },
  cheaper: (t, price) => t.grammar.rare.priced(t, price, 'cheaper'),
  dearer: (t, price) => t.grammar.rare.priced(t, price, 'dearer'),
  trigger: (t, trigger) => t.grammar.rare.trigger(t, trigger),
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

export function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

const ROLES: RoleWords = { power: 'während des ganzen Spiels', event: 'bis zum nächsten Ereignis' };

export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  t.common = role === 'event';
  return lasting.map((one) => {
    const told = phrase(t, one);
    const start = role === undefined ? 'solange diese Karte im Spiel ist,' : ROLES[role];
    return isStatement(told) ? `${start} ${resolve(told, 'inverted')}` : `${start} gilt: ${capital(told)}`;
  });
}
