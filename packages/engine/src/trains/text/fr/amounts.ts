// French: amounts as phrases, and what they count.
import type { Side, TurnCount, Who } from '../../language/params.ts';
import type { CellFilter, Cards, Filter, VarietyForm } from '../../language/values.ts';
import { entryOf } from '../entry.ts';
import type { AmountWords, Counted, CountWords, Teller } from '../grammar.ts';
import { operand } from '../plan/amounts.ts';
import { isOne } from '../plan/counted.ts';
import { isZone, readCards } from '../plan/cards.ts';
import { inCity } from '../plan/in-city.ts';
import { cellNoun, onCells, oneCell } from './cells.ts';
import { inZone, isFeminine, noun, participle, reference } from './nouns.ts';
import { de, to } from './words.ts';

export const amounts: AmountWords = {
  costOf: (t, name) => property(t, 'son', 'le', 'coût', name),
  valueOf: (t, name) => property(t, 'sa', 'la', 'valeur imprimée', name),
  pointsOf: (t, name) => property(t, 'ses', 'les', 'points', name),
  coins: (t) => t.said('le nombre de {vos|ses} pièces'),
  distance: (t, { from, to: end, along }) =>
    `le nombre de pas${along ? ` le long ${t.said(ALONG[along])}` : ''} ${de(oneCell(t, from))} ${to(oneCell(t, end))}`,
  score: (t, side) => `${t.said(POINTS[side])} sur la piste de score`,
  round: () => 'le numéro de la manche',
  turnOrder: (t) => t.said('{votre|sa} place dans l’ordre du tour'),
  players: () => 'le nombre de joueurs',
  half: (t, amount, kase) => `la moitié ${de(operand(t, amount, kase))}, arrondie à l’inférieur`,
  min: (_t, all) => `le plus petit nombre parmi ${all}`,
  max: (_t, all) => `le plus grand nombre parmi ${all}`,
};

export const counts: CountWords = {
  count: (t, cards) => counted((many) => cardsCounted(t, cards, many)),
  different: (t, cards) => counted((many) => cardsCounted(t, cards, many, true)),
  /** Only the rails of the side that the cells name are counted. */
  rails: (t, { rails = 'all', ...cells }) => {
    const where = `${t.said(WHOSE[rails])} ${onCells(t, cells, true, 'les')}`;
    return counted((many) => `rail${s(many)}${where}`);
  },
  stations: (t, cities) => counted((many) => `gare${s(many)} ${onCells(t, inCity(cities), true, 'les')}`),
  cells: (t, cells) => counted((many) => cellNoun(t, cells, many)),
  network: (t, side) => ({
    ...counted((many) => `case${s(many)} ${t.said(NETWORK[side])}`),
    number: () => `la taille ${t.said(NETWORK[side])}`,
  }),
  line: (t, side) => ({
    ...counted((many) => `case${s(many)} ${t.said(LINE[side])}`),
    number: () => `la longueur ${t.said(LINE[side])}`,
  }),
  trail: (t, side) => ({
    ...counted((many) => `case${s(many)} ${t.said(TRAIL[side])}`),
    number: () => `la longueur ${t.said(TRAIL[side])}`,
  }),
  variety: (t, of) => {
    const [what, things] = entryOf(of) as [VarietyForm, unknown];
    const [one, several] = DIFFERENT[what];
    const all =
      what === 'terrains' || what === 'regions'
        ? cellNoun(t, things as CellFilter, true)
        : cardsCounted(t, things as Cards, true);
    return counted((many) => `${many ? several : one} parmi les ${all}`);
  },
  owned: (t, { by, where, different }) =>
    counted((many) => `${noun(t, where, many, distinct(different, where, many))} ${t.said(OWNED[by])}`, by),
  turn: (t, what) => {
    const [noun, done] = TURN[what];
    const waste = t.names('waste', 'card');
    return counted((many) =>
      t.said(`${noun} {que vous avez|qu’il a} ${done}${s(many)} ce tour-ci`, { s: s(many), waste }),
    );
  },
  tokens: (t, { kind, of = 'all', where = {} }) => {
    const name = `${t.names(kind, 'token')}${t.said(WHOSE[of])} ${onCells(t, where, true, 'les')}`;
    return counted((many) => `jeton${s(many)} ${name}`, of);
  },
  resources: (t, { kind, of = 'own' }) =>
    counted((many) => `${t.names(kind, many ? 'resources' : 'resource')} ${t.said(HAVE[of])}`, of),
  railsLeft: (t, side) => counted((many) => `rail${s(many)} qu’il ${t.said(LEFT[side])}`, side),
  ownTurn: (t) => counted((many) => t.said(`tour${s(many)} {que vous avez|qu’il a} joué${s(many)}`)),
  routes: (t, side) => counted((many) => `liaison${s(many)} ${t.said(HAVE[side])} réalisée${s(many)}`, side),
};

