// Cells at the edge of the map: those next to what lies outside. A hole within the map is no outside.
import { hexKey, neighbors, type Hex } from '@railwright/hex';

/** 1 for each cell at the edge. */
export function borderCells(cells: readonly Hex[]): Uint8Array {
  const there = new Set(cells.map(hexKey));
  const range = (of: (cell: Hex) => number): [number, number] => {
    const all = cells.map(of);
    return [Math.min(...all) - 1, Math.max(...all) + 1];
  };
  const [q, r] = [range((cell) => cell.q), range((cell) => cell.r)];
  const isNear = (cell: Hex): boolean => cell.q >= q[0] && cell.q <= q[1] && cell.r >= r[0] && cell.r <= r[1];
  // From a corner outside, over everything that is no cell.
  const corner = { q: q[0], r: r[0] };
  const outside = new Set([hexKey(corner)]);
  for (const open = [corner]; open.length > 0;)
    for (const next of neighbors(open.pop() ?? corner)) {
      const key = hexKey(next);
      if (!isNear(next) || there.has(key) || outside.has(key)) continue;
      outside.add(key);
      open.push(next);
    }
  return Uint8Array.from(cells, (cell) =>
    neighbors(cell).some((next) => outside.has(hexKey(next))) ? 1 : 0,
  );
}
