// German: words that few games need: triggers, prices, what steps start and that lasts, and ranks.
import { showsDrawn } from '../../language/shown-draws.ts';
import type { Lasting, OpParams, Price, Step, Trigger } from '../../language/values.ts';
import type { EventWords, PricedWords } from '../grammar.ts';
import { tellMandatory } from '../must.ts';
import { readRanking, type Ranking } from '../ranking.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import type { RareWords, Teller } from '../teller.ts';
import { readNextPaid, readTurns, type Turns } from '../turns.ts';
import { cellPhrase, onCells } from './cells.ts';
import { capital, inTurn, isStatement, list, resolve, statement } from './clause.ts';
import { genderOf } from './heads.ts';
import { amountIn, quantity } from './amounts.ts';
import { each } from './each.ts';
import { phrase } from './lasting.ts';
import { noun, oneOf } from './nouns.ts';
import { EVENTS, NUMERALS, UNTIL } from './words.ts';

/** The rare words of the German grammar. */
export const rare: RareWords = {
  lasting: tellLastingStep,
  trigger: tellTrigger,
  priced: (t, price, way) => priced(t, price, way === 'cheaper' ? 'weniger' : 'mehr'),
  mandatory: (t, effect) =>
    tellMandatory(
      t,
      effect,
      'du musst diesen Effekt ausführen, wenn er sich ausführen lässt',
      (teller, infinitive) =>
        `${teller.person === 'you' ? statement('musst', 'du') : statement('muss', 'er')} ${infinitive}`,
    ),
  numerals: NUMERALS,
  ranked(t, compare) {
    const ranking = readRanking(compare);
    return ranking && ranked(t, ranking);
  },
};

function tellTrigger(t: Teller, trigger: Trigger): string {
  const { on, where, do: steps } = trigger;
  if (on === 'turn-start' || on === 'turn-end') return inTurnOf(t, turnPhrase(t, trigger), steps, trigger.by);
  const when = whenPhrase(t, trigger, on);
  t.select('it', { where, again: on === 'play', done: undefined, partly: false });
  if (t.common && trigger.by === 'all')
    return `${when}, ${resolve(each(t, 'dieser Spieler', steps), 'inverted')}`;
  return `${when}, ${inTurn(tellSteps(t, steps), 'inverted')}`;
}

/** "am Ende deines Spielzugs: Ziehe eine Karte", "am Ende seines Spielzugs zieht er eine Karte". */
function inTurnOf(t: Teller, turn: string, steps: readonly Step[], by?: Trigger['by']): string {
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
  const shown = showsDrawn(trigger) ? ' (die Karte wird aufgedeckt)' : '';
  return `${start} ${done(t, trigger, isYou)} ${EVENTS[on][isYou ? 0 : 1]}${shown}`;
}

function done(t: Teller, trigger: Trigger, isYou: boolean): string {
  const { on, where, at } = trigger;
  const marker = einenMarker(t, trigger);
  switch (on) {
    case 'lay':
      return `ein Gleis${at === undefined ? '' : ` ${onCells(t, at, false, 'accusative')}`}`;
    case 'station':
      return `einen Bahnhof${at === undefined ? '' : ` in ${cellPhrase(t, { ...at, place: at.place ?? 'city' }, false, 'dative')}`}`;
    case 'draw':
      return `durch einen Effekt ${oneOf(t, where, 'accusative')}`;
    case 'shuffle':
      return `${isYou ? 'deinen' : 'seinen'} Nachziehstapel`;
    case 'route':
      return 'eine Verbindung';
    case 'token':
      return `${marker} ${at === undefined ? 'auf den Spielplan' : onCells(t, at, false, 'accusative')}`;
    case 'take-token':
      return `${marker} ${at === undefined ? 'vom Spielplan' : `von ${cellPhrase(t, at, false, 'dative')}`}`;
    default:
      return oneOf(t, where, 'accusative');
  }
}

/** "einen deiner Waren-Marker", "einen gegnerischen Marker"; if others than the own seat act, it is said whose opponent. */
function einenMarker(t: Teller, { token, of = 'all', by = 'own' }: Trigger): string {
  const marker = token === undefined ? 'Marker' : `${t.names(token, 'token')}-Marker`;
  const deiner = t.person === 'you' ? 'deiner' : 'seiner';
  if (of === 'own') return `einen ${deiner} ${marker}`;
  if (of === 'all') return `einen ${marker}`;
  return by === 'own' || t.common ? `einen gegnerischen ${marker}` : `einen ${marker} eines ${deiner} Gegner`;
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
function coinsPhrase(t: Teller, price: Price, way: 'weniger' | 'mehr'): string {
  const coins = quantity(t, price.coins, 'Münze', 'Münzen', 'in Höhe');
  return /^\d/.test(coins)
    ? coins.replace(/^\d+ Münzen?/, `$& ${way}`)
    : `${way} Münzen, und zwar ${amountIn(t, price.coins, 'accusative')}`;
}

/** The lasting effect that a step starts: "bis zum Ende des Spielzugs gilt: Karten kosten dich 1 Münze weniger". */
function tellLastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const what = decidedLasting(t, step.what);
  const { when, said } = told(t, t.aside(), step, what);
  if (t.mood === 'infinitive') return `${when === '' ? '' : `${when} `}gelten lassen: ${capital(said)}`;
  if (when === '') return said;
  const start = statement('gilt', when);
  return `${t.mood === 'third' ? resolve(start, 'first') : start}: ${capital(said)}`;
}

