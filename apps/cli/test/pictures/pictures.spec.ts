// Each kind of picture looks the same in a browser, as PNG and as PDF.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { renderMapSvg } from '@railwright/board/svg';
import { mapNamed } from '@railwright/content';
import { Resvg } from '@resvg/resvg-js';
import { loadForPlay } from '../../src/content/setup.ts';
import { fontFile } from '../../src/render/fonts.ts';
import type { PictureOptions } from '../../src/render/options.ts';
import { toPdf } from '../../src/render/pdf.ts';
import { pictures } from '../../src/render/pictures.ts';
import { pixelSize, toPng } from '../../src/render/raster.ts';
import { difference, type Pixels } from './compare.ts';

/** A square is about a letter of a place's name. */
const DPI = 108;
const SQUARE = 10;
/** Edges make up to 0.10, regular type in place of bold 0.17 and more. */
const MOST = 0.135;
const MOST_MEAN = 0.012;

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content');
const loading = loadForPlay([CONTENT]);
const OPTIONS: PictureOptions = {
  languages: ['en', 'de'],
  theme: 'light',
  paper: undefined,
  landscape: false,
  cellWidth: 24,
  copies: 1,
  layers: { costs: true, slots: true },
};

const drawn = async (
  subject: Parameters<typeof pictures>[1],
  name: string,
  options: Partial<PictureOptions> = {},
): Promise<string> =>
  (await pictures(await loading, subject, [name], { ...OPTIONS, ...options }, {})).svgs[0] ?? '';

const PICTURES: Readonly<Record<string, () => Promise<string>>> = {
  'a map with regions, links, routes, bonuses and tokens': () => drawn('map', 'homebrew-isles/isles'),
  'a map with flat cells, in the dark': () => drawn('map', 'homebrew-fenland/fenland', { theme: 'dark' }),
  'the sheet of a map': () => drawn('map', 'trains/osaka', { paper: 'a4', layers: {} }),
  'a map in play, with the figures of a report': mapInPlay,
  'a card of Trains': () => drawn('card', 'trains/mail-train'),
  'cards of Game of Trains on a sheet': () => drawn('cards', 'game-of-trains/standard', { paper: 'letter' }),
  'cards of Freight Train on a sheet': () => drawn('cards', 'freight-train/standard', { paper: 'a4' }),
  'cards with pictures in a layout of their own': () => drawn('cards', 'homebrew-fenland', { paper: 'a4' }),
  'a setup': () => drawn('setup', 'freight-train/standard'),
};

async function mapInPlay(): Promise<string> {
  const map = mapNamed(await loading, 'trains/tokyo');
  if (!map) throw new Error('There is no Tokyo.');
  const cells = map.cells.filter(({ label }) => /^[A-D][1-5]$/.test(label));
  const labels = cells.map(({ label }) => label);
  return renderMapSvg(
    { ...map, cells },
    {
      rails: Object.fromEntries(labels.map((label, i) => [label, [i % 8, (i + 1) % 8]])),
      stations: Object.fromEntries(cells.map(({ label, city = 0 }) => [label, city])),
      heat: new Map(labels.map((label, i) => [label, { level: i / 20, text: `${i}%` }])),
    },
  );
}

/** The browser gets the font that the other programs have. */
async function asPage(page: Page, svg: string): Promise<Pixels> {
  const size = pixelSize(svg, DPI);
  await page.setViewportSize(size);
  const faces = (
    [
      ['regular', 400],
      ['bold', 700],
    ] as const
  ).map(([name, weight]) => {
    const data = readFileSync(fontFile(name)).toString('base64');
    return `@font-face { font-family: Shipped; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`;
  });
  // Without hints, as on paper.
  const style = 'body { margin: 0 } svg { display: block; text-rendering: geometricPrecision }';
  const sized = svg
    .replace(/ font-family="[^"]*"/, ' font-family="Shipped"')
    .replace(
      /^(<svg[^>]*?) width="[^"]*" height="[^"]*"/,
      `$1 width="${size.width}" height="${size.height}"`,
    );
  await page.setContent(`<style>${faces.join('')}${style}</style>${sized}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return decoded(await page.screenshot());
}

function decoded(png: Uint8Array): Pixels {
  const { width, height } = { width: view(png, 16), height: view(png, 20) };
  const image = `<image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const { pixels } = new Resvg(svg, { background: '#fff' }).render();
  return { width, height, data: pixels };
}

const view = (png: Uint8Array, at: number): number => Buffer.from(png).readUInt32BE(at);

async function asPdf(svg: string): Promise<Pixels> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await toPdf([svg], 'Picture'));
  const { width, height, data } = await document
    .getPage(0)
    .render({ scale: DPI / 72, render: ({ data: bitmap }) => Promise.resolve(bitmap) });
  document.destroy();
  library.destroy();
  return { width, height, data };
}

for (const [name, draw] of Object.entries(PICTURES))
  test(`${name} looks the same in a browser, as PNG and as PDF`, async ({ page }) => {
    const svg = await draw();
    const shown = await asPage(page, svg);
    const others = { PNG: decoded(toPng(svg, pixelSize(svg, DPI))), PDF: await asPdf(svg) };
    for (const [format, pixels] of Object.entries(others)) {
      const { mean, most, at } = difference(shown, pixels, SQUARE);
      expect.soft(most, `${format} differs most at ${at}`).toBeLessThan(MOST);
      expect.soft(mean, `${format} differs`).toBeLessThan(MOST_MEAN);
    }
  });
