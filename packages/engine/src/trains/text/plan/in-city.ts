// Stations are in cities.
import type { CellFilter } from '../../language/values.ts';

/** The cells of a filter that are cities. */
export function inCity(cells: CellFilter): CellFilter {
  return { ...cells, place: cells.place ?? 'city' };
}
