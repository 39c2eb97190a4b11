// English: amounts as phrases, and what they count.
import type { Side, TurnCount, Who } from '../../language/params.ts';
import type { Cards, CellFilter, TokensOn, VarietyForm } from '../../language/values.ts';
import { entryOf } from '../entry.ts';
import type { AmountWords, Counted, CountWords, Teller } from '../grammar.ts';
import { operand } from '../plan/amounts.ts';
import { isOne } from '../plan/counted.ts';
import { isZone, readCards } from '../plan/cards.ts';
import { inCity } from '../plan/in-city.ts';
import { cellNoun, onCells, oneCell, placed } from './cells.ts';
import { doneWith, noun, inside, reference } from './nouns.ts';

export const amounts: AmountWords = {
  costOf: (t, name) => property(t, 'cost', name),
  valueOf: (t, name) => property(t, 'printed value', name),
  pointsOf: (t, name) => property(t, 'points', name),
  coins: (t) => t.said('the number of {your|their} coins'),
  distance: (t, { from, to, along }) =>
    `the number of steps${along ? ` along ${t.said(ALONG[along])}` : ''} from ${oneCell(t, from)} to ${oneCell(t, to)}`,
  score: (t, side) => `${how(side, 'the')} points ${t.said(WHO[side])} ${has(side)} on the score track`,
  round: () => 'the round number',
  turnOrder: (t) => t.said('{your|their} place in turn order'),
  players: () => 'the number of players',
  half: (t, amount, kase) => `half of ${operand(t, amount, kase)}, rounded down`,
  min: (_t, all) => `the least of ${all}`,
  max: (_t, all) => `the greatest of ${all}`,
};

export const counts: CountWords = {
  count: (t, cards) => counted((many) => cardsCounted(t, cards, many)),
  different: (t, cards) => counted((many) => `different ${cardsCounted(t, cards, many)}`),
  rails: railsOn,
  stations: (t, cities) => counted((many) => `station${s(many)} ${placed(t, 'in', inCity(cities), true)}`),
  cells: (t, cells) => counted((many) => cellNoun(t, cells, many)),
  network: (t, side) => ({
    ...counted((many) => `cell${s(many)} of ${t.said(NETWORK[side])}`),
    number: () => `the size of ${t.said(NETWORK[side])}`,
  }),
  line: (t, side) => ({
    ...counted((many) => `cell${s(many)} of ${t.said(LINE[side])}`),
    number: () => `the length of ${t.said(LINE[side])}`,
  }),
  trail: (t, side) => ({
    ...counted((many) => `cell${s(many)} of ${t.said(TRAIL[side])}`),
    number: () => `the length of ${t.said(TRAIL[side])}`,
  }),
  variety: (t, of) => {
    const [what, things] = entryOf(of) as [VarietyForm, unknown];
    const [one, several] = DIFFERENT[what];
    const all =
      what === 'terrains' || what === 'regions'
        ? cellNoun(t, things as CellFilter, true)
        : cardsCounted(t, things as Cards, true);
    return counted((many) => `different ${many ? several : one} among ${all}`);
  },
  owned: (t, { by, where, different }) =>
    counted(
      (many) =>
        `${different ? 'different ' : ''}${noun(t, where, many)} ${by === 'own' ? t.said('{you|they} own') : `that ${WHO[by]} own${isOne(by) ? 's' : ''}`}`,
      // Not "the most different cards", which differ most.
      different && isOne(by) ? `the ${HIGH[by]} number of` : how(by),
    ),
  turn: (t, what) => {
    const [one, many, done] = TURN[what];
    const rest = t.said(`{you|they} have ${done} this turn`);
    return counted((isMany) => `${t.said(isMany ? many : one, { waste: t.names('waste', 'card') })} ${rest}`);
  },
  tokens: tokensOn,
  resources: (t, { kind, of = 'own' }) =>
    counted(
      (many) => `${t.names(kind, many ? 'resources' : 'resource')} ${t.said(WHO[of])} ${has(of)}`,
      how(of),
    ),
  railsLeft: (t, side) =>
    counted((many) => `rail${s(many)} ${t.said(WHO[side])} ${has(side)} left`, how(side)),
  ownTurn: (t) => counted((many) => t.said(`turn${s(many)} {you|they} have had`)),
  routes: (t, side) =>
    counted((many) => `route${s(many)} ${t.said(WHO[side])} ${has(side)} claimed`, how(side)),
};

