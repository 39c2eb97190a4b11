// French: amounts as phrases, and quantities of something.
import type { Side, TurnCount } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, TokensOn } from '../../language/values.ts';
import { entryOf, isAdded, isReckoned, type AmountWords } from '../grammar.ts';
import { readForEach, readLimited, type Unit } from '../for-each.ts';
import type { Teller } from '../teller.ts';
import { cellNoun, onCells, oneCell } from './cells.ts';
import { inZone, isZone, noun, participle, reference } from './nouns.ts';
import { de, list, to } from './words.ts';

const AMOUNTS: AmountWords = {
  count: (t, cards) => `le nombre de ${counted(t, cards, true)}`,
  costOf: (t, name) => property(t, 'son', 'le', 'coût', name),
  valueOf: (t, name) => property(t, 'sa', 'la', 'valeur imprimée', name),
  pointsOf: (t, name) => property(t, 'ses', 'les', 'points', name),
  coins: (t) => (t.person === 'you' ? 'le nombre de vos pièces' : 'le nombre de ses pièces'),
  rails: (t, cells) => `le nombre de ${railsOn(t, cells, true)}`,
  stations: (t, cells) =>
    `le nombre de gares dans les ${cellNoun(t, cells.place === undefined ? { ...cells, place: 'city' } : cells, true)}`,
  cells: (t, cells) => `le nombre de ${cellNoun(t, cells, true)}`,
  distance: (t, { from, to: end }) => `le nombre de pas ${de(oneCell(t, from))} ${to(oneCell(t, end))}`,
  network: (t, side) => `la taille ${network(t, side)}`,
  owned: (t, { by, where }) => `${how(by)} de ${noun(t, where, true)} ${owner(t, by)}`,
  turn: (t, what) => `le nombre de ${doneThisTurn(t, what).many}`,
  tokens: (t, on) => `${how(on.of ?? 'all')} ${de(tokensOn(t, on, true))}`,
  railsLeft: (t, side) => `${how(side)} de rails qu’il ${left(t, side)}`,
  score: (t, side) =>
    `${{ own: t.person === 'you' ? 'vos points' : 'ses points', opponents: 'les points des adversaires', all: 'les points de tous', most: `${how(side)} de points d’un adversaire`, fewest: `${how(side)} de points d’un adversaire` }[side]} sur la piste de score`,
  routes: (t, side) => `${how(side)} de ${claimed(t, side)}`,
  sum: (t, amounts) => fromLeft(t, amounts, ' plus '),
  minus: (t, amounts) => fromLeft(t, amounts, ' moins '),
  times: (t, amounts) => amounts.map((a) => operand(t, a)).join(' fois '),
  divide: (t, amounts) => `${amounts.map((a) => operand(t, a)).join(' divisé par ')}, arrondi à l’inférieur`,
  half: (t, amount) => `la moitié ${de(operand(t, amount))}, arrondie à l’inférieur`,
  min: (t, amounts) => `le plus petit nombre parmi ${list(amounts.map((a) => operand(t, a)))}`,
  max: (t, amounts) => `le plus grand nombre parmi ${list(amounts.map((a) => operand(t, a)))}`,
};

