// German: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting, Price, Step, Trigger } from '../../language/values.ts';
import { entryOf, type EventWords, type LastingWords, type PricedWords, type RoleWords } from '../grammar.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { amountIn, quantity } from './amounts.ts';
import { cellPhrase, onCells } from './cells.ts';
import { capital, inTurn, isStatement, list, resolve, statement } from './clause.ts';
import { conditionPhrase } from './conditions.ts';
import { each } from './each.ts';
import { noun, oneOf } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { cardOf, EVENTS } from './words.ts';

const LASTING: LastingWords = {
  waive: (t, what) => waivedPhrase(t, what),
  ignore: (t, cards) => {
    const kinds = typeof cards === 'string' ? [cards] : cards;
    const none = kinds.map((id) => cardOf(t.names(id, 'card'), true));
    const verb = t.person === 'you' ? statement('erhältst', 'du') : statement('erhält', 'er');
    return `${verb} keine ${list(none, 'oder')}`;
  },
  cheaper: (t, price) => priced(t, price, 'weniger'),
  dearer: (t, price) => priced(t, price, 'mehr'),
  trigger: (t, trigger) => {
    const { on, where, do: steps } = trigger;
    if (on === 'turn-start' || on === 'turn-end')
      return inTurnOf(t, turnPhrase(t, trigger), steps, trigger.by);
    const when = whenPhrase(t, trigger, on);
    t.select('it', { where, again: on === 'play' });
    if (t.common && trigger.by === 'all')
      return `${when}, ${resolve(each(t, 'dieser Spieler', steps), 'inverted')}`;
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

/** "am Ende deines Spielzugs: Ziehe eine Karte", "am Ende seines Spielzugs zieht er eine Karte". */
export function inTurnOf(t: Teller, turn: string, steps: readonly Step[], by?: Trigger['by']): string {
  if (t.common && by === 'all') return `${turn} ${resolve(each(t, 'dieser Spieler', steps), 'inverted')}`;
  const told = tellSteps(t, steps);
  return t.person === 'they' && isStatement(told[0] ?? '')
    ? `${turn} ${inTurn(told, 'inverted')}`
    : `${turn}: ${capital(inTurn(told))}`;
}

/** "zu Beginn deines Spielzugs". */
function turnPhrase(t: Teller, { on, by = 'own' }: Trigger): string {
  const own = t.person === 'you' ? 'deines Spielzugs' : 'seines Spielzugs';
  const turn = { own, opponents: 'des Spielzugs jedes Gegners', all: 'des Spielzugs jedes Spielers' }[by];
  return `${on === 'turn-start' ? 'zu Beginn' : 'am Ende'} ${turn}`;
}

/** "immer wenn ein Gegner ein Gleis auf ein Feld mit deinen Gleisen legt". */
function whenPhrase(t: Teller, trigger: Trigger, on: keyof EventWords): string {
  const { by = 'own', once } = trigger;
  const isYou = by === 'own' && t.person === 'you';
  const who = { own: isYou ? 'du' : 'er', opponents: 'ein Gegner', all: 'ein Spieler' }[by];
  const start = once ? `wenn ${who} in einem Spielzug zum ersten Mal` : `immer wenn ${who}`;
  return `${start} ${done(t, trigger, isYou)} ${EVENTS[on][isYou ? 0 : 1]}`;
}

function done(t: Teller, { on, where, at }: Trigger, isYou: boolean): string {
  switch (on) {
    case 'lay':
      return `ein Gleis${at === undefined ? '' : ` ${onCells(t, at, false, 'accusative')}`}`;
    case 'station':
      return `einen Bahnhof${at === undefined ? '' : ` in ${cellPhrase(t, { ...at, place: at.place ?? 'city' }, false, 'dative')}`}`;
    case 'draw':
      return 'durch einen Effekt eine Karte';
    case 'shuffle':
      return `${isYou ? 'deinen' : 'seinen'} Nachziehstapel`;
    case 'route':
      return 'eine Verbindung';
    default:
      return oneOf(t, where, 'accusative');
  }
}

const PRICED: PricedWords = {
  cards: (t, { where }) => noun(t, where, true, 'nominative'),
  rails: (t, { at }) => `Gleise${at === undefined ? '' : ` ${onCells(t, at, true, 'dative')}`}`,
  stations: (t, { at }) =>
    `Bahnhöfe${at === undefined ? '' : ` in ${cellPhrase(t, { ...at, place: at.place ?? 'city' }, true, 'dative')}`}`,
};

/** "Züge kosten dich 1 Münze weniger". */
function priced(t: Teller, price: Price, way: 'weniger' | 'mehr'): string {
  const own = t.person === 'you' ? ' dich' : ' ihn';
  const payer = { own, opponents: ' jeden Gegner', all: '' }[price.for ?? 'own'];
  return `${statement('kosten', PRICED[price.what](t, price))}${payer} ${coinsPhrase(t, price, way)}`;
}

/** "1 Münze weniger für jeden Zug in deinem Spielbereich". */
export function coinsPhrase(t: Teller, price: Price, way: 'weniger' | 'mehr'): string {
  const coins = quantity(t, price.coins, 'Münze', 'Münzen', 'in Höhe');
  return /^\d/.test(coins)
    ? coins.replace(/^\d+ Münzen?/, `$& ${way}`)
    : `${way} Münzen, und zwar ${amountIn(t, price.coins, 'accusative')}`;
}

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
