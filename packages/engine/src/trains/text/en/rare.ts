// English: words that few games need: triggers, prices, what steps start and that lasts, and ranks.
import { showsDrawn } from '../../language/shown-draws.ts';
import type { Lasting, OpParams, Price, Trigger } from '../../language/values.ts';
import type { PricedWords } from '../grammar.ts';
import { tellMandatory } from '../must.ts';
import { readRanking, type Ranking } from '../ranking.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import type { RareWords, Teller } from '../teller.ts';
import { readNextPaid, readTurns, type Turns } from '../turns.ts';
import { cellNoun, cellsOf, onCells } from './cells.ts';
import { amountPhrase, quantity } from './amounts.ts';
import { each } from './each.ts';
import { phrase } from './lasting.ts';
import { noun } from './nouns.ts';
import { EVENTS, NUMERALS, inTurn, list as listed, UNTIL, withArticle, you } from './words.ts';

/** The rare words of the English grammar. */
export const rare: RareWords = {
  lasting: tellLastingStep,
  trigger: tellTrigger,
  priced: (t, price, way) => priced(t, price, way === 'cheaper' ? 'less' : 'more'),
  mandatory: (t, effect) =>
    tellMandatory(
      t,
      effect,
      'you must apply this effect if it can be carried out',
      (teller, infinitive) => `${you(teller)} must ${infinitive}`,
    ),
  numerals: NUMERALS,
  ranked(t, compare) {
    const ranking = readRanking(compare);
    return ranking && ranked(t, ranking);
  },
};

function tellTrigger(t: Teller, trigger: Trigger): string {
  const when = whenPhrase(t, trigger);
  t.select('it', { where: trigger.where, again: trigger.on === 'play', done: undefined, partly: false });
  if (t.common && trigger.by === 'all') return `${when}, ${each(t, 'that player', trigger.do)}`;
  return `${when}, ${inTurn(tellSteps(t, trigger.do))}`;
}

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
  const shown = showsDrawn(trigger) ? ' (it is revealed)' : '';
  return `${once ? 'the first time in each turn that' : 'whenever'} ${who} ${does} ${done(t, trigger)}${shown}`;
}

