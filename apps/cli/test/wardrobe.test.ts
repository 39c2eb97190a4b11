// Pictures of packs as they go into files: PNG or JPEG made here, whatever the pack has.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { toJpeg } from '../src/pictures/codecs.ts';
import { drawApart } from '../src/pictures/draw-apart.ts';
import { pixelsOf, squareOf } from '../src/pictures/pixels.ts';
import { toPng } from '../src/pictures/png.ts';
import { makeFolder, runCli } from './run-cli.ts';

/** Two wide and one high, in larger squares: red, then blue. */
const SQUARE = 40;
const squares = (opacity = 255) => {
  const [width, height] = [2 * SQUARE, SQUARE];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set(i % width < SQUARE ? [220, 0, 0, opacity] : [0, 0, 220, 255], i * 4);
  return { width, height, data };
};
const at = ({ width, data }: { width: number; data: Uint8ClampedArray }, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const near = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(4);
  found.forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThan(40));
};
const RED = [220, 0, 0, 255];
const BLUE = [0, 0, 220, 255];

async function webpOf(pixels: ReturnType<typeof squares>): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  const { default: encode, init } = await import('@jsquash/webp/encode.js');
  await init(
    await WebAssembly.compile(readFileSync(require.resolve('@jsquash/webp/codec/enc/webp_enc.wasm'))),
  );
  return new Uint8Array(await encode(pixels as unknown as ImageData, { lossless: 1 }));
}

/** A PNG that is whole, checksums and all, with pixels that cannot be unpacked. */
function undrawable(): Uint8Array {
  const file = Buffer.from(toPng(squares()));
  const at = file.indexOf('IDAT');
  const end = at + 4 + file.readUInt32BE(at - 4);
  file.fill(0, at + 4, end);
  file.writeUInt32BE(crc32(file.subarray(at, end)), end);
  return file;
}

/** A JPEG with the way the camera was held put before its size. */
function held(jpeg: Uint8Array, orientation: number): Uint8Array {
  const tiff = [
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const part = [0xff, 0xe1, 0, 2 + 6 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...part, ...jpeg.subarray(2)]);
}

test('a drawing is as large as asked for, whatever its sizes say', async () => {
  const drawn = (size: string): ReturnType<typeof pixelsOf> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 9 9"><path fill="#dc0000" d="M0 0h9v9H0z"/></svg>`;
    return pixelsOf('a.svg', new TextEncoder().encode(svg), 40);
  };
  for (const size of ['width="1" height="2"', 'width="1em" height="2em"', 'width="50%"', 'height="1pc"']) {
    const { width, height } = await drawn(size);
    expect(Math.max(width, height), size).toBe(40);
  }
  await expect(drawn('width="1" height="99"')).rejects.toThrow('too long and thin');
  await expect(drawn('width="1em" height="99em"')).rejects.toThrow('too long and thin');
});

