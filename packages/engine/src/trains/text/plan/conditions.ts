// Conditions as they follow "if". `no` negates the condition.
import type { Amount, Bounds, Compare, Condition } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { readRanking, type Ranking } from '../ranking.ts';
import { isNone } from './bounds.ts';
import { isZone, readCards } from './cards.ts';
import { chosenCells } from './cell-readings.ts';
import { listed } from './lists.ts';
import { resourceNoun } from './resources.ts';

export function conditionPhrase(t: Teller, condition: Condition, no = false): string {
  const told = t.grammar.conditions;
  if ('not' in condition) return conditionPhrase(t, condition.not, !no);
  if ('all' in condition) return several(t, condition.all, no, no ? 'or' : 'and');
  if ('any' in condition) return several(t, condition.any, no, no ? 'and' : 'or');
  if ('compare' in condition) return comparison(t, condition.compare, no);
  if ('rule' in condition)
    return told.rule(
      Object.entries(condition.rule).map(([name, value]) => `${name}: ${String(value)}`),
      no,
    );
  if ('same' in condition) {
    const named = condition.same.find((name) => t.selected(name)?.named);
    const others = condition.same.filter((name) => name !== named);
    if (named === undefined) return told.inCommon(t, others, no);
    return told.isNamed(t, others, no);
  }
  const { from, where } = readCards(condition.there);
  if (isZone(from)) return told.inZone(t, from, where, no);
  const what = t.selected(from);
  const cells = chosenCells(t, from);
  if (cells) return told.cellChosen(t, cells, no);
  if (where === undefined) return told.wasDone(t, what, no);
  const said = what?.many === false ? told.isSuch(t, from, where, no) : told.among(t, from, where, no);
  // They have just been mentioned.
  if (what) t.select(from, {});
  return said;
}

function several(t: Teller, conditions: readonly Condition[], no: boolean, last: 'and' | 'or'): string {
  return listed(
    t,
    conditions.map((one) => conditionPhrase(t, one, no)),
    last,
  );
}

function comparison(t: Teller, compare: Compare, no: boolean): string {
  const told = t.grammar.conditions;
  const ranking = no ? undefined : readRanking(compare);
  if (ranking) return ranked(t, ranking);
  const { amount, ...bounds } = compare;
  if (no && isNone(bounds)) return comparison(t, { amount, atLeast: 1 }, false);
  const isAny = Object.keys(bounds).join() === 'atLeast' && bounds.atLeast === 1;
  if (typeof amount === 'object' && 'cells' in amount && (isAny || isNone(bounds)))
    return told.areCells(t, amount.cells, isAny === no);
  if (typeof amount === 'object' && 'coins' in amount)
    return told.haveSum(t, bounds, t.grammar.words.nouns.coin, no);
  if (typeof amount === 'object' && 'resources' in amount && (amount.resources.of ?? 'own') === 'own')
    return told.haveSum(t, bounds, resourceNoun(t, amount.resources.kind), no);
  const place = placeIn(amount, bounds);
  if (place) return told.playsAt(t, place, no);
  const round = numberIn('round', amount, bounds);
  if (round) return told.inRound(t, ...round, no);
  const turn = numberIn('ownTurn', amount, bounds);
  if (turn) return told.inOwnTurn(t, ...turn, no);
  if (typeof amount === 'object' && 'count' in amount) {
    const { from, where } = readCards(amount.count);
    if (isZone(from)) return told.haveCards(t, bounds, from, where, no);
  }
  return told.within(t, amount, bounds, no);
}

/** Whether a comparison asks for the first or the last place in turn order. */
function placeIn(amount: Amount, { exactly, ...others }: Bounds): 'first' | 'last' | undefined {
  if (typeof amount !== 'object' || !('turnOrder' in amount) || Object.keys(others).length > 0)
    return undefined;
  if (exactly === 1) return 'first';
  return typeof exactly === 'object' && 'players' in exactly ? 'last' : undefined;
}

/** The one number that a comparison asks the round or the turn for, and how. */
function numberIn(
  what: 'round' | 'ownTurn',
  amount: Amount,
  bounds: Bounds,
): [number, keyof Bounds] | undefined {
  if (typeof amount !== 'object' || !(what in amount)) return undefined;
  const [[bound, number], ...others] = Object.entries(bounds) as [keyof Bounds, Amount][];
  return typeof number === 'number' && others.length === 0 ? [number, bound] : undefined;
}

/** "you own more trains than any opponent". */
function ranked(t: Teller, { what, where, kind, more }: Ranking): string {
  const { words, noun } = t.grammar;
  const resource = kind === undefined ? undefined : resourceNoun(t, kind);
  const things = resource?.many ?? (what === 'owned' ? noun(t, where, true, 'accusative') : '');
  const rank = words.rank[more ? 'more' : 'equal'];
  return t.said(words.ranked[what], {
    ...rank,
    // A resource without a plural, such as influence, is a mass.
    many: resource && resource.one === resource.many ? rank.much : rank.many,
    things,
    ofThings: t.grammar.of(things),
  });
}
