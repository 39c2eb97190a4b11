// English: words that few games need: what steps start and that lasts, and ranks.
import type { Lasting, OpParams } from '../../language/values.ts';
import type { RareWords } from '../grammar.ts';
import { readRanking, type Ranking } from '../ranking.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { readNextPaid, readTurns, type Turns } from '../turns.ts';
import { cellNoun, onCells } from './cells.ts';
import { coinsPhrase, phrase } from './lasting.ts';
import { noun } from './nouns.ts';
import { inTurn, list as listed, UNTIL, withArticle, you } from './words.ts';

export const rare: RareWords = {
  lasting: tellLastingStep,
  ranked(t, compare) {
    const ranking = readRanking(compare);
    return ranking && ranked(t, ranking);
  },
};

/** The same for a step: "for the rest of the turn, cards cost you 1 coin less". */
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
  const next = times === 0 ? undefined : (nextPaid(inner, step, what) ?? nextTimes(list, all.length, times));
  // Only the next time: what ends then need not be said to last.
  const always = next !== undefined && turns === 0 && until === 'game-end';
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
function nextPaid(t: Teller, step: OpParams<'lasting'>, what: readonly Lasting[]): string | undefined {
  const next = readNextPaid(step, what);
  if (next === undefined) return undefined;
  const { where, at } = next.price;
  const one = next.times === 1;
  const on = at === undefined ? '' : ` ${onCells(t, at, false)}`;
  const paid = {
    cards: () => `${noun(t, where, !one)} ${you(t)} buy`,
    rails: () => `rail${one ? '' : 's'} ${you(t)} lay${on}`,
    stations: () =>
      `station${one ? '' : 's'} ${you(t)} build${at === undefined ? '' : ` in ${withArticle(cellNoun(t, { ...at, place: at.place ?? 'city' }, false))}`}`,
  }[next.price.what]();
  const coins = coinsPhrase(t, next.price, next.way === 'cheaper' ? 'less' : 'more');
  return `the next ${one ? '' : `${next.times} `}${paid} cost${one ? 's' : ''} ${coins}`;
}

/** "the next time you play a train, …". */
function nextTimes(told: string, parts: number, times: number): string | undefined {
  const next = times === 1 ? 'the next time' : `the next ${times} times`;
  const said = told
    .replace(/^(?:whenever|the first time in each turn that) /, `${next} `)
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