/** How long it lasts, unless what it does says so, and what it does. */
function told(
  t: Teller,
  inner: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
): { readonly when: string; readonly said: string } {
  const { until = 'turn-end', turns = 0, times = 0 } = step;
  const acts = readTurns(t, step, what);
  if (acts) return { when: '', said: inTurnOf(inner, turnsPhrase(t, acts), acts.trigger.do) };
  const each = what.map((one) => resolve(phrase(inner, one), 'first'));
  const all = each.some((one) => /[,;:]/.test(one)) ? each.join('; ') : list(each);
  const now = turns === 0 && until === 'turn-end' ? ' in diesem Spielzug' : '';
  const next =
    times === 0 ? undefined : (nextPaid(inner, step, what, now) ?? nextTimes(all, each.length, times, now));
  // Only the next time: what ends then need not be said to last, and the words for the next one say if it must come this turn.
  const always = next !== undefined && turns === 0 && (until === 'game-end' || now !== '');
  const isYou = t.person === 'you';
  const end =
    turns === 1
      ? `${isYou ? 'deines' : 'seines'} nächsten Spielzugs`
      : `${isYou ? 'deiner' : 'seiner'} nächsten ${turns} Spielzüge`;
  const when = always ? '' : turns > 0 ? `bis zum Ende ${end}` : UNTIL[until][t.person];
  const only = times === 1 ? 'das nächste Mal' : `die nächsten ${times} Male`;
  return { when, said: next ?? (times === 0 ? all : `${all}, aber nur ${only}`) };
}

/** "zu Beginn jedes deiner nächsten 3 Spielzüge". */
function turnsPhrase(t: Teller, { trigger, turns, later }: Turns): string {
  const isYou = t.person === 'you';
  const more =
    turns === 1
      ? `${isYou ? 'deines' : 'seines'} nächsten Spielzugs`
      : `jedes ${isYou ? 'deiner' : 'seiner'} nächsten ${turns} Spielzüge`;
  if (trigger.on === 'turn-start') return `zu Beginn ${more}`;
  if (later) return `am Ende ${more}`;
  return turns === 0 ? 'am Ende des Spielzugs' : `am Ende dieses und ${more}`;
}

/** "die nächsten 2 Züge, die du kaufst, kosten 3 Münzen weniger". */
/** `now` says that it must be this turn. */
function nextPaid(
  t: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
  now: string,
): string | undefined {
  const next = readNextPaid(step, what);
  if (next === undefined) return undefined;
  const { where, at } = next.price;
  const many = next.times > 1;
  const isYou = t.person === 'you';
  const who = isYou ? 'du' : 'er';
  const [the, thing, does] = {
    cards: () => [
      genderOf(where, false) === 'masculine' ? 'den' : 'die',
      noun(t, where, many, 'nominative'),
      isYou ? 'kaufst' : 'kauft',
    ],
    rails: () => [
      'das',
      `Gleis${many ? 'e' : ''}${at === undefined ? '' : ` ${onCells(t, at, false, 'dative')}`}`,
      isYou ? 'legst' : 'legt',
    ],
    stations: () => [
      'den',
      `${many ? 'Bahnhöfe' : 'Bahnhof'}${at === undefined ? '' : ` in ${cellPhrase(t, { ...at, place: at.place ?? 'city' }, false, 'dative')}`}`,
      isYou ? 'baust' : 'baut',
    ],
  }[next.price.what]() as [string, string, string];
  const article = many ? 'die' : the === 'den' ? 'der' : the;
  const coins = coinsPhrase(t, next.price, next.way === 'cheaper' ? 'weniger' : 'mehr');
  return `${article} nächste${many ? `n ${next.times}` : ''} ${thing}, ${many ? 'die' : the} ${who}${now} ${does}, ${many ? 'kosten' : 'kostet'} ${coins}`;
}

/** "das nächste Mal, wenn du einen Zug ausspielst, …". */
function nextTimes(told: string, parts: number, times: number, now: string): string | undefined {
  const next = times === 1 ? 'das nächste Mal' : `die nächsten ${times} Male`;
  const said = told
    .replace(/^immer wenn /, `${next}${now}, wenn `)
    .replace(/^wenn (.*?) in einem Spielzug zum ersten Mal /, `${next}${now}, wenn $1 `)
    .replace(
      /^(zu Beginn|am Ende) (dein|sein)es Spielzugs:? (.)/,
      (_, when: string, whose: string, first: string) =>
        `${next}, wenn ${whose} Spielzug ${when === 'am Ende' ? 'endet' : 'beginnt'}, ${first.toLowerCase()}`,
    );
  return parts > 1 || said === told ? undefined : said;
}

/** "du mehr Züge besitzt als jeder Gegner". */
function ranked(t: Teller, { what, where, more }: Ranking): string {
  const isYou = t.person === 'you';
  const many = more ? 'mehr' : 'mindestens so viele';
  const rival = more ? 'als jeder Gegner' : 'wie jeder Gegner';
  const who = isYou ? 'du' : 'er';
  const has = isYou ? 'hast' : 'hat';
  return {
    owned: () => `${who} ${many} ${noun(t, where, true, 'accusative')} besitzt ${rival}`,
    network: () =>
      `${isYou ? 'dein' : 'sein'} größtes Netz ${more ? 'größer' : 'mindestens so groß'} ist ${more ? 'als' : 'wie'} das jedes Gegners`,
    railsLeft: () => `${who} ${many} Gleise übrig ${has} ${rival}`,
    score: () => `${who} auf der Wertungsleiste ${many} Punkte ${has} ${rival}`,
    routes: () => `${who} ${many} Verbindungen hergestellt ${has} ${rival}`,
  }[what]();
}
