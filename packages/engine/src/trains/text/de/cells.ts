// German: what cells are called: "ein Sumpffeld", "Städten mit deinen Gleisen".
import type { CellFilter } from '../../language/values.ts';
import type { CellWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';
import { boundOf } from './bounds.ts';
import { fieldOf } from './words.ts';

type CellCase = 'accusative' | 'dative';

const CELLS: CellWords = {
  terrain: (t, id) => fieldOf(t.names(id, 'terrain'), false),
  place: (_t, what) => ({ city: 'Stadt', remote: 'Ort', none: 'Feld' })[what],
  rails: (t, who) =>
    `mit ${{ own: t.person === 'you' ? 'deinen Gleisen' : 'seinen Gleisen', opponents: 'gegnerischen Gleisen', all: 'Gleisen' }[who]}`,
  stations: (t, bounds) => {
    const said = boundOf(t, bounds, 'Bahnhof', 'Bahnhöfen');
    return `mit ${said.trim()}`;
  },
};

const CITY = {
  one: { accusative: 'eine Stadt', dative: 'einer Stadt' },
  many: { accusative: 'Städte', dative: 'Städten' },
} as const;
const REMOTE = {
  one: { accusative: 'einen entlegenen Ort', dative: 'einem entlegenen Ort' },
  many: { accusative: 'entlegene Orte', dative: 'entlegenen Orten' },
} as const;

/** With its article in the singular: "ein Sumpffeld mit deinen Gleisen", "entlegene Orte". */
export function cellPhrase(t: Teller, cells: CellFilter, many: boolean, kase: CellCase): string {
  const { terrain, place, rails, stations } = cells;
  const field = terrain === undefined ? undefined : t.names(terrain, 'terrain');
  const start =
    place === 'city' || place === 'remote'
      ? `${(place === 'city' ? CITY : REMOTE)[many ? 'many' : 'one'][kase]}${terrain === undefined ? '' : ` auf ${many ? fieldOf(field ?? '', true, true) : `einem ${CELLS.terrain(t, terrain)}`}`}`
      : `${many ? '' : kase === 'dative' ? 'einem ' : 'ein '}${fields(field, many, kase)}`;
  const more = [
    place === 'none' ? 'ohne Stadt und entlegenen Ort' : '',
    rails === undefined ? '' : CELLS.rails(t, rails),
    stations === undefined ? '' : CELLS.stations(t, stations),
  ];
  return [start, ...more]
    .filter((words) => words !== '')
    .join(' ')
    .replace(/ mit (.*) mit /, ' mit $1 und ');
}

function fields(name: string | undefined, many: boolean, kase: CellCase): string {
  if (name !== undefined) return fieldOf(name, many, kase === 'dative');
  return many ? (kase === 'dative' ? 'Feldern' : 'Felder') : 'Feld';
}
