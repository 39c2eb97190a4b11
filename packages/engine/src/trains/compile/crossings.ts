// Where rails may go on from a cell, and what it costs to enter one over a link: lists by cell, one after the other.
import type { CellLists, EntryCode } from '../state/codes.ts';

/** Two cells and what crossing between them costs. */
export type CellLink = readonly [a: number, b: number, cost: number];

export function compileLists(lists: readonly (readonly number[])[]): CellLists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((cells, index) => {
    start[index + 1] = start[index] + cells.length;
  });
  return { start, list: Int16Array.from(lists.flatMap((cells) => cells.toSorted((a, b) => a - b))) };
}

/** `touching`: by cell those that rails may enter from it without a link. */
export function compileEntries(
  touching: readonly (readonly number[])[],
  links: readonly CellLink[],
): EntryCode {
  const over = touching.map((_, cell) =>
    links.flatMap(([a, b, cost]): [number, number][] =>
      a === cell ? [[b, cost]] : b === cell ? [[a, cost]] : [],
    ),
  );
  const entries = over.map((linked, cell) => {
    if (linked.length === 0) return [];
    const free = [...touching.keys()].filter((from) => touching[from].includes(cell));
    return [...free.map((from): [number, number] => [from, 0]), ...linked].sort((a, b) => a[1] - b[1]);
  });
  const start = new Int32Array(touching.length + 1);
  entries.forEach((from, cell) => {
    start[cell + 1] = start[cell] + from.length;
  });
  const flat = entries.flat();
  return {
    start,
    list: Int16Array.from(flat, ([from]) => from),
    cost: Int16Array.from(flat, ([, cost]) => cost),
  };
}
