// Moves from cell to cell with arrow keys: to the nearest cell in a direction on the screen, jumping over holes.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { centerOf } from '@railwright/board';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(ARROWS, key);
}

/** The cell an arrow key leads to; the same cell at the edge. */
export function stepFrom(map: HexMap, from: CellDefinition, key: string): CellDefinition {
  const way = ARROWS[key];
  if (!way) return from;
  const here = centerOf(map.orientation, from);
  let best = from;
  let least = Infinity;
  for (const cell of map.cells) {
    const { x, y } = centerOf(map.orientation, cell);
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 1 || across > along * 1.2) continue;
    // Every step across rows shifts by half a cell; right is as good as left.
    const cost = along + across * 1.5 - (dx + dy) / 1000;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
