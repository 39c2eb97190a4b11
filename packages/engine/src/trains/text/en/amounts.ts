// English: amounts as phrases, and quantities of something.
import type { Side, TurnCount } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, TokensOn } from '../../language/values.ts';
import { entryOf, isAdded, isReckoned, type AmountWords } from '../grammar.ts';
import { readForEach, readLimited, type Unit } from '../for-each.ts';
import type { Teller } from '../teller.ts';
import { cellNoun, onCells, oneCell } from './cells.ts';
import { isZone, noun, reference, zone } from './nouns.ts';
import { list, you } from './words.ts';

const AMOUNTS: AmountWords = {
  count: (t, cards) => `the number of ${counted(t, cards, true)}`,
  costOf: (t, name) => property(t, 'cost', name),
  valueOf: (t, name) => property(t, 'printed value', name),
  pointsOf: (t, name) => property(t, 'points', name),
  coins: (t) => `the number of ${t.person === 'you' ? 'your' : 'their'} coins`,
  rails: (t, cells) => `the number of ${railsOn(t, cells).many}`,
  stations: (t, cells) =>
    `the number of stations in ${cellNoun(t, cells.place === undefined ? { ...cells, place: 'city' } : cells, true)}`,
  cells: (t, cells) => `the number of ${cellNoun(t, cells, true)}`,
  distance: (t, { from, to }) => `the number of steps from ${oneCell(t, from)} to ${oneCell(t, to)}`,
  network: (t, side) => `the size of ${network(t, side)}`,
  owned: (t, { by, where }) => `${how(by)} ${noun(t, where, true)} ${owner(t, by)}`,
  turn: (t, what) => `the number of ${doneThisTurn(t, what).many}`,
  tokens: (t, on) => `${how(on.of ?? 'all')} ${tokensOn(t, on).many}`,
  railsLeft: (t, side) => `${how(side)} rails ${who(t, side)} ${has(side)} left`,
  score: (t, side) => `${how(side, 'the')} points ${who(t, side)} ${has(side)} on the score track`,
  routes: (t, side) => `${how(side)} ${claimed(t, side)}`,
  sum: (t, amounts) => fromLeft(t, amounts, ' plus '),
  minus: (t, amounts) => fromLeft(t, amounts, ' minus '),
  times: (t, amounts) => amounts.map((a) => operand(t, a)).join(' times '),
  divide: (t, amounts) => `${amounts.map((a) => operand(t, a)).join(' divided by ')}, rounded down`,
  half: (t, amount) => `half of ${operand(t, amount)}, rounded down`,
  min: (t, amounts) => `the least of ${list(amounts.map((a) => operand(t, a)))}`,
  max: (t, amounts) => `the greatest of ${list(amounts.map((a) => operand(t, a)))}`,
};

function property(t: Teller, what: string, name: string): string {
  const cards = reference(t, name);
  return cards === 'it' ? `its ${what}` : `the ${what} of ${cards}`;
}

export function amountPhrase(t: Teller, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const [form, value] = entryOf(amount);
  return (AMOUNTS[form as keyof AmountWords] as (t: Teller, value: unknown) => string)(t, value);
}

/** Read from left to right: only the first operand may be a sum without brackets. */
function fromLeft(t: Teller, [first, ...others]: readonly Amount[], sign: string): string {
  const begins = isAdded(first) ? amountPhrase(t, first) : operand(t, first);
  return [begins, ...others.map((one) => operand(t, one))].join(sign);
}

/** An amount inside a calculation. */
function operand(t: Teller, amount: Amount): string {
  return isReckoned(amount) ? `(${amountPhrase(t, amount)})` : amountPhrase(t, amount);
}

/** Only the rails of the side that the cells name are counted. */
function railsOn(t: Teller, { rails, ...cells }: CellFilter): Unit {
  const place = onCells(t, cells, true);
  if (rails === 'all' || rails === undefined) return { each: `each rail ${place}`, many: `rails ${place}` };
  const theirs = `the opponents’ rails ${place}`;
  const these = rails === 'own' ? `${your(t)} rails ${place}` : theirs;
  return { each: `each of ${these}`, many: these, every: `of ${these}` };
}

/** "goods tokens in cities", "your claim tokens on the map". */
function tokensOn(t: Teller, { kind, of = 'all', where = {} }: TokensOn): Unit {
  const name = `${t.names(kind, 'token')} token`;
  const place = onCells(t, where, true);
  if (of === 'all') return { each: `each ${name} ${place}`, many: `${name}s ${place}` };
  if (isOne(of)) return { each: '', many: `${name}s an opponent has ${place}` };
  const these = `${of === 'own' ? your(t) : 'the opponents’'} ${name}s ${place}`;
  return { each: `each of ${these}`, many: these, every: `of ${these}` };
}

const your = (t: Teller): string => (t.person === 'you' ? 'your' : 'their');