function done(t: Teller, trigger: Trigger): string {
  const { on, by = 'own', where, at } = trigger;
  switch (on) {
    case 'lay':
      return `a rail${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'station':
      return `a station${at === undefined ? '' : ` in ${withArticle(cellNoun(t, { ...at, place: at.place ?? 'city' }, false))}`}`;
    case 'draw':
      return `${withArticle(noun(t, where, false))} through an effect`;
    case 'shuffle':
      return by === 'own' && t.person === 'you' ? 'your deck' : 'their deck';
    case 'route':
      return 'a route';
    case 'token':
      return `${aToken(t, trigger)}${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'take-token':
      return `${aToken(t, trigger)} off ${at === undefined ? 'the map' : cellsOf(t, at, false)}`;
    default:
      return withArticle(noun(t, where, false));
  }
}

/** "one of your Goods tokens", "an opponent’s token"; if others than the own seat act, it is said whose opponent. */
function aToken(t: Teller, { token, of = 'all', by = 'own' }: Trigger): string {
  const noun = token === undefined ? 'token' : `${t.names(token, 'token')} token`;
  const your = t.person === 'you' ? 'your' : 'their';
  if (of === 'own') return `one of ${your} ${noun}s`;
  if (of === 'all') return withArticle(noun);
  return by === 'own' || t.common
    ? `an opponent’s ${noun}`
    : `${withArticle(noun)} of one of ${your} opponents`;
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
function coinsPhrase(t: Teller, price: Price, way: 'less' | 'more'): string {
  const coins = quantity(t, price.coins, 'coin', 'coins');
  return /^\d/.test(coins)
    ? coins.replace(/^\d+ coins?/, `$& ${way}`)
    : `as many coins ${way} as ${amountPhrase(t, price.coins)}`;
}

/** The lasting effect that a step starts: "for the rest of the turn, cards cost you 1 coin less". */
function tellLastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const what = decidedLasting(t, step.what);
  const { when, said } = told(t, t.aside(), step, what);
  if (t.mood === 'infinitive') return `have this hold${when === '' ? '' : ` ${when}`}: ${said}`;
  return when === '' ? said : `${when}, ${said}`;
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
  if (acts)
    return { when: '', said: `${turnsPhrase(t, acts)}, ${inTurn(tellSteps(inner, acts.trigger.do))}` };
  const all = what.map((one) => phrase(inner, one));
  const list = all.some((one) => /[,;:]/.test(one)) ? all.join('; ') : listed(all);
  const now = turns === 0 && until === 'turn-end' ? ' this turn' : '';
  const next =
    times === 0 ? undefined : (nextPaid(inner, step, what, now) ?? nextTimes(list, all.length, times, now));
  // Only the next time: what ends then need not be said to last, and the words for the next one say if it must come this turn.
  const always = next !== undefined && turns === 0 && (until === 'game-end' || now !== '');
  const end = `${t.person === 'you' ? 'your' : 'their'} next ${turns === 1 ? 'turn' : `${turns} turns`}`;
  const when = always ? '' : turns > 0 ? `until the end of ${end}` : UNTIL[until][t.person];
  const only = times === 1 ? 'the next time' : `the next ${times} times`;
  return { when, said: next ?? (times === 0 ? list : `${list}, but only ${only}`) };
}

/** "at the start of each of your next 3 turns". */
function turnsPhrase(t: Teller, { trigger, turns, later }: Turns): string {
  const next = t.person === 'you' ? 'your next' : 'their next';
  const more = turns === 1 ? `${next} turn` : `each of ${next} ${turns} turns`;
  if (trigger.on === 'turn-start') return `at the start of ${more}`;
  if (later) return `at the end of ${more}`;
  return turns === 0 ? 'at the end of the turn' : `at the end of this turn and of ${more}`;
}

/** "the next 2 trains you buy cost 3 coins less". */
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
  const one = next.times === 1;
  const on = at === undefined ? '' : ` ${onCells(t, at, false)}`;
  const paid = {
    cards: () => `${noun(t, where, !one)} ${you(t)} buy${now}`,
    rails: () => `rail${one ? '' : 's'} ${you(t)} lay${now}${on}`,
    stations: () =>
      `station${one ? '' : 's'} ${you(t)} build${now}${at === undefined ? '' : ` in ${withArticle(cellNoun(t, { ...at, place: at.place ?? 'city' }, false))}`}`,
  }[next.price.what]();
  const coins = coinsPhrase(t, next.price, next.way === 'cheaper' ? 'less' : 'more');
  return `the next ${one ? '' : `${next.times} `}${paid} cost${one ? 's' : ''} ${coins}`;
}

/** "the next time you play a train, …". */
function nextTimes(told: string, parts: number, times: number, now: string): string | undefined {
  const next = times === 1 ? 'the next time' : `the next ${times} times`;
  const said = told
    .replace(
      /^(?:whenever|the first time in each turn that) /,
      now === '' ? `${next} ` : `${next}${now} that `,
    )
    .replace(/^at the (start|end) of (your|their) turn/, (_, at: string, whose: string) =>
      at === 'start' ? `${next} ${whose} turn begins` : `${next} ${whose} turn ends`,
    );
  return parts > 1 || said === told ? undefined : said;
}

/** "you own more trains than any opponent". */
function ranked(t: Teller, { what, where, more }: Ranking): string {
  const your = t.person === 'you' ? 'your' : 'their';
  if (what === 'network')
    return `${your} largest network is ${more ? 'larger than' : 'at least as large as'} any opponent’s`;
  const [verb, things, end] = {
    owned: ['own', noun(t, where, true), ''],
    railsLeft: ['have', 'rails', ' left'],
    score: ['have', 'points', ' on the score track'],
    routes: ['have claimed', 'routes', ''],
  }[what] as [string, string, string];
  return `${you(t)} ${verb} ${more ? 'more' : 'at least as many'} ${things}${end} ${more ? 'than' : 'as'} any opponent`;
}
