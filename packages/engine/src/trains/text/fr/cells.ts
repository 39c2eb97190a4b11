// French: what cells are called: "une case Marais avec vos rails", "des villes à au plus 2 pas d’un lieu éloigné".
import type { Place, Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Noun } from '../noun.ts';
import { isPlain, onlyAny, onlyChosen, placeOf } from '../plan/cell-readings.ts';
import { cellNoun as nounOfCells, cellsOf as phraseOfCells } from '../plan/cells.ts';
import type { Chosen } from '../selected.ts';
import { de, list } from './words.ts';

const KINDS: Readonly<Record<Place, readonly [one: string, many: string]>> = {
  city: ['ville', 'villes'],
  remote: ['lieu éloigné', 'lieux éloignés'],
  none: ['case', 'cases'],
};

/** Of several choices of one sort. */
const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

/** "choisies en premier"; in which place, only where there are several choices of one sort. */
export function chosenIn({ place, rank }: Chosen, many: boolean): string {
  const done = `choisi${place === 'remote' ? '' : 'e'}${many ? 's' : ''}`;
  return rank === undefined ? done : `${done} en ${ORDINALS[rank] ?? `${rank + 1}e`}`;
}

export const chosenKind = ({ place }: Chosen, many: boolean): string => KINDS[place][many ? 1 : 0];

export function chosenCells(chosen: Chosen, many: boolean): string {
  return `${chosenKind(chosen, many)} ${chosenIn(chosen, many)}`;
}

export function cellHead(place: Place, terrains: readonly string[], many: boolean): string {
  const names = list(terrains, 'ou');
  return `${KINDS[place][many ? 1 : 0]}${names === '' ? '' : ` ${names}`}`;
}

export function cellArticle(t: Teller, cells: CellFilter, chosen: Chosen | undefined, many: boolean): string {
  const isMasculine = (chosen?.place ?? cells.place) === 'remote';
  if (chosen?.that === true) {
    if (!chosen.several) return `${isMasculine ? 'ce' : 'cette'} ${chosenKind(chosen, false)}`;
    const these = `ces ${chosenKind(chosen, true)}`;
    return many ? these : `l’un${isMasculine ? '' : 'e'} de ${these}`;
  }
  if (chosen?.several === true && !many)
    return `l’un${isMasculine ? '' : 'e'} des ${cellNoun(t, cells, true)}`;
  if (chosen)
    return `${chosen.several ? 'les' : isMasculine ? 'le' : 'la'} ${cellNoun(t, cells, chosen.several)}`;
  if (many) return `des ${cellNoun(t, cells, true)}`;
  return `${isMasculine ? 'un' : 'une'} ${cellNoun(t, cells, false)}`;
}

/** "jetons Marchandises", "jeton Concession à vous". */
export function tokensWith(t: Teller, token: string, of: Who): Noun {
  const some = (s: string): string =>
    `jeton${s} ${token}${{ own: t.said(' à {vous|lui}'), opponents: ` adverse${s}`, all: '' }[of]}`;
  return { one: some(''), many: some('s') };
}

export function notCells(t: Teller, cells: CellFilter, many: boolean): string {
  const any = onlyAny(cells)?.map((one) => cellWithArticle(t, one, many));
  const no = any && any.length > 1 ? `ni ${any.join(' ni ')}` : `pas ${cellWithArticle(t, cells, many)}`;
  return `qui ${many ? 'ne sont' : 'n’est'} ${no}`;
}

export const cellNoun = (t: Teller, cells: CellFilter, many: boolean): string =>
  nounOfCells(t, cells, many, 'nominative');
const cellWithArticle = (t: Teller, cells: CellFilter, many: boolean): string =>
  phraseOfCells(t, cells, many, 'nominative');
export const oneCell = (t: Teller, cells: CellFilter): string => cellWithArticle(t, cells, false);

/** Where rails and tokens lie: "dans une ville", "sur les cases Marais". Without cells, "sur le plateau". */
export function onCells(t: Teller, cells: CellFilter, many: boolean, article: 'des' | 'les' = 'des'): string {
  if (Object.keys(cells).length === 0) return 'sur le plateau';
  const any = onlyAny(cells)?.map((one) => onCells(t, one, many, article));
  if (any) return list(any, 'ou');
  const place = placeOf(t, cells) ?? 'none';
  const isAll = many && article === 'les' && !onlyChosen(t, cells);
  const phrase = isAll ? `les ${cellNoun(t, cells, true)}` : cellWithArticle(t, cells, many);
  return `${place === 'none' ? 'sur' : 'dans'} ${phrase}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  const isOn = relation === 'on' || relation === 'onto';
  if (isOn || ((relation === 'in' || relation === 'into') && isPlain(t, cells)))
    return onCells(t, cells, many, relation === 'onto' ? 'des' : 'les');
  const phrase = cellWithArticle(t, cells, many);
  if (relation === 'into') return `dans ${phrase}`;
  if (relation === 'in') return `dans ${phrase.replace(/^des /, 'les ')}`;
  const any = onlyAny(cells)?.map((one) => placed(t, relation, one, many));
  return any ? list(any, 'ou') : de(phrase.replace(/^des /, ''));
}
