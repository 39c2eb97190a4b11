// German: what holds while a card is in play.
import type { CardRole } from '../../definition.ts';
import type { Lasting, OpParams, Price, Trigger } from '../../language/values.ts';
import { entryOf, type EventWords, type LastingWords, type PricedWords, type RoleWords } from '../grammar.ts';
import { decidedLasting, isNextTurn, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { amountIn, quantity } from './amounts.ts';
import { cellPhrase } from './cells.ts';
import { capital, inTurn, isStatement, list, resolve, statement } from './clause.ts';
import { conditionPhrase } from './conditions.ts';
import { noun, oneOf } from './nouns.ts';
import { waivedPhrase } from './waivers.ts';
import { cardOf, EVENTS, UNTIL } from './words.ts';

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
      return `${turnPhrase(t, trigger)}: ${capital(inTurn(tellSteps(t, steps)))}`;
    const when = whenPhrase(t, trigger, on);
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

/** "zu Beginn deines Spielzugs". */
function turnPhrase(t: Teller, { on, by = 'own' }: Trigger): string {
  const own = t.person === 'you' ? 'deines Spielzugs' : 'seines Spielzugs';
  const turn = { own, opponents: 'des Spielzugs jedes Gegners', all: 'jedes Spielzugs' }[by];
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
      return `ein Gleis${at === undefined ? '' : ` auf ${cellPhrase(t, at, false, 'accusative')}`}`;
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
  rails: (t, { at }) => `Gleise${at === undefined ? '' : ` auf ${cellPhrase(t, at, true, 'dative')}`}`,
  stations: (t, { at }) =>
    `Bahnhöfe${at === undefined ? '' : ` in ${cellPhrase(t, { ...at, place: at.place ?? 'city' }, true, 'dative')}`}`,
};

/** "Züge kosten dich 1 Münze weniger". */
function priced(t: Teller, price: Price, way: 'weniger' | 'mehr'): string {
  const own = t.person === 'you' ? ' dich' : ' ihn';
  const payer = { own, opponents: ' jeden Gegner', all: '' }[price.for ?? 'own'];
  const coins = quantity(t, price.coins, 'Münze', 'Münzen', 'in Höhe');
  const said = /^\d/.test(coins)
    ? coins.replace(/^\d+ Münzen?/, `$& ${way}`)
    : `${way} Münzen, und zwar ${amountIn(t, price.coins, 'accusative')}`;
  return `${statement('kosten', PRICED[price.what](t, price))}${payer} ${said}`;
}

function phrase(t: Teller, lasting: Lasting): string {
  const [form, value] = entryOf(lasting);
  return (LASTING[form as keyof LastingWords] as (t: Teller, value: unknown) => string)(t, value);
}

const ROLES: RoleWords = { power: 'während des ganzen Spiels', event: 'bis zum nächsten Ereignis' };

export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  return lasting.map((one) => {
    const told = phrase(t, one);
    const start = role === undefined ? 'solange diese Karte im Spiel ist,' : ROLES[role];
    return isStatement(told) ? `${start} ${resolve(told, 'inverted')}` : `${start} gilt: ${capital(told)}`;
  });
}

/** The same for a step: "bis zum Ende des Spielzugs gilt: Karten kosten dich 1 Münze weniger". */
export function tellLastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const { what, until = 'turn-end', turns = 0, times = 0 } = step;
  const inner = t.aside();
  const each = decidedLasting(t, what).map((one) => resolve(phrase(inner, one), 'first'));
  const all = each.some((one) => /[,;:]/.test(one)) ? each.join('; ') : list(each);
  const told = capital(times === 0 ? all : onlyTimes(all, each.length, times));
  const isYou = t.person === 'you';
  const end =
    turns === 1
      ? `${isYou ? 'deines' : 'seines'} nächsten Spielzugs`
      : `${isYou ? 'deiner' : 'seiner'} nächsten ${turns} Spielzüge`;
  const when = turns > 0 ? `bis zum Ende ${end}` : UNTIL[until][t.person];
  // "zu Beginn deines nächsten Spielzugs" says by itself how long it lasts.
  const isOnce = isNextTurn(step);
  if (t.mood === 'infinitive') return `${isOnce ? '' : `${when} `}gelten lassen: ${told}`;
  if (isOnce) return told.charAt(0).toLowerCase() + told.slice(1);
  const start = statement('gilt', when);
  return `${t.mood === 'third' ? resolve(start, 'first') : start}: ${told}`;
}

/** "das nächste Mal, wenn du einen Zug ausspielst, …". */
function onlyTimes(told: string, parts: number, times: number): string {
  const next = times === 1 ? 'das nächste Mal' : `die nächsten ${times} Male`;
  const turn = (when: string, whose: string): string =>
    times === 1 ? `${when} ${whose}s nächsten Spielzugs` : `${when} ${whose}r nächsten ${times} Spielzüge`;
  const said =
    parts > 1
      ? told
      : told
          .replace(/^immer wenn /, `${next}, wenn `)
          .replace(/^wenn (.*?) in einem Spielzug zum ersten Mal /, `${next}, wenn $1 `)
          .replace(/^(zu Beginn|am Ende) (deine|seine)s Spielzugs/, (_, when: string, whose: string) =>
            turn(when, whose),
          );
  return said === told ? `${told}, aber nur ${next}` : said;
}
