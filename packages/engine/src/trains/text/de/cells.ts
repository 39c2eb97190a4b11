// German: what cells are called: "ein Sumpffeld", "Städten mit deinen Gleisen", "ein Feld höchstens 2 Schritte von einer Stadt entfernt".
import type { Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { CellWords, Teller } from '../grammar.ts';
import { boundOf, isNone } from '../plan/bounds.ts';
import { onlyAny, onlyChosen, placeOf, readLacking, type Lacking } from '../plan/cell-readings.ts';
import { chosenPhrase, type CellCase } from './chosen-cells.ts';
import { END, fieldOf, fieldsOf, list } from './words.ts';

const own = (t: Teller): string => (t.person === 'you' ? 'deine' : 'seine');

/** "eigenen Waren-Markern", for a dative or an accusative with its strong ending. */
function tokenNoun(t: Teller, kind: string, of: Who, ending: string, plural = ''): string {
  const whose = { own: `eigen${ending} `, opponents: `gegnerisch${ending} `, all: '' }[of];
  return `${whose}${t.names(kind, 'token')}-Marker${plural}`;
}

const regions = (t: Teller, ids: string | readonly string[]): string =>
  list(
    [ids].flat().map((id) => t.names(id, 'region')),
    'oder',
  );

const CELLS: CellWords = {
  terrain: (t, ids, many) => terrains(t, ids, many, 'accusative'),
  region: (t, ids) => `in der Region ${regions(t, ids)}`,
  place: (_t, what) => ({ city: 'Stadt', remote: 'Ort', none: 'Feld' })[what],
  rails: (t, who) =>
    `mit ${{ own: `${own(t)}n Gleisen`, opponents: 'gegnerischen Gleisen', all: 'Gleisen' }[who]}`,
  stations: (t, bounds) => {
    const said = boundOf(t, bounds, { one: 'Bahnhof', many: 'Bahnhöfen' });
    return `mit ${said.trim()}`;
  },
  size: (t, bounds) => `mit ${boundOf(t, bounds, { one: 'Bahnhofsplatz', many: 'Bahnhofsplätzen' }).trim()}`,
  room: (t, bounds) =>
    isNone(bounds)
      ? 'ohne freien Bahnhofsplatz'
      : `mit ${boundOf(t, bounds, { one: 'freien Bahnhofsplatz', many: 'freien Bahnhofsplätzen' }).trim()}`,
  tokens: (t, kinds) =>
    `mit ${list(
      Object.entries(kinds).map(([kind, { of = 'all', ...bounds }]) =>
        boundOf(t, bounds, {
          one: tokenNoun(t, kind, of, 'em'),
          many: tokenNoun(t, kind, of, 'en', 'n'),
        }).trim(),
      ),
    )}`,
  near: (t, { of, distance = { exactly: 1 } }) =>
    Object.keys(distance).join() === 'exactly' && distance.exactly === 1
      ? `neben ${cellPhrase(t, of, false, 'dative')}`
      : `${boundOf(t, distance, { one: 'Schritt', many: 'Schritte' })} von ${cellPhrase(t, of, false, 'dative')} entfernt`,
  connected: (t, to) => `${own(t)} Gleise mit ${cellPhrase(t, to, false, 'dative')} verbinden`,
  in: (t, name, many) =>
    t.selected(name)?.many === true
      ? `unter ${cellPhrase(t, { in: name }, true, 'dative')}`
      : `${cellPhrase(t, { in: name }, false, 'nominative')} ${many ? 'sind' : 'ist'}`,
  any: (t, all, many) => `${cellPhrase(t, { any: all }, many, 'nominative')} ${many ? 'sind' : 'ist'}`,
  not: (t, cells, many) => {
    const any = onlyAny(cells)?.map((one) => cellPhrase(t, one, many, 'nominative'));
    const is = many ? 'sind' : 'ist';
    if (any && any.length > 1) return `weder ${any.join(' noch ')} ${is}`;
    const said = cellPhrase(t, cells, many, 'nominative');
    if (onlyChosen(t, cells) && /^(?:das|der|die) /.test(said)) return `nicht ${said} ${is}`;
    return `k${many ? `eine ${said.replace(/^entlegene /, 'entlegenen ')}` : said} ${is}`;
  },
};

const CITY = {
  one: { nominative: 'eine Stadt', accusative: 'eine Stadt', dative: 'einer Stadt' },
  many: { nominative: 'Städte', accusative: 'Städte', dative: 'Städten' },
} as const;
const REMOTE = {
  one: {
    nominative: 'ein entlegener Ort',
    accusative: 'einen entlegenen Ort',
    dative: 'einem entlegenen Ort',
  },
  many: { nominative: 'entlegene Orte', accusative: 'entlegene Orte', dative: 'entlegenen Orten' },
} as const;

/** With its article in the singular: "ein Sumpffeld mit deinen Gleisen", "entlegene Orte". */
export function cellPhrase(t: Teller, cells: CellFilter, many: boolean, kase: CellCase): string {
  const chosen = chosenPhrase(t, cells, many, kase);
  if (chosen !== undefined) return chosen;
  const alone = onlyAny(cells);
  if (alone)
    return list(
      alone.map((one) => cellPhrase(t, one, many, kase)),
      'oder',
    );
  const lacking = readLacking(cells);
  const lacks = without(t, lacking);
  const {
    terrain,
    region,
    place,
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
  const start =
    place === 'city' || place === 'remote'
      ? `${(place === 'city' ? CITY : REMOTE)[many ? 'many' : 'one'][kase]}${terrain === undefined ? '' : ` auf ${many ? '' : 'einem '}${terrains(t, terrain, many, many ? 'dative' : 'accusative')}`}`
      : `${many ? '' : kase === 'dative' ? 'einem ' : 'ein '}${fields(t, terrain, many, kase)}`;
  const plain = [
    start,
    rails === undefined ? '' : CELLS.rails(t, rails, many),
    stations === undefined ? '' : CELLS.stations(t, stations, many),
    size === undefined ? '' : CELLS.size(t, size, many),
    room === undefined ? '' : CELLS.room(t, room, many),
    tokens === undefined ? '' : CELLS.tokens(t, tokens, many),
    lacks,
    lacking.region === undefined ? '' : `außerhalb der Region ${regions(t, lacking.region)}`,
    region === undefined ? '' : CELLS.region(t, region, many),
  ];
  const that = (kase: 'nominative' | 'accusative'): string => (many ? 'die' : relative(place, kase));
  const isAmong = name !== undefined && t.selected(name)?.many === true;
  const clauses = [
    connected === undefined ? '' : `${that('accusative')} ${CELLS.connected(t, connected, many)}`,
    name === undefined || isAmong ? '' : `${that('nominative')} ${CELLS.in(t, name, many)}`,
    any === undefined ? '' : `${that('nominative')} ${CELLS.any(t, any, many)}`,
    not === undefined ? '' : `${that('nominative')} ${CELLS.not(t, not, many)}`,
  ].filter((words) => words !== '');
  const said = [
    plain
      .filter((words) => words !== '')
      .join(' ')
      .replace(/ mit (.*) mit /, ' mit $1 und ')
      .replace(/( mit .*) ohne /, '$1 und ohne '),
    near === undefined ? '' : CELLS.near(t, near, many),
    isAmong ? CELLS.in(t, name, many) : '',
  ];
  return `${said.filter((words) => words !== '').join(' ')}${clauses.length === 0 ? '' : `, ${list(clauses)}${END}`}`;
}

/** "ohne Stadt, entlegenen Ort und Bahnhöfe". */
function without(t: Teller, { places, stations, tokens, rails }: Lacking): string {
  const none = [
    ...(places ? ['Stadt', 'entlegenen Ort'] : []),
    ...(rails === undefined
      ? []
      : [{ own: `${own(t)} Gleise`, opponents: 'gegnerische Gleise', all: 'Gleise' }[rails]]),
    ...(stations ? ['Bahnhöfe'] : []),
    ...tokens.map(({ kind, of }) => tokenNoun(t, kind, of, 'e')),
  ];
  return none.length === 0 ? '' : `ohne ${list(none)}`;
}

/** Where rails and tokens lie: "in einer Stadt", "auf Sumpffelder". Without cells, "auf dem Spielplan". */
export function onCells(t: Teller, cells: CellFilter, many: boolean, kase: CellCase): string {
  if (Object.keys(cells).length === 0) return kase === 'dative' ? 'auf dem Spielplan' : 'auf den Spielplan';
  const any = onlyAny(cells);
  if (any)
    return list(
      any.map((one) => onCells(t, one, many, kase)),
      'oder',
    );
  const at = { city: 'in', remote: 'an', none: 'auf' }[placeOf(t, cells) ?? 'none'];
  return `${at} ${cellPhrase(t, cells, many, kase)}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  if (relation === 'on') return onCells(t, cells, many, 'dative');
  if (relation === 'onto') return onCells(t, cells, many, 'accusative');
  const preposition = { in: 'in', into: 'in', from: 'von', outOf: 'aus', off: 'von' }[relation];
  return `${preposition} ${cellPhrase(t, cells, many, 'dative')}`;
}

/** The pronoun that begins a clause about it. */
function relative(place: CellFilter['place'], kase: 'nominative' | 'accusative'): string {
  if (place === 'remote') return kase === 'nominative' ? 'der' : 'den';
  return place === 'city' ? 'die' : 'das';
}

function fields(t: Teller, terrain: CellFilter['terrain'], many: boolean, kase: CellCase): string {
  if (terrain !== undefined) return terrains(t, terrain, many, kase);
  return many ? (kase === 'dative' ? 'Feldern' : 'Felder') : 'Feld';
}

function terrains(t: Teller, ids: string | readonly string[], many: boolean, kase: CellCase): string {
  const names = [ids].flat().map((id) => t.names(id, 'terrain'));
  return names.length === 1
    ? fieldOf(names[0], many, kase === 'dative')
    : fieldsOf(names, many, kase === 'dative');
}
