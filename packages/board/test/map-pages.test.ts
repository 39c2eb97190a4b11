import { boundsOf, rectangle } from '@railwright/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARGIN, OVERLAP, planMapPages, RIM } from '../src/sheet/map-pages.ts';
import { PAPERS } from '../src/sheet/paper.ts';

test('sheets cover the whole map, neighbours overlap, and none is superfluous', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('pointy' as const, 'flat' as const),
      fc.constantFrom('a4' as const, 'letter' as const),
      fc.boolean(),
      fc.integer({ min: 5, max: 80 }),
      (columns, rows, orientation, paper, landscape, cellWidth) => {
        const cells = rectangle(orientation, columns, rows);
        const plan = planMapPages(orientation, cells, { paper, landscape, cellWidth });
        const box = boundsOf(plan.layout, cells);
        const last = plan.sheets.at(-1)!.part;
        expect(last.x + last.width).toBeGreaterThanOrEqual(box.x + box.width - 1e-6);
        expect(last.y + last.height).toBeGreaterThanOrEqual(box.y + box.height - 1e-6);
        expect(plan.sheets).toHaveLength(plan.columns * plan.rows);
        if (plan.columns > 1)
          expect(last.x + OVERLAP).toBeLessThan(box.x + box.width + RIM * plan.layout.size + 1e-6);
        const long = landscape ? plan.area.width : plan.area.height;
        expect(long).toBeCloseTo(PAPERS[paper].height - 2 * MARGIN);
      },
    ),
  );
});

test('a cell on paper has the requested width', () => {
  const one = planMapPages('pointy', [{ q: 0, r: 0 }], { paper: 'a4', landscape: false, cellWidth: 38 });
  expect(one.width).toBeCloseTo(38);
  expect(one.sheets).toHaveLength(1);
});