const POINTS: Readonly<Record<Side, string>> = {
  own: '{vos|ses} points',
  opponents: 'les points des adversaires',
  all: 'les points de tous',
  most: 'le plus grand nombre de points d’un adversaire',
  fewest: 'le plus petit nombre de points d’un adversaire',
};
const WHOSE: Readonly<Record<Side, string>> = {
  own: ' à {vous|lui}',
  opponents: ' des adversaires',
  all: '',
  most: ' d’un adversaire',
  fewest: ' d’un adversaire',
};
const LEFT: Readonly<Record<Side, string>> = {
  own: '{vous|lui} reste',
  opponents: 'reste aux adversaires',
  all: 'reste à tous',
  most: 'reste à un adversaire',
  fewest: 'reste à un adversaire',
};
const ALONG: Readonly<Record<Who, string>> = {
  own: 'de {vos|ses} rails',
  opponents: 'des rails adverses',
  all: 'des rails',
};
const NETWORK: Readonly<Record<Side, string>> = {
  own: 'de {votre|son} plus grand réseau',
  opponents: 'des plus grands réseaux des adversaires réunis',
  all: 'des plus grands réseaux de tous les joueurs réunis',
  most: 'du plus grand réseau d’un adversaire',
  fewest: 'du plus petit des plus grands réseaux des adversaires',
};
const LINE: Readonly<Record<Side, string>> = {
  own: 'de {votre|sa} plus longue ligne',
  opponents: 'des plus longues lignes des adversaires réunies',
  all: 'des plus longues lignes de tous les joueurs réunies',
  most: 'de la plus longue ligne d’un adversaire',
  fewest: 'de la plus courte des plus longues lignes des adversaires',
};
const TRAIL: Readonly<Record<Side, string>> = {
  own: 'de {votre|sa} plus longue chaîne de rails',
  opponents: 'des plus longues chaînes de rails des adversaires réunies',
  all: 'des plus longues chaînes de rails de tous les joueurs réunies',
  most: 'de la plus longue chaîne de rails d’un adversaire',
  fewest: 'de la plus courte des plus longues chaînes de rails des adversaires',
};
const DIFFERENT: Readonly<Record<VarietyForm, readonly [one: string, many: string]>> = {
  terrains: ['terrain différent', 'terrains différents'],
  regions: ['région différente', 'régions différentes'],
  categories: ['catégorie différente', 'catégories différentes'],
  costs: ['coût différent', 'coûts différents'],
};
const OWNED: Readonly<Record<Side, string>> = {
  own: '{que vous possédez|qu’il possède}',
  opponents: 'que possèdent les adversaires',
  all: 'que possèdent tous les joueurs',
  most: 'que possède un adversaire',
  fewest: 'que possède un adversaire',
};
const HAVE: Readonly<Record<Side, string>> = {
  own: '{que vous avez|qu’il a}',
  opponents: 'que les adversaires ont',
  all: 'que tous les joueurs ont',
  most: 'qu’un adversaire a',
  fewest: 'qu’un adversaire a',
};
const TURN: Readonly<Record<TurnCount, readonly [noun: string, done: string]>> = {
  played: ['carte{s}', 'jouée'],
  bought: ['carte{s}', 'achetée'],
  gained: ['carte{s}', 'reçue'],
  waste: ['carte{s} {waste}', 'reçue'],
  rails: ['rail{s}', 'posé'],
  stations: ['gare{s}', 'construite'],
  spent: ['pièce{s}', 'dépensée'],
};

const s = (many: boolean): string => (many ? 's' : '');

function counted(tell: (many: boolean) => string, side: Side = 'all'): Counted {
  const number = { most: 'le plus grand nombre', fewest: 'le plus petit nombre' };
  const how = isOne(side) ? number[side] : 'le nombre';
  return { each: tell(false), many: tell(true), number: () => `${how} ${de(tell(true))}` };
}

/** "différentes" if cards of one name count once. */
function distinct(is: boolean | undefined, where: Filter | undefined, many: boolean): string {
  return is ? `différent${isFeminine(where) ? 'e' : ''}${s(many)}` : '';
}

function property(t: Teller, its: string, the: string, what: string, name: string): string {
  const cards = reference(t, name);
  return /^(?:ce|cette?) /.test(cards) ? `${its} ${what}` : `${the} ${what} ${de(cards)}`;
}

/** The counted noun: "trains dans votre main", "carte défaussée". */
export function cardsCounted(t: Teller, cards: Cards, many: boolean, different = false): string {
  const { from, where } = readCards(cards);
  if (isZone(from)) return `${noun(t, where, many, distinct(different, where, many))} ${inZone(t, from)}`;
  const what = t.selected(from);
  const kind = where ?? what?.where;
  const done = participle(what?.done, kind, many);
  return noun(t, kind, many, [distinct(different, kind, many), done].filter(Boolean).join(' '));
}
