// German: what cells are called: "ein Sumpffeld", "Städten mit deinen Gleisen", "ein Feld höchstens 2 Schritte von einer Stadt entfernt".
import type { Place, Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Case, Clause, Relation } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { Noun } from '../noun.ts';
import { isPlain, onlyAny, onlyChosen, placeOf } from '../plan/cell-readings.ts';
import { cellsOf } from '../plan/cells.ts';
import type { Chosen } from '../selected.ts';
import { byCase } from './declension.ts';
import { END, fieldOf, fieldsOf, list } from './words.ts';

/** As what has an article, and what was chosen; in the plural as well, except for the dative, which ends in -n. */
const KINDS = {
  city: {
    one: byCase('eine_Stadt eine_Stadt einer_Stadt'),
    many: byCase('Städte Städte Städten'),
    the: byCase('die_gewählte_Stadt die_gewählte_Stadt der_gewählten_Stadt'),
    this: byCase('diese_Stadt diese_Stadt dieser_Stadt dieser_Stadt'),
    oneOf: byCase('eine eine einer'),
    chosen: 'gewählten Städte',
    that: { who: 'die', whom: 'die' },
  },
  remote: {
    one: byCase('ein_entlegener_Ort einen_entlegenen_Ort einem_entlegenen_Ort'),
    many: byCase('entlegene_Orte entlegene_Orte entlegenen_Orten'),
    the: byCase('der_gewählte_Ort den_gewählten_Ort dem_gewählten_Ort'),
    this: byCase('dieser_Ort diesen_Ort diesem_Ort dieses_Ortes'),
    oneOf: byCase('einer einen einem'),
    chosen: 'gewählten Orte',
    that: { who: 'der', whom: 'den' },
  },
  none: {
    one: byCase('ein_Feld ein_Feld einem_Feld'),
    many: byCase('Felder Felder Feldern'),
    the: byCase('das_gewählte_Feld das_gewählte_Feld dem_gewählten_Feld'),
    this: byCase('dieses_Feld dieses_Feld diesem_Feld dieses_Feldes'),
    oneOf: byCase('eines eines einem'),
    chosen: 'gewählten Felder',
    that: { who: 'das', whom: 'das' },
  },
} as const;

/** Of several choices of one sort. */
const ORDINALS = ['zuerst', 'als zweites', 'als drittes', 'als viertes', 'als fünftes'];

/** "gewählt"; "als zweites gewählt" where there are several choices of one sort. */
export function chosenIn({ rank }: Chosen): string {
  return rank === undefined ? 'gewählt' : `${ORDINALS[rank] ?? `als ${rank + 1}.`} gewählt`;
}

export const chosenKind = ({ place }: Chosen): string => KINDS[place].one.nominative;

/** "das gewählte Feld", "eine der gewählten Städte", "den als zweites gewählten Orten". */
export function chosenCells(which: Chosen, many: boolean, kase: Case): string {
  if (which.that) return theseCells(which, many, kase);
  const { the, oneOf, chosen } = KINDS[which.place];
  const all = kase === 'dative' ? `den ${chosen}n` : `die ${chosen}`;
  const said = !which.several ? the[kase] : many ? all : `${oneOf[kase]} der ${chosen}`;
  return said.replace('gewählt', chosenIn(which));
}

/** "dieses Feld", "diesen Städten", "eine dieser Städte": cells that a step has used. */
function theseCells({ place, several }: Chosen, many: boolean, kase: Case): string {
  const { this: one, oneOf, many: all } = KINDS[place];
  if (!several) return one[kase];
  const these = (of: Case, this_: string): string =>
    `${this_} ${(all[of] || all.nominative).replace(/^entlegene /, 'entlegenen ')}`;
  if (many) return these(kase, kase === 'dative' ? 'diesen' : 'diese');
  return `${oneOf[kase]} ${these('genitive', 'dieser')}`;
}

/** With its article in the singular: "ein Sumpffeld", "entlegene Orte", "eine Stadt auf einem Sumpffeld". */
export function cellHead(place: Place, terrains: readonly string[], many: boolean, kase: Case): string {
  const kind = KINDS[place][many ? 'many' : 'one'][kase];
  if (terrains.length === 0) return kind;
  const isDative = place === 'none' ? kase === 'dative' : many;
  const names =
    terrains.length === 1 ? fieldOf(terrains[0], many, isDative) : fieldsOf(terrains, many, isDative);
  if (place === 'none') return many ? names : kind.replace('Feld', names);
  return `${kind} auf ${many ? '' : 'einem '}${names}`;
}

/** "gegnerischen Waren-Markern", "Waren-Marker von dir": others than the reader may be the subject. */
export function tokensWith(t: Teller, token: string, of: Who): Noun {
  const said = (ending: string, marker: string): string =>
    ({
      own: t.said('{marker} von {dir|ihm}', { marker }),
      opponents: `gegnerisch${ending} ${marker}`,
      all: marker,
    })[of];
  return { one: said('em', `${token}-Marker`), many: said('en', `${token}-Markern`) };
}

export function notCells(t: Teller, cells: CellFilter, many: boolean): string {
  const any = onlyAny(cells)?.map((one) => cellPhrase(t, one, many, 'nominative'));
  const is = many ? 'sind' : 'ist';
  if (any && any.length > 1) return `weder ${any.join(' noch ')} ${is}`;
  const said = cellPhrase(t, cells, many, 'nominative');
  if (onlyChosen(t, cells) && /^(?:das|der|die) /.test(said)) return `nicht ${said} ${is}`;
  return `k${many ? `eine ${said.replace(/^entlegene /, 'entlegenen ')}` : said} ${is}`;
}

/** ", das kein Sumpffeld ist". */
export function relate(said: string, clauses: readonly Clause[], place: Place | 'many' = 'none'): string {
  if (clauses.length === 0) return said;
  const that = place === 'many' ? { who: 'die', whom: 'die' } : KINDS[place].that;
  return `${said}, ${list(clauses.map((one) => `${that[one.that]} ${one.said}`))}${END}`;
}

export const cellPhrase = cellsOf;

/** Where rails and tokens lie: "in einer Stadt", "auf Sumpffelder". Without cells, "auf dem Spielplan". */
export function onCells(t: Teller, cells: CellFilter, many: boolean, kase: Case): string {
  if (Object.keys(cells).length === 0) return kase === 'dative' ? 'auf dem Spielplan' : 'auf den Spielplan';
  const any = onlyAny(cells)?.map((one) => onCells(t, one, many, kase));
  if (any) return list(any, 'oder');
  const at = { city: 'in', remote: 'an', none: 'auf' }[placeOf(t, cells) ?? 'none'];
  return `${at} ${cellPhrase(t, cells, many, kase)}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  const plain = isPlain(t, cells);
  if (relation === 'on' || ((relation === 'in' || relation === 'into') && plain))
    return onCells(t, cells, many, 'dative');
  if (relation === 'onto') return onCells(t, cells, many, 'accusative');
  const preposition = { in: 'in', into: 'in', from: 'von', outOf: plain ? 'von' : 'aus', off: 'von' }[
    relation
  ];
  return `${preposition} ${cellPhrase(t, cells, many, 'dative')}`;
}
