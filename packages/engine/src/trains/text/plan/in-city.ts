// Stations are in cities.
import type { CellFilter } from '../../language/values.ts';

/** The cells of a filter that are cities; those that were chosen need not be called so. */
export function inCity(cells: CellFilter): CellFilter {
  return Object.keys(cells).join() === 'in' ? cells : { ...cells, place: cells.place ?? 'city' };
}
