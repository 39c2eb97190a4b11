import { boundsOf, rectangle } from '@railwright/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexMap } from '@railwright/engine';
import { mapCuts, renderMapSheets, renderMapSvg, renderSetupSvg } from '../src/svg/index.ts';
import { routeLines } from '../src/text/routes.ts';
import { shippedMap } from './shipped.ts';
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

const isles = shippedMap('homebrew-isles', 'isles', true);

test('the routes of a map stand below it, on sheets of their own, and in the picture of a setup', () => {
  const paper = { paper: 'a4', landscape: false, cellWidth: 30 } as const;
  const sheets = renderMapSheets(isles, paper);
  expect(sheets).toHaveLength(planMapPages(isles.orientation, isles.cells, paper).sheets.length + 1);
  for (const svg of [
    renderMapSvg(isles),
    sheets.at(-1)!,
    renderSetupSvg({ title: 'Isles', map: isles, groups: [] }),
  ])
    for (const { title, worth } of routeLines(isles, 'en'))
      expect(svg.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(`${title} (${worth})`);
  expect(renderMapSheets(isles, { ...paper, layers: { rewards: false } }).join('')).not.toMatch(
    /\(\d+ points/,
  );
});

test('names that a map has no room for are known; the longest title of a sheet or a setup breaks', () => {
  expect(['en', 'fr', 'de'].flatMap((language) => mapCuts(isles, language))).toEqual([]);
  const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(5).trim();
  const names = { en: 'A', de: long };
  const map: HexMap = {
    ...isles,
    name: names,
    cells: isles.cells.slice(0, 3).map((cell) => ({ ...cell, name: names })),
    regions: [{ id: 'r', name: names, cells: [isles.cells[0]!.label] }],
    links: [],
    routes: [],
  };
  expect(mapCuts(map, 'en')).toEqual([]);
  expect(mapCuts(map, 'de').map(({ part }) => part)).toEqual(['place', 'place', 'place', 'region', 'region']);
  expect(mapCuts(map, 'de', { names: false, regions: false })).toEqual([]);
  const [sheet] = renderMapSheets(map, { paper: 'letter', landscape: false, cellWidth: 30, language: 'de' });
  for (const svg of [sheet!, renderSetupSvg({ title: long, groups: [{ title: long, faces: [] }] })]) {
    const lines = [...svg.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>(Donau[^<]*)/g)].filter(
      ([line]) => !line.includes('paint-order'),
    );
    expect(lines.map(([, , text]) => text).join(' ')).toContain(long);
    expect(new Set(lines.map(([, y]) => y)).size).toBe(lines.length);
  }
});
