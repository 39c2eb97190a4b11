import { readFileSync } from 'node:fs';
import { fromOffset, neighbors, toOffset } from '@railwright/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tiledCellAt, tiledCenter, tiledGridOf, tiledSideAt } from './tiled-grid.ts';

/** Answers of Tiled 1.8.2 itself to `map.tileToScreen` and `map.pixelToTile` in its scripts. */
const said = JSON.parse(
  readFileSync(new URL('../../test/tiled/grids.json', import.meta.url), 'utf8'),
) as Record<string, string | number>[];

const pairs = (text: unknown): number[][] =>
  String(text)
    .split(' ')
    .map((pair) => pair.split(/[=,]/).map(Number));

test.each(said)(
  'cells are where Tiled has them: axis $staggeraxis, $staggerindex, $tilewidth x $tileheight, side $hexsidelength',
  ({ corners, cells, ...map }) => {
    const grid = tiledGridOf({ ...map, orientation: 'hexagonal' });
    const half = (size: unknown): number => Math.floor(Number(size) / 2);
    for (const [col = 0, row = 0, x = 0, y = 0] of pairs(corners))
      expect(tiledCenter(grid, { col, row })).toEqual({
        x: x + half(map['tilewidth']),
        y: y + half(map['tileheight']),
      });
    for (const [x = 0, y = 0, col, row] of pairs(cells))
      expect([x, y, tiledCellAt(grid, { x, y })]).toEqual([x, y, { col, row }]);
  },
);

const grids = fc
  .record({
    staggeraxis: fc.constantFrom('x', 'y'),
    staggerindex: fc.constantFrom('odd', 'even'),
    tilewidth: fc.integer({ min: 8, max: 90 }),
    tileheight: fc.integer({ min: 8, max: 90 }),
    part: fc.double({ min: 0, max: 0.8, noNaN: true }),
  })
  .map(({ part, ...map }) => {
    const along = map.staggeraxis === 'x' ? map.tilewidth : map.tileheight;
    return tiledGridOf({ ...map, orientation: 'hexagonal', hexsidelength: Math.floor(along * part) });
  });
const lines = fc.integer({ min: -40, max: 40 });

test('the middle of a cell is in it, and the middle between two that touch is on their side', () => {
  fc.assert(
    fc.property(grids, lines, lines, fc.nat({ max: 5 }), (grid, col, row, direction) => {
      const at = { col, row };
      const middle = tiledCenter(grid, at);
      expect(tiledCellAt(grid, middle)).toEqual(at);
      const hex = neighbors(fromOffset(grid.orientation, at, grid.shift))[direction]!;
      const other = toOffset(grid.orientation, hex, grid.shift);
      const next = tiledCenter(grid, other);
      const side = tiledSideAt(grid, { x: (middle.x + next.x) / 2, y: (middle.y + next.y) / 2 });
      expect(side.far).toBe(0);
      expect(side.between).toContainEqual(at);
      expect(side.between).toContainEqual(other);
    }),
  );
});

test.each([
  [{ tilewidth: 1 }, 'leave no room for cells'],
  [{ tilewidth: -4 }, 'does not state the size of its tiles'],
])('a grid without cells is refused: %j', (more, reason) => {
  const map = { orientation: 'hexagonal', tilewidth: 14, tileheight: 12, hexsidelength: 6 };
  expect(() => tiledGridOf({ ...map, staggeraxis: 'x', ...more })).toThrow(reason);
});
