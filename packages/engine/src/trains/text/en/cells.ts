// English: what cells are called: "swamp cell with your rails", "cities at most 2 steps from a remote location".
import type { Place, Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Noun } from '../noun.ts';
import { isPlain, onlyAny, placeOf } from '../plan/cell-readings.ts';
import { cellNoun as nounOfCells, cellsOf as phraseOfCells } from '../plan/cells.ts';
import type { Chosen } from '../selected.ts';
import { list, withArticle } from './words.ts';

const KINDS: Readonly<Record<Place, readonly [one: string, many: string]>> = {
  city: ['city', 'cities'],
  remote: ['remote location', 'remote locations'],
  none: ['cell', 'cells'],
};

/** Of several choices of one sort. */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "first" where there are several choices of one sort. */
export function inOrder({ rank }: Chosen): string | undefined {
  return rank === undefined ? undefined : (ORDINALS[rank] ?? `as number ${rank + 1}`);
}

export const chosenKind = ({ place }: Chosen, many: boolean): string => KINDS[place][many ? 1 : 0];

export function chosenCells(chosen: Chosen, many: boolean): string {
  const kind = chosenKind(chosen, many);
  const which = inOrder(chosen);
  return which === undefined ? `chosen ${kind}` : `${kind} chosen ${which}`;
}

export function cellHead(place: Place, terrains: readonly string[], many: boolean): string {
  const names = list(terrains.map(lower), 'or');
  return `${names === '' ? '' : `${names} `}${KINDS[place][many ? 1 : 0]}`;
}

export function cellArticle(t: Teller, cells: CellFilter, chosen: Chosen | undefined, many: boolean): string {
  if (chosen?.that === true) {
    const kinds = chosenKind(chosen, chosen.several);
    return !chosen.several ? `that ${kinds}` : many ? `those ${kinds}` : `one of those ${kinds}`;
  }
  if (chosen?.several === true && !many) return `one of the ${cellNoun(t, cells, true)}`;
  if (chosen) return `the ${cellNoun(t, cells, chosen.several)}`;
  return many ? cellNoun(t, cells, true) : withArticle(cellNoun(t, cells, false));
}

export function tokensWith(t: Teller, token: string, of: Who): Noun {
  const whose = { own: t.said(' of {yours|their own}'), opponents: ' of opponents', all: '' }[of];
  return {
    one: `${token} token${of === 'opponents' ? ' of an opponent' : whose}`,
    many: `${token} tokens${whose}`,
  };
}

export function notCells(t: Teller, cells: CellFilter, many: boolean): string {
  const any = onlyAny(cells)?.map((one) => cellsOf(t, one, many));
  const not = any && any.length > 1 ? `neither ${any.join(' nor ')}` : `not ${cellsOf(t, cells, many)}`;
  return `that ${many ? 'are' : 'is'} ${not}`;
}

export const cellNoun = (t: Teller, cells: CellFilter, many: boolean): string =>
  nounOfCells(t, cells, many, 'nominative');
const cellsOf = (t: Teller, cells: CellFilter, many: boolean): string =>
  phraseOfCells(t, cells, many, 'nominative');
export const oneCell = (t: Teller, cells: CellFilter): string => cellsOf(t, cells, false);

/** Where rails and tokens lie: "in a city", "on swamp cells". Without cells, "on the map". */
export function onCells(t: Teller, cells: CellFilter, many: boolean): string {
  if (Object.keys(cells).length === 0) return 'on the map';
  const any = onlyAny(cells)?.map((one) => onCells(t, one, many));
  if (any) return list(any, 'or');
  const place = placeOf(t, cells) ?? 'none';
  return `${place === 'none' ? 'on' : 'in'} ${cellsOf(t, cells, many)}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  const isOn = relation === 'on' || relation === 'onto';
  if (isOn || ((relation === 'in' || relation === 'into') && isPlain(t, cells)))
    return onCells(t, cells, many);
  const preposition = { in: 'in', into: 'in', from: 'from', outOf: 'from', off: 'off' }[relation];
  return `${preposition} ${cellsOf(t, cells, many)}`;
}

export function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
