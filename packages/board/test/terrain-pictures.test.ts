// Pictures on the cells of terrains: on the page, in files, in print and in the legend.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mapLegend,
  renderMapSheets,
  renderMapSvg,
  renderSetupSvg,
  type Pictured,
  type TerrainPictures,
} from '../src/svg/index.ts';
import { componentRenderer, type Renderer } from './components.ts';
import { shippedMap } from './shipped.ts';

const fenland = shippedMap('homebrew-fenland', 'fenland');
const tokyo = shippedMap('trains', 'tokyo');
const hrefOf = (id: string): string => `data:image/png;base64,${Buffer.from(id).toString('base64')}`;
const picture = (id: string) => ({ picture: { href: hrefOf(id), width: 40, height: 20 } });
const pictures: TerrainPictures = new Map<string, Pictured>([
  ['swamp', picture('swamp')],
  ['sea', { ...picture('sea'), focus: [1, 0, 2] }],
  ['mountain', picture('mountain')],
]);
const count = (text: string, part: string): number => text.split(part).length - 1;
const patternOf = (svg: string, id: string): string => {
  const index = fenland.terrains.findIndex((terrain) => terrain.id === id);
  return new RegExp(`<pattern id="[^"]*terrain-${index}".*?</pattern>`, 's').exec(svg)?.[0] ?? '';
};

let page: Renderer;
beforeAll(async () => {
  page = await componentRenderer();
});
afterAll(() => page.close());

test('a terrain without a picture is drawn as ever', () => {
  expect(renderMapSvg(tokyo, { pictures: new Map([['swamp', picture('swamp')]]) })).toBe(renderMapSvg(tokyo));
  expect(patternOf(renderMapSvg(fenland, { pictures }), 'field')).toBe(
    patternOf(renderMapSvg(fenland), 'field'),
  );
});

test('a picture is once in the file, over the color of the terrain and below a wash of it', () => {
  const svg = renderMapSvg(fenland, { pictures });
  const [swamp, sea] = [patternOf(svg, 'swamp'), patternOf(svg, 'sea')];
  expect(count(svg, hrefOf('swamp'))).toBe(1);
  expect(swamp).toContain('patternUnits="objectBoundingBox"');
  expect(swamp).toMatch(
    /^<pattern [^>]*><rect [^>]*fill="#7d8c5a"\/><svg .*<\/svg><rect [^>]*fill="#7d8c5a" fill-opacity="0.16"/s,
  );
  // A square as high as the cell from corner to corner; of flat cells the picture is cut above and below.
  expect(swamp).toContain('<svg x="0" y="-6.7" width="100" height="100" viewBox="10 0 20 20"');
  expect(sea).toContain('viewBox="30 0 10 10"');
  const dark = patternOf(renderMapSvg(fenland, { pictures, theme: 'dark' }), 'swamp');
  expect(Number(/ fill-opacity="([\d.]+)"/.exec(dark)?.[1])).toBeGreaterThan(0.4);
});

test('pictures that are not seen are not in the file', () => {
  const svg = renderMapSvg(fenland, { pictures });
  expect(svg).not.toContain(hrefOf('mountain'));
  expect(renderMapSvg(fenland, { pictures, layers: { textures: false } })).not.toContain('<image');
  const dry = { ...fenland, cells: fenland.cells.filter(({ terrain }) => terrain !== 'sea') };
  expect(renderMapSvg(dry, { pictures })).not.toContain(hrefOf('sea'));
});

test('pictures are on sheets of paper and on a setup, and not where ink is saved', () => {
  const options = { paper: 'a4', landscape: false, cellWidth: 30, pictures } as const;
  for (const sheet of renderMapSheets(fenland, options)) expect(sheet).toContain(hrefOf('swamp'));
  const lowInk = renderMapSheets(fenland, { ...options, lowInk: true });
  expect(lowInk.join('')).not.toContain('<image');
  expect(lowInk).toEqual(renderMapSheets(fenland, { ...options, pictures: undefined, lowInk: true }));
  expect(renderSetupSvg({ title: 'T', map: fenland, groups: [], pictures })).toContain(hrefOf('swamp'));
});

test('the legend shows of each terrain its own', () => {
  const own = (name: string): string =>
    mapLegend(fenland, 'en', pictures).find((entry) => entry.name === name)?.svg ?? '';
  expect([own('Swamp'), own('Sea')].map((svg) => count(svg, '<image'))).toEqual([1, 1]);
  expect(own('Swamp')).toContain(hrefOf('swamp'));
  expect(own('Field')).not.toContain('<image');
});

test('the page shows what a file shows', () => {
  const board = page.render('BoardMap', { map: fenland, pictures });
  const plain = page.render('BoardMap', { map: fenland });
  expect(plain).not.toContain('<image');
  expect(count(board, hrefOf('swamp'))).toBe(1);
  const swamp = patternOf(board, 'swamp');
  expect(swamp).toContain('patternUnits="objectBoundingBox"');
  expect(swamp).toContain('viewBox="10 0 20 20"');
  expect(swamp).toContain('fill-opacity="var(--rw-wash)"');
  expect(page.render('Legend', { map: fenland, pictures })).toContain(hrefOf('sea'));
});
