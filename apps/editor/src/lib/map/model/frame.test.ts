import { boardLayout } from '@railwright/board';
import { boundsOf, fromOffset } from '@railwright/hex';
import { expect, test } from 'vitest';
import { frameOf, framePath, inFrame } from './frame.ts';
import { emptyModel } from './model.ts';
import { parseMapFile } from './parse.ts';

const model = parseMapFile('orientation: pointy\nterrain: |\n  . F F\n   F\n')!.model;

test('a frame reaches from the first label to the last cell, including holes', () => {
  expect(frameOf(emptyModel('pointy'))).toBeUndefined();
  const frame = frameOf(model)!;
  expect(frame).toEqual({ columns: 3, rows: 2 });
  const inside = (col: number, row: number) => inFrame(model, frame, fromOffset('pointy', { col, row }));
  expect([inside(0, 0), inside(2, 1), inside(3, 0), inside(0, 2), inside(-1, 0), inside(0, -1)]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the outline of a frame surrounds its cells in both orientations, with a margin', () => {
  for (const orientation of ['pointy', 'flat'] as const)
    for (const shift of ['odd', 'even'] as const)
      for (const margin of [0, 2]) {
        const layout = boardLayout(orientation);
        const path = framePath(layout, { shift }, { columns: 3, rows: 2 }, margin);
        const points = path
          .slice(1, -1)
          .split('L')
          .map((pair) => pair.split(' ').map(Number));
        const cells = [];
        for (let col = -margin; col < 3 + margin; col++)
          for (let row = -margin; row < 2 + margin; row++)
            cells.push(fromOffset(orientation, { col, row }, shift));
        const box = boundsOf(layout, cells);
        const of = (n: 0 | 1): number[] => points.map((point) => point[n]!);
        expect(Math.min(...of(0))).toBeCloseTo(box.x, 1);
        expect(Math.min(...of(1))).toBeCloseTo(box.y, 1);
        expect(Math.max(...of(0))).toBeCloseTo(box.x + box.width, 1);
        expect(Math.max(...of(1))).toBeCloseTo(box.y + box.height, 1);
        // Each segment is a side of a cell, including the one back to the start.
        points.forEach(([x, y], i) => {
          const [nx, ny] = points[(i + 1) % points.length]!;
          const step = Math.hypot(nx! - x!, ny! - y!);
          expect(step < 0.1 || Math.abs(step - layout.size) < 0.1, `${orientation} ${shift} ${i}`).toBe(true);
        });
      }
});
