// A set of cells as a graph over their indices, compiled once, for everything that runs often.
import { DIRECTIONS } from './directions.ts';
import { hexNumber, type Hex } from './hex.ts';

/** Index of each cell in a list. */
export interface CellIndex {
  /** The cells as listed; their places are the indices. */
  readonly cells: readonly Hex[];
  /** Place of the cell in `cells`, or -1. */
  indexOf(h: Hex): number;
}

/**
 * Numbers the cells by their places in the list.
 * @throws Error when a cell is listed twice.
 */
export function indexCells(cells: readonly Hex[]): CellIndex {
  const places = new Map<number, number>();
  cells.forEach((h, i) => places.set(hexNumber(h), i));
  if (places.size !== cells.length) throw new Error('A cell is listed twice');
  return { cells, indexOf: (h) => places.get(hexNumber(h)) ?? -1 };
}

/**
 * Six entries a cell: the index of the neighbor in direction 0 to 5, or -1 where there is none or `isOpen` closes the
 * edge, as a barrier does. `isOpen` is given indices and must not depend on their order.
 */
export function neighborTable(
  index: CellIndex,
  isOpen: (a: number, b: number) => boolean = () => true,
): Int32Array {
  const table = new Int32Array(index.cells.length * 6).fill(-1);
  index.cells.forEach((h, i) => {
    DIRECTIONS.forEach((d, direction) => {
      const j = index.indexOf({ q: h.q + d.q, r: h.r + d.r });
      if (j >= 0 && isOpen(i, j)) table[i * 6 + direction] = j;
    });
  });
  return table;
}

/** For each cell the indices of its neighbors, in order of direction; from a table of `neighborTable`. */
export function neighborLists(table: Int32Array): number[][] {
  return Array.from({ length: table.length / 6 }, (_, i) =>
    Array.from(table.subarray(i * 6, i * 6 + 6)).filter((j) => j >= 0),
  );
}