function property(t: Teller, its: string, the: string, what: string, name: string): string {
  const cards = reference(t, name);
  return /^cette? /.test(cards) || cards.startsWith('ce ') ? `${its} ${what}` : `${the} ${what} ${de(cards)}`;
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

function tokensOn(t: Teller, { kind, of = 'all', where = {} }: TokensOn, many: boolean): string {
  const whose = {
    own: t.person === 'you' ? ' à vous' : ' à lui',
    opponents: ' des adversaires',
    all: '',
    most: ' d’un adversaire',
    fewest: ' d’un adversaire',
  }[of];
  return `jeton${many ? 's' : ''} ${t.names(kind, 'token')}${whose} ${onCells(t, where, true, 'les')}`;
}

/** Only the rails of the side that the cells name are counted. */
function railsOn(t: Teller, { rails, ...cells }: CellFilter, many: boolean): string {
  const own = t.person === 'you' ? ' à vous' : ' à lui';
  const whose = rails === 'own' ? own : rails === 'opponents' ? ' des adversaires' : '';
  return `rail${many ? 's' : ''}${whose} ${onCells(t, cells, true, 'les')}`;
}

function left(t: Teller, side: Side): string {
  return {
    own: t.person === 'you' ? 'vous reste' : 'lui reste',
    opponents: 'reste aux adversaires',
    all: 'reste à tous',
    most: 'reste à un adversaire',
    fewest: 'reste à un adversaire',
  }[side];
}

function network(t: Teller, side: Side): string {
  return {
    own: t.person === 'you' ? 'de votre plus grand réseau' : 'de son plus grand réseau',
    opponents: 'des plus grands réseaux des adversaires réunis',
    all: 'des plus grands réseaux de tous les joueurs réunis',
    most: 'du plus grand réseau d’un adversaire',
    fewest: 'du plus petit des plus grands réseaux des adversaires',
  }[side];
}

const isOne = (side: Side): boolean => side === 'most' || side === 'fewest';

function how(side: Side): string {
  return side === 'most' ? 'le plus grand nombre' : side === 'fewest' ? 'le plus petit nombre' : 'le nombre';
}

function owner(t: Teller, side: Side): string {
  return {
    own: t.person === 'you' ? 'que vous possédez' : 'qu’il possède',
    opponents: 'que possèdent les adversaires',
    all: 'que possèdent tous les joueurs',
    most: 'que possède un adversaire',
    fewest: 'que possède un adversaire',
  }[side];
}

/** "liaisons que vous avez réalisées". */
function claimed(t: Teller, side: Side, one = false): string {
  const by = {
    own: t.person === 'you' ? 'que vous avez' : 'qu’il a',
    opponents: 'que les adversaires ont',
    all: 'que tous les joueurs ont',
    most: 'qu’un adversaire a',
    fewest: 'qu’un adversaire a',
  }[side];
  return one ? `liaison ${by} réalisée` : `liaisons ${by} réalisées`;
}

/** "cartes que vous avez jouées ce tour-ci". */
function doneThisTurn(t: Teller, what: TurnCount): Unit {
  const by = t.person === 'you' ? 'que vous avez' : 'qu’il a';
  const of = (one: string, many: string, done: string): Unit => ({
    each: `${one} ${by} ${done} ce tour-ci`,
    many: `${many} ${by} ${done}s ce tour-ci`,
  });
  switch (what) {
    case 'played':
      return of('carte', 'cartes', 'jouée');
    case 'bought':
      return of('carte', 'cartes', 'achetée');
    case 'gained':
      return of('carte', 'cartes', 'reçue');
    case 'waste':
      return of(noun(t, { category: 'waste' }, false), noun(t, { category: 'waste' }, true), 'reçue');
    case 'rails':
      return of('rail', 'rails', 'posé');
    case 'stations':
      return of('gare', 'gares', 'construite');
    case 'spent':
      return of('pièce', 'pièces', 'dépensée');
  }
}

/** The counted noun: "trains dans votre main", "carte défaussée". */
function counted(t: Teller, cards: Cards, many: boolean): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `${noun(t, where, many)} ${inZone(t, from)}`;
  const what = t.selected(from);
  const kind = where ?? what?.where;
  return `${noun(t, kind, many)} ${participle(what?.done, kind, many)}`;
}

/** The noun that an amount counts, if it counts one by one. */
function unit(t: Teller, amount: Amount): Unit | undefined {
  if (typeof amount !== 'object') return undefined;
  const of = (tell: (many: boolean) => string): Unit => ({ each: tell(false), many: tell(true) });
  if ('count' in amount) return of((many) => counted(t, amount.count, many));
  if ('cells' in amount) return of((many) => cellNoun(t, amount.cells, many));
  if ('rails' in amount) return of((many) => railsOn(t, amount.rails, many));
  if ('network' in amount && amount.network !== 'opponents' && amount.network !== 'all')
    return of((many) => `case${many ? 's' : ''} ${network(t, amount.network)}`);
  if ('railsLeft' in amount && !isOne(amount.railsLeft))
    return of((many) => `rail${many ? 's' : ''} qu’il ${left(t, amount.railsLeft)}`);
  if ('stations' in amount) {
    const cities = { ...amount.stations, place: amount.stations.place ?? ('city' as const) };
    return of((many) => `gare${many ? 's' : ''} dans les ${cellNoun(t, cities, true)}`);
  }
  if ('tokens' in amount && !isOne(amount.tokens.of ?? 'all'))
    return of((many) => tokensOn(t, amount.tokens, many));
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
    return `${quantity(t, limited.of, one, many, a)}, ${limited.most ? 'au plus' : 'au moins'} ${limited.limit}`;
  const each = forEach(t, amount);
  if (each) return `${quantity(t, each.times, one, many, a)} par ${each.what}`;
  return `un nombre ${de(many)} égal ${to(amountPhrase(t, amount))}`;
}

/** A quantity for each counted thing: "train dans votre main", "tranche de 3 gares dans les villes". */
export const forEach = (t: Teller, amount: Amount) =>
  readForEach(
    amount,
    (of) => unit(t, of),
    (count, many) => `tranche de ${count} ${many}`,
  );