test('a drawing that takes too long is given up, and the next one is drawn', async () => {
  const layers = Array.from(
    { length: 40 },
    () => '<g opacity=".5"><path d="M0 0h9v9z"/><path d="M9 9V0"/></g>',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${layers.join('')}</svg>`;
  const job = { svg: new TextEncoder().encode(svg), most: 400, mostRatio: 50 };
  const [late, next] = await Promise.all([drawApart(job, 1).catch(String), drawApart(job)]);
  expect(late).toMatch(/^Error: It takes more than 0\.001 seconds to draw/);
  expect(next).toMatchObject({ width: 400, height: 400 });
});

test('each type of picture gives the same pixels', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#dc0000" d="M0 0h1v1H0z"/><path fill="#0000dc" d="M1 0h1v1H1z"/></svg>`;
  const files: Readonly<Record<string, Uint8Array>> = {
    'a.png': toPng(squares()),
    'a.jpg': await toJpeg(squares()),
    'a.webp': await webpOf(squares()),
    'a.svg': new TextEncoder().encode(svg),
  };
  for (const [path, bytes] of Object.entries(files)) {
    const drawn = await pixelsOf(path, bytes, 2 * SQUARE);
    expect([drawn.width, drawn.height, drawn.isOpaque], path).toEqual([80, 40, true]);
    near(at(drawn, 20, 20), RED);
    near(at(drawn, 60, 20), BLUE);
    const small = await pixelsOf(path, bytes, 10);
    expect([small.width, small.height]).toEqual([10, 5]);
    near(at(small, 2, 2), RED);
    near(at(small, 7, 2), BLUE);
  }
});

test('a photo is turned as the camera was held', async () => {
  const jpeg = await toJpeg(squares());
  const ends = async (orientation: number) => {
    const drawn = await pixelsOf('a.jpg', held(jpeg, orientation), 80);
    const isUpright = drawn.height > drawn.width;
    expect(isUpright).toBe(orientation >= 5);
    const [first, last] = isUpright
      ? [at(drawn, 20, 10), at(drawn, 20, 70)]
      : [at(drawn, 10, 20), at(drawn, 70, 20)];
    return (first[0] ?? 0) > (last[0] ?? 0) ? 'red first' : 'blue first';
  };
  const found = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(ends));
  const [R, B] = ['red first', 'blue first'];
  expect(found).toEqual([R, B, B, R, R, R, B, B]);
});

test('a cell shows the square around the focal point', async () => {
  const drawn = await pixelsOf('a.png', toPng(squares()), 80);
  const colors = (art: Parameters<typeof squareOf>[1]): number[][] => {
    const square = squareOf(drawn, art, 10);
    expect([square.width, square.height]).toEqual([10, 10]);
    return [at(square, 2, 5), at(square, 7, 5)];
  };
  const both = colors({});
  near(both[0]!, RED);
  near(both[1]!, BLUE);
  for (const one of colors({ focus: [0, 0.5] })) near(one, RED);
  for (const one of colors({ focus: [1, 0.5], zoom: 4 })) near(one, BLUE);
  const small = squareOf(drawn, { zoom: 4 }, 360);
  expect([small.width, small.height]).toEqual([10, 10]);
});

test('what one can see through stays so', async () => {
  const drawn = await pixelsOf('a.webp', await webpOf(squares(128)), 80);
  expect(drawn.isOpaque).toBe(false);
  expect(at(drawn, 20, 20)[3]).toBe(128);
  near(at(drawn, 20, 20), [110, 0, 0, 128]);
});

test('what cannot be decoded is a sentence', async () => {
  await expect(pixelsOf('a.png', undrawable(), 80)).rejects.toThrow(/^Nothing can be seen of it/);
  await expect(pixelsOf('a.png', toPng(squares()).slice(0, 60), 80)).rejects.toThrow('It is cut off');
  const bomb = toPng(squares());
  bomb.set([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60], 16);
  await expect(pixelsOf('a.png', bomb, 80)).rejects.toThrow('It says that it has 60,000 by 60,000 pixels.');
  await expect(pixelsOf('a.webp', (await webpOf(squares())).slice(0, 40), 80)).rejects.toThrow();
});

const PACK = `format: 1
id: mine
game: trains
title: Mine
version: 0.1.0
licence: MIT
authors: [Me]
extends: [trains]
theme: { layout: big-picture }
`;
const CARDS = `format: 1
cards:
  - { id: ferry, name: Ferry, categories: [action], cost: 2, effect: [{ draw: 1 }], art: ferry.png }
  - { id: tug, name: Tug, categories: [action], cost: 2, effect: [{ draw: 1 }], art: tug.png }
`;

