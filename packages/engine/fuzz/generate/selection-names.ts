// The names that steps made at random have given to cards and cells.
import type { ParamSpecs } from '@railwright/engine';

/** The selections that are set at a point of an effect. */
export type Names = readonly string[];

/** Names of cells are told from those of cards by how they begin. */
export const CELLS = 'cells';
export const cellsAmong = (names: Names): Names => names.filter((name) => name.startsWith(CELLS));
export const cardsAmong = (names: Names): Names => names.filter((name) => !name.startsWith(CELLS));

/** Whether something cannot be made because there is no selection for it to read. */
export const lacksSelection = (specs: ParamSpecs, names: Names): boolean =>
  Object.values(specs).some(
    ({ type, optional }) =>
      optional !== true &&
      ((/^selections?$/.test(type) && cardsAmong(names).length === 0) ||
        (type === 'cellSelection' && cellsAmong(names).length === 0)),
  );
