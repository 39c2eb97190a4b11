// The names that steps made at random have given to cards and cells.
import type { ParamSpecs } from '@railwright/engine';
import type { Draw } from './draw.ts';

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

/** These fields, and now and then only for cards of the same kind as some chosen before; `it` is the card of another event there. */
export function alike<T extends object>(draw: Draw, names: Names, fields: T): T {
  const cards = cardsAmong(names).filter((name) => name !== 'it');
  return cards.length > 0 && draw.onceIn(2) ? { ...fields, where: { sameAs: draw.pick(cards) } } : fields;
}