test('render puts them on cards, made anew, and says which it cannot draw', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'mine/cards'), { recursive: true });
  writeFileSync(join(cwd, 'mine/pack.yaml'), PACK);
  writeFileSync(join(cwd, 'mine/cards/mine.yaml'), CARDS);
  writeFileSync(join(cwd, 'mine/ferry.png'), toPng(squares()));
  writeFileSync(join(cwd, 'mine/tug.png'), undrawable());
  const outcome = await runCli(['render', 'cards', 'mine', '--content', 'mine', '-o', 'c.svg'], { cwd });
  expect(outcome).toMatchObject({
    code: 0,
    err: 'warning: mine/cards/mine.yaml:4:86: The picture mine/tug.png cannot be drawn: Nothing can be seen of it: it may be damaged. Its cards are drawn without it.\n2 files, c-1.svg to c-2.svg\n',
  });
  const [ferry, tug] = ['c-1.svg', 'c-2.svg'].map((file) => readFileSync(join(cwd, file), 'utf8'));
  expect(ferry).toMatch(/<image xlink:href="data:image\/jpeg;base64,/);
  expect(tug).not.toContain('<image');
  const drawn = new Resvg(ferry!, { fitTo: { mode: 'width', value: 252 } }).render();
  near(at({ width: drawn.width, data: new Uint8ClampedArray(drawn.pixels) }, 20, 150), RED);
});

test('publish says once which it cannot draw, although a pack and its setups have it', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'mine/cards'), { recursive: true });
  mkdirSync(join(cwd, 'mine/setups'));
  writeFileSync(join(cwd, 'mine/pack.yaml'), PACK);
  writeFileSync(join(cwd, 'mine/cards/mine.yaml'), CARDS.replace('tug.png', 'wreck.png'));
  const others = 'landfill, passing-station, tourist-train, steel-bridge, mail-train, holiday-timetable';
  writeFileSync(
    join(cwd, 'mine/setups/quay.yaml'),
    `format: 1\nid: quay\ntitle: Quay\nrules: aeg-2013\nmap: tokyo\nmarket: { cards: [ferry, tug, ${others}] }\n`,
  );
  writeFileSync(join(cwd, 'mine/ferry.png'), toPng(squares()));
  writeFileSync(join(cwd, 'mine/wreck.png'), undrawable());
  const { code, err } = await runCli(['publish', 'mine/quay', '--content', 'mine', '--to', 'pcio'], { cwd });
  expect({ code, told: err.match(/wreck\.png cannot be drawn/g) }).toEqual({
    code: 0,
    told: ['wreck.png cannot be drawn'],
  });
});

test('render puts them on the cells of maps, one map a file', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'mine/maps'), { recursive: true });
  const theme = 'theme: { terrains: { field: field.png, river: tug.png } }';
  writeFileSync(join(cwd, 'mine/pack.yaml'), PACK.replace(/theme: .*/, theme));
  const map = 'format: 1\nid: moor\nname: Moor\norientation: pointy\nterrain: |\n  F R\n';
  writeFileSync(join(cwd, 'mine/maps/moor.yaml'), map);
  writeFileSync(join(cwd, 'mine/field.png'), toPng(squares()));
  writeFileSync(join(cwd, 'mine/tug.png'), undrawable());
  const render = (...args: string[]) =>
    runCli(['render', 'map', 'mine/moor', '--content', 'mine', ...args], { cwd });
  const outcome = await render('-o', 'm.svg');
  expect(outcome).toMatchObject({
    code: 0,
    err: 'warning: mine/pack.yaml:9:47: The picture mine/tug.png cannot be drawn: Nothing can be seen of it: it may be damaged. Its cells are drawn without it.\nm.svg\n',
  });
  const svg = readFileSync(join(cwd, 'm.svg'), 'utf8');
  expect(svg.match(/<image xlink:href="data:image\/jpeg;base64,/g)).toHaveLength(1);
  expect((await render('-o', 'm.pdf')).code).toBe(0);
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: Number(width) } }).render();
  const pixel = (x: number): number[] =>
    at({ width: drawn.width, data: new Uint8ClampedArray(drawn.pixels) }, x, Math.round(Number(height) / 2));
  const [left, right] = [pixel(35), pixel(85)] as const;
  expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(100);
  expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(100);
});