function network(t: Teller, side: Side): string {
  return {
    own: `${your(t)} largest network`,
    opponents: 'the opponents’ largest networks together',
    all: 'all players’ largest networks together',
    most: 'the largest network of an opponent',
    fewest: 'the smallest of the opponents’ largest networks',
  }[side];
}

const isOne = (side: Side): boolean => side === 'most' || side === 'fewest';

/** "the number of", "the most". */
function how(side: Side, all = 'the number of'): string {
  return isOne(side) ? `the ${side}` : all;
}

function who(t: Teller, side: Side): string {
  return {
    own: you(t),
    opponents: 'opponents',
    all: 'all players',
    most: 'an opponent',
    fewest: 'an opponent',
  }[side];
}

const has = (side: Side): string => (isOne(side) ? 'has' : 'have');

function owner(t: Teller, side: Side): string {
  return side === 'own' ? `${you(t)} own` : `that ${who(t, side)} ${isOne(side) ? 'owns' : 'own'}`;
}

/** "routes you have claimed". */
function claimed(t: Teller, side: Side, one = false): string {
  return `route${one ? '' : 's'} ${who(t, side)} ${has(side)} claimed`;
}

/** "cards you have played this turn". */
function doneThisTurn(t: Teller, what: TurnCount): Unit {
  const waste = t.names('waste', 'card');
  const [one, many, done] = {
    played: ['card', 'cards', 'played'],
    bought: ['card', 'cards', 'bought'],
    gained: ['card', 'cards', 'gained'],
    waste: [`${waste} card`, `${waste} cards`, 'gained'],
    rails: ['rail', 'rails', 'laid'],
    stations: ['station', 'stations', 'built'],
    spent: ['coin', 'coins', 'spent'],
  }[what] as [string, string, string];
  const rest = `${you(t)} have ${done} this turn`;
  return { each: `each ${one} ${rest}`, many: `${many} ${rest}` };
}

/** The counted noun: "trains in your hand", "card discarded". */
function counted(t: Teller, cards: Cards, many: boolean): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `${noun(t, where, many)} in ${zone(t, from)}`;
  const what = t.selected(from);
  const done = what?.done === undefined || what.done === 'moved' ? 'chosen' : what.done;
  return `${noun(t, where ?? what?.where, many)} ${done}`;
}

/** The noun that an amount counts, if it counts one by one. */
function unit(t: Teller, amount: Amount): Unit | undefined {
  if (typeof amount !== 'object') return undefined;
  const of = (tell: (many: boolean) => string): Unit => ({ each: `each ${tell(false)}`, many: tell(true) });
  if ('count' in amount) return of((many) => counted(t, amount.count, many));
  if ('cells' in amount) return of((many) => cellNoun(t, amount.cells, many));
  if ('rails' in amount) return railsOn(t, amount.rails);
  if ('network' in amount && amount.network !== 'opponents' && amount.network !== 'all')
    return of((many) => `cell${many ? 's' : ''} of ${network(t, amount.network)}`);
  if ('railsLeft' in amount && !isOne(amount.railsLeft))
    return of((many) => `rail${many ? 's' : ''} ${who(t, amount.railsLeft)} have left`);
  if ('stations' in amount) {
    const cities = { ...amount.stations, place: amount.stations.place ?? ('city' as const) };
    return of((many) => `station${many ? 's' : ''} in ${cellNoun(t, cities, true)}`);
  }
  if ('tokens' in amount) return isOne(amount.tokens.of ?? 'all') ? undefined : tokensOn(t, amount.tokens);
  if ('turn' in amount) return doneThisTurn(t, amount.turn);
  if ('routes' in amount && !isOne(amount.routes)) return of((many) => claimed(t, amount.routes, !many));
  if (!('owned' in amount) || isOne(amount.owned.by)) return undefined;
  const { by, where } = amount.owned;
  return of((many) => `${noun(t, where, many)} ${owner(t, by)}`);
}

/** A quantity of something. `a` is the singular with an article instead of a number. */
export function quantity(t: Teller, amount: Amount, one: string, many: string, a?: string): string {
  if (typeof amount === 'number') return amount === 1 ? (a ?? `1 ${one}`) : `${amount} ${many}`;
  const limited = readLimited(amount, (of) => forEach(t, of));
  if (limited)
    return `${quantity(t, limited.of, one, many, a)}, ${limited.most ? 'at most' : 'at least'} ${limited.limit}`;
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, one, many, a)} for ${each.what}`;
  return `${many} equal to ${amountPhrase(t, amount)}`;
}

/** A quantity for each counted thing: "each train in your hand", "every 3 stations in cities". */
export const forEach = (t: Teller, amount: Amount) =>
  readForEach(
    amount,
    (of) => unit(t, of),
    (count, many) => `every ${count} ${many}`,
  );
