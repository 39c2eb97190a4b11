// English: what cells are called: "swamp cell with your rails", "cities at most 2 steps from a remote location".
import type { Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { CellWords, Teller } from '../grammar.ts';
import { boundOf, isNone } from '../plan/bounds.ts';
import { onlyAny, onlyChosen, placeOf, readLacking, type Lacking } from '../plan/cell-readings.ts';
import { list, withArticle } from './words.ts';

const own = (t: Teller): string => (t.person === 'you' ? 'your rails' : 'their own rails');

const railsOf = (t: Teller, who: Who): string =>
  ({ own: own(t), opponents: 'opponents’ rails', all: 'rails' })[who];

/** "Goods tokens", "Claim token of yours". */
function tokenNoun(t: Teller, kind: string, of: Who, many: boolean): string {
  const yours = t.person === 'you' ? ' of yours' : ' of their own';
  const whose = { own: yours, opponents: many ? ' of opponents' : ' of an opponent', all: '' }[of];
  return `${t.names(kind, 'token')} token${many ? 's' : ''}${whose}`;
}

const regionsOf = (t: Teller, ids: string | readonly string[]): string[] =>
  [ids].flat().map((id) => t.names(id, 'region'));

const are = (many: boolean): string => (many ? 'are' : 'is');

const KINDS = {
  city: ['city', 'cities'],
  remote: ['remote location', 'remote locations'],
  none: ['cell', 'cells'],
} as const;

/** Of several choices of one sort. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const CELLS: CellWords = {
  terrain: (t, ids) =>
    list(
      [ids].flat().map((id) => lower(t.names(id, 'terrain'))),
      'or',
    ),
  region: (t, ids) => `in the region ${list(regionsOf(t, ids), 'or')}`,
  place: (_t, place) => ({ city: 'city', remote: 'remote location', none: 'cell' })[place],
  rails: (t, who) => `with ${railsOf(t, who)}`,
  stations: (t, bounds) => `with ${boundOf(t, bounds, { one: 'station', many: 'stations' })}`,
  size: (t, bounds) => `with ${boundOf(t, bounds, { one: 'station space', many: 'station spaces' })}`,
  room: (t, bounds) =>
    isNone(bounds)
      ? 'without free station spaces'
      : `with ${boundOf(t, bounds, { one: 'free station space', many: 'free station spaces' })}`,
  tokens: (t, kinds) =>
    `with ${list(
      Object.entries(kinds).map(([kind, { of = 'all', ...bounds }]) =>
        boundOf(t, bounds, { one: tokenNoun(t, kind, of, false), many: tokenNoun(t, kind, of, true) }),
      ),
    )}`,
  near: (t, { of, distance = { exactly: 1 } }) =>
    Object.keys(distance).join() === 'exactly' && distance.exactly === 1
      ? `next to ${oneCell(t, of)}`
      : `${boundOf(t, distance, { one: 'step', many: 'steps' })} from ${oneCell(t, of)}`,
  connected: (t, to) => `connected to ${oneCell(t, to)} by ${own(t)}`,
  in: (t, name, many) =>
    t.selected(name)?.many === true
      ? `among ${cellsOf(t, { in: name }, true)}`
      : `that ${are(many)} ${oneCell(t, { in: name })}`,
  any: (t, all, many) => `that ${are(many)} ${cellsOf(t, { any: all }, many)}`,
  not: (t, cells, many) => {
    const any = onlyAny(cells)?.map((one) => cellsOf(t, one, many));
    return `that ${are(many)} ${any && any.length > 1 ? `neither ${any.join(' nor ')}` : `not ${cellsOf(t, cells, many)}`}`;
  },
};

/** "without city, remote location or your rails". */
function without(t: Teller, { places, stations, tokens, rails }: Lacking): string {
  const none = [
    ...(places ? ['city', 'remote location'] : []),
    ...(rails === undefined ? [] : [railsOf(t, rails)]),
    ...(stations ? ['stations'] : []),
    ...tokens.map(({ kind, of }) => tokenNoun(t, kind, of, true)),
  ];
  return none.length === 0 ? '' : `without ${list(none, 'or')}`;
}

/** "swamp cell with your rails". */
export function cellNoun(t: Teller, cells: CellFilter, many: boolean): string {
  const chosen = onlyChosen(t, cells);
  if (chosen) {
    const kind = KINDS[chosen.place][many ? 1 : 0];
    const which = chosen.rank === undefined ? undefined : ORDINALS[chosen.rank];
    return which === undefined ? `chosen ${kind}` : `${kind} chosen ${which}`;
  }
  const lacking = readLacking(cells);
  const lacks = without(t, lacking);
  const place = CELLS.place(t, lacking.others.place ?? 'none', many);
  const plural = place === 'city' ? 'cities' : place.replace(/^(cell|remote location)/, '$1s');
  const {
    terrain,
    region,
    rails,
    stations,
    size,
    room,
    tokens,
    near,
    connected,
    any,
    not,
    in: name,
  } = lacking.others;
  const plain = [
    terrain === undefined ? '' : CELLS.terrain(t, terrain, many),
    many ? plural : place,
    rails === undefined ? '' : CELLS.rails(t, rails, many),
    stations === undefined ? '' : CELLS.stations(t, stations, many),
    size === undefined ? '' : CELLS.size(t, size, many),
    room === undefined ? '' : CELLS.room(t, room, many),
    tokens === undefined ? '' : CELLS.tokens(t, tokens, many),
    lacks,
    region === undefined ? '' : CELLS.region(t, region, many),
    lacking.region === undefined ? '' : `outside the region ${list(regionsOf(t, lacking.region), 'or')}`,
  ];
  return [
    plain
      .filter((words) => words !== '')
      .join(' ')
      .replace(/ with (.*) with /, ' with $1 and ')
      .replace(/( with .*) without /, '$1 and without '),
    near === undefined ? '' : CELLS.near(t, near, many),
    connected === undefined ? '' : CELLS.connected(t, connected, many),
    name === undefined ? '' : CELLS.in(t, name, many),
    any === undefined ? '' : CELLS.any(t, any, many),
    not === undefined ? '' : CELLS.not(t, not, many),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

export function oneCell(t: Teller, cells: CellFilter): string {
  return cellsOf(t, cells, false);
}

/** Where rails and tokens lie: "in a city", "on swamp cells". Without cells, "on the map". */
export function onCells(t: Teller, cells: CellFilter, many: boolean): string {
  if (Object.keys(cells).length === 0) return 'on the map';
  const any = onlyAny(cells);
  if (any)
    return list(
      any.map((one) => onCells(t, one, many)),
      'or',
    );
  const place = placeOf(t, cells) ?? 'none';
  return `${place === 'none' ? 'on' : 'in'} ${cellsOf(t, cells, many)}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  if (relation === 'on' || relation === 'onto') return onCells(t, cells, many);
  const preposition = { in: 'in', into: 'in', from: 'from', outOf: 'from', off: 'off' }[relation];
  return `${preposition} ${cellsOf(t, cells, many)}`;
}

/** "a swamp cell" or "swamp cells". */
export function cellsOf(t: Teller, cells: CellFilter, many: boolean): string {
  const any = onlyAny(cells);
  if (any)
    return list(
      any.map((one) => cellsOf(t, one, many)),
      'or',
    );
  const chosen = onlyChosen(t, cells);
  if (chosen?.several === true && !many) return `one of the ${cellNoun(t, cells, true)}`;
  if (chosen) return `the ${cellNoun(t, cells, chosen.several)}`;
  return many ? cellNoun(t, cells, true) : withArticle(cellNoun(t, cells, false));
}

export function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