const WHO: Readonly<Record<Side, string>> = {
  own: '{you|they}',
  opponents: 'opponents',
  all: 'all players',
  most: 'an opponent',
  fewest: 'an opponent',
};
const ALONG: Readonly<Record<Who, string>> = {
  own: '{your|their own} rails',
  opponents: 'opponents’ rails',
  all: 'rails',
};
const NETWORK: Readonly<Record<Side, string>> = {
  own: '{your|their} largest network',
  opponents: 'the opponents’ largest networks together',
  all: 'all players’ largest networks together',
  most: 'the largest network of an opponent',
  fewest: 'the smallest of the opponents’ largest networks',
};
const LINE: Readonly<Record<Side, string>> = {
  own: '{your|their} longest line',
  opponents: 'the opponents’ longest lines together',
  all: 'all players’ longest lines together',
  most: 'the longest line of an opponent',
  fewest: 'the shortest of the opponents’ longest lines',
};
const TRAIL: Readonly<Record<Side, string>> = {
  own: '{your|their} longest trail',
  opponents: 'the opponents’ longest trails together',
  all: 'all players’ longest trails together',
  most: 'the longest trail of an opponent',
  fewest: 'the shortest of the opponents’ longest trails',
};
const DIFFERENT: Readonly<Record<VarietyForm, readonly [one: string, many: string]>> = {
  terrains: ['terrain', 'terrains'],
  regions: ['region', 'regions'],
  categories: ['category', 'categories'],
  costs: ['cost', 'costs'],
};
const TURN: Readonly<Record<TurnCount, readonly [one: string, many: string, done: string]>> = {
  played: ['card', 'cards', 'played'],
  bought: ['card', 'cards', 'bought'],
  gained: ['card', 'cards', 'gained'],
  waste: ['{waste} card', '{waste} cards', 'gained'],
  rails: ['rail', 'rails', 'laid'],
  stations: ['station', 'stations', 'built'],
  spent: ['coin', 'coins', 'spent'],
};

const s = (many: boolean): string => (many ? 's' : '');
const has = (side: Side): string => (isOne(side) ? 'has' : 'have');
const HIGH = { most: 'highest', fewest: 'lowest' } as const;
/** "the number of", "the most". */
const how = (side: Side, all = 'the number of'): string => (isOne(side) ? `the ${side}` : all);

function counted(tell: (many: boolean) => string, how = 'the number of'): Counted {
  return { each: `each ${tell(false)}`, many: tell(true), number: () => `${how} ${tell(true)}` };
}

/** The rails of a side: "each of your rails". */
function countedOf(these: string): Counted {
  return { ...counted(() => these), each: `each of ${these}`, every: `of ${these}` };
}

function property(t: Teller, what: string, name: string): string {
  const cards = reference(t, name);
  return cards === 'it' ? `its ${what}` : `the ${what} of ${cards}`;
}

/** Only the rails of the side that the cells name are counted. */
function railsOn(t: Teller, { rails = 'all', ...cells }: CellFilter): Counted {
  const place = onCells(t, cells, true);
  if (rails === 'all') return counted((many) => `rail${s(many)} ${place}`);
  return countedOf(`${rails === 'own' ? t.said('{your|their}') : 'the opponents’'} rails ${place}`);
}

/** "Goods tokens in cities", "your Claim tokens on the map". */
function tokensOn(t: Teller, { kind, of = 'all', where = {} }: TokensOn): Counted {
  const name = `${t.names(kind, 'token')} token`;
  const place = onCells(t, where, true);
  if (of === 'all') return counted((many) => `${name}${s(many)} ${place}`);
  if (isOne(of)) return counted(() => `${name}s an opponent has ${place}`, how(of));
  return countedOf(`${of === 'own' ? t.said('{your|their}') : 'the opponents’'} ${name}s ${place}`);
}

/** The counted noun: "trains in your hand", "card discarded". */
export function cardsCounted(t: Teller, cards: Cards, many: boolean): string {
  const { from, where } = readCards(cards);
  if (isZone(from)) return `${noun(t, where, many)} ${inside(t, from)}`;
  const what = t.selected(from);
  return `${noun(t, where ?? what?.where, many)} ${doneWith(what)}`;
}
