// Where rails may go on from a cell, and what it costs to enter one over a link: lists by cell, one after the other.
import type { CellLists, EntryCode } from '../state/codes.ts';
import { NONE } from '../state/tables.ts';

/** Two cells, what crossing between them costs, and which link it is of those that seats own, or NONE. */
export type CellLink = readonly [a: number, b: number, cost: number, link: number];

export function compileLists(lists: readonly (readonly number[])[]): CellLists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((cells, index) => {
    start[index + 1] = start[index] + cells.length;
  });
  return { start, list: Int16Array.from(lists.flatMap((cells) => cells.toSorted((a, b) => a - b))) };
}

/** From which cell, for how many coins, over which link. */
type Entry = readonly [from: number, cost: number, link: number];

/** `touching`: by cell those that rails may enter from it without a link. */
export function compileEntries(
  touching: readonly (readonly number[])[],
  links: readonly CellLink[],
  { owned, tolls }: Pick<EntryCode, 'owned' | 'tolls'>,
): EntryCode {
  const over = touching.map((_, cell) =>
    links.flatMap(([a, b, cost, link]): Entry[] =>
      a === cell ? [[b, cost, link]] : b === cell ? [[a, cost, link]] : [],
    ),
  );
  const entries = over.map((linked, cell) => {
    if (linked.length === 0) return [];
    const free = [...touching.keys()].filter((from) => touching[from].includes(cell));
    return [...free.map((from): Entry => [from, 0, NONE]), ...linked].sort((a, b) => a[1] - b[1]);
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
    link: Int16Array.from(flat, ([, , link]) => link),
    owned,
    tolls,
  };
}
