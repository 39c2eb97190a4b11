// `publish --to print`, measured: lengths on its pages, fronts against backs, sizes of pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { PDF_READERS, PIXELS_PER_MM, type Bitmap } from './pdf-readers.ts';
import { makeFolder, PACK, runCli, writeIn } from './run-cli.ts';

// It has 177 cards: one is on the last sheet.
const SETUP = 'freight-train/standard';
const NAME = 'published/print/freight-train-standard';

const colorsAt = ({ width, depth, data }: Bitmap, x: number, y: number): readonly number[] =>
  [0, 1, 2].map((color) => data[(y * width + x) * depth + color]!);
const isDark = (page: Bitmap, x: number, y: number): boolean => Math.max(...colorsAt(page, x, y)) < 140;
/** Neither white nor black nor gray, as grounds of cards are. */
const isColored = (page: Bitmap, x: number, y: number): boolean => {
  const colors = colorsAt(page, x, y);
  return Math.max(...colors) - Math.min(...colors) > 15;
};

/** Lengths in millimeters from the left at which something dark stands in a row of pixels. */
function darkAlong(page: Bitmap, at: number, way: 'across' | 'down'): number[] {
  const length = way === 'across' ? page.width : page.height;
  const runs: number[][] = [];
  for (let i = 0; i < length; i++) {
    if (!(way === 'across' ? isDark(page, i, at) : isDark(page, at, i))) continue;
    const last = runs.at(-1);
    if (last && i - last.at(-1)! <= 2) last.push(i);
    else runs.push([i]);
  }
  return runs.map((run) => (run[0]! + run.at(-1)! + 1) / 2 / PIXELS_PER_MM);
}

/** The box of what is colored, in pixels. */
function coloredBox(page: Bitmap): { left: number; right: number; top: number; bottom: number } {
  const box = { left: Infinity, right: -1, top: Infinity, bottom: -1 };
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++)
      if (isColored(page, x, y)) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  return box;
}

async function publish(...flags: readonly string[]): Promise<string> {
  const cwd = makeFolder();
  const { code, err } = await runCli(['publish', SETUP, '--to', 'print', ...flags], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return cwd;
}

test.for(PDF_READERS)(
  'on the pages, cards measure 63 by 88 mm and rules 50 mm, and each back lies on its front: $name',
  async ({ pagesOf, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const cwd = await publish();
    const [guide, full, front, back] = (await pagesOf(join(cwd, `${NAME}.pdf`), [
      0,
      -1 - 2 * 23,
      -3,
      -2,
    ])) as [Bitmap, Bitmap, Bitmap, Bitmap];
    const ends = Array.from({ length: 150 }, (_, i) => darkAlong(guide, 250 + i, 'across')).filter(
      (lengths) => lengths.length === 2,
    );
    expect(ends.some(([from, to]) => Math.abs(to! - from! - 50) < 0.2)).toBe(true);
    const box = coloredBox(full);
    const marks = {
      across: darkAlong(full, box.top - 2 * PIXELS_PER_MM, 'across'),
      down: darkAlong(full, box.left - 2 * PIXELS_PER_MM, 'down'),
    };
    const rule = marks.down.filter((y) => Math.abs(y - box.top / PIXELS_PER_MM - 3) > 1);
    expect(marks.across).toHaveLength(8);
    for (let i = 0; i < 8; i += 2)
      expect(Math.abs(marks.across[i + 1]! - marks.across[i]! - 63)).toBeLessThan(0.2);
    expect(Math.abs(marks.across[0]! - box.left / PIXELS_PER_MM - 3)).toBeLessThan(0.2);
    expect(rule.length).toBeGreaterThan(0);
    const cuts = darkAlong(full, box.right + 2 * PIXELS_PER_MM, 'down');
    expect(cuts).toHaveLength(4);
    expect(Math.abs(cuts[1]! - cuts[0]! - 88)).toBeLessThan(0.2);
    expect(Math.abs(cuts[3]! - cuts[2]! - 88)).toBeLessThan(0.2);
    expect(Math.abs(cuts[0]! - box.top / PIXELS_PER_MM - 3)).toBeLessThan(0.2);
    // The long edge of this sheet is above: turned over it, what was on top is at the bottom. Its only card is 69 by 94 mm with its bleed.
    expect(front.width).toBeGreaterThan(front.height);
    const [before, behind] = [coloredBox(front), coloredBox(back)];
    expect(Math.abs(before.right - before.left - 690)).toBeLessThan(3);
    expect(Math.abs(before.bottom - before.top - 940)).toBeLessThan(3);
    expect(Math.abs(behind.left - before.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(behind.right - before.right)).toBeLessThanOrEqual(1);
    expect(Math.abs(behind.top - (front.height - 1 - before.bottom))).toBeLessThanOrEqual(1);
    expect(Math.abs(behind.bottom - (front.height - 1 - before.top))).toBeLessThanOrEqual(1);
  },
);

test.for(PDF_READERS)(
  'turned over the short edge, what was on the left is on the right: $name',
  async ({ pagesOf, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const cwd = await publish('--backs', 'short');
    const [front, back] = (await pagesOf(join(cwd, `${NAME}.pdf`), [-3, -2])) as [Bitmap, Bitmap];
    const [before, behind] = [coloredBox(front), coloredBox(back)];
    expect(Math.abs(behind.top - before.top)).toBeLessThanOrEqual(1);
    expect(Math.abs(behind.left - (front.width - 1 - before.right))).toBeLessThanOrEqual(1);
    expect(Math.abs(behind.right - (front.width - 1 - before.left))).toBeLessThanOrEqual(1);
  },
);

test.for(PDF_READERS)(
  'folded, a front and its back meet in the middle; little ink is less than half of the ink: $name',
  async ({ pagesOf, missing }, { skip }) => {
    skip(missing !== undefined, missing);
    const cwd = await publish('--backs', 'fold', '--paper', 'letter');
    const saving = await publish('--backs', 'fold', '--paper', 'letter', '--low-ink');
    const [page] = (await pagesOf(join(cwd, `${NAME}.pdf`), [-2])) as [Bitmap];
    expect([page.width / PIXELS_PER_MM, page.height / PIXELS_PER_MM]).toEqual([
      expect.closeTo(279.4, 0),
      expect.closeTo(215.9, 0),
    ]);
    const { top, bottom } = coloredBox(page);
    expect(Math.abs(top + bottom - page.height)).toBeLessThan(4);
    expect(Math.abs(bottom - top - 2 * 940)).toBeLessThan(4);
    const ink = async (folder: string, first: number): Promise<number> => {
      const [sheet] = (await pagesOf(join(folder, `${NAME}.pdf`), [first])) as [Bitmap];
      let sum = 0;
      for (let y = 0; y < sheet.height; y += 3)
        for (let x = 0; x < sheet.width; x += 3)
          for (const color of colorsAt(sheet, x, y)) sum += 255 - color;
      return sum;
    };
    expect((await ink(saving, -1 - 45)) / (await ink(cwd, -1 - 59))).toBeLessThan(0.4);
  },
);

test.each([
  ['tgc', 825, 1125],
  ['mpc', 822, 1122],
] as const)(
  '%s gets opaque pictures of %s x %s pixels at 300 an inch, filled to the edge',
  async (profile, width, height) => {
    const cwd = makeFolder();
    const { code } = await runCli(['publish', SETUP, '--to', 'print', '--profile', profile], { cwd });
    expect(code).toBe(0);
    const folder = join(cwd, `${NAME}-${profile}`);
    const cards = readdirSync(join(folder, 'cards'));
    expect(cards).toHaveLength(12);
    expect(cards).toContain('16x-coal.png');
    for (const file of [join(folder, 'back.png'), join(folder, 'cards/16x-coal.png')]) {
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      // Eight bits, colors without transparency; pixels a meter.
      expect([...png.subarray(24, 26)]).toEqual([8, 2]);
      expect(png.indexOf('pHYs')).toBeGreaterThan(0);
      expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(11811);
      const corners = pixelsOf(png, width, height);
      for (const [x, y] of [
        [0, 0],
        [width - 1, 0],
        [0, height - 1],
        [width - 1, height - 1],
      ] as const)
        expect(isColored(corners, x, y)).toBe(true);
    }
  },
);

test('says what a publication with another profile removes, and how to have both', async () => {
  const cwd = makeFolder();
  const publish = async (...profiles: readonly string[]) =>
    runCli(['publish', SETUP, '--to', 'print', ...profiles.flatMap((one) => ['--profile', one])], { cwd });
  expect(await publish('tgc')).toMatchObject({ code: 0, err: '' });
  const { code, err } = await publish('mpc');
  expect(code).toBe(0);
  expect(err).toBe(
    'Removed, since only the last publication had it: freight-train-standard-tgc. To have several setups there, or several profiles of print, name all of them in one command.\n',
  );
  expect(await publish('mpc', 'tgc')).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(cwd, 'published/print'))).toHaveLength(3);
});

/** As another program reads them. */
function pixelsOf(png: Uint8Array, width: number, height: number): Bitmap {
  const image = `<image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return { width, height, depth: 4, data: pixels };
}

test.each([
  [['--to', 'tts', '--paper', 'a4'], '--paper is for paper, and print is not among the targets.'],
  [['--to', 'tts', '--profile', 'mpc'], '--profile is for paper, and print is not among the targets.'],
  [['--to', 'print', '--profile', 'tgc', '--low-ink'], '--low-ink is for a printer at home'],
  [['--to', 'print', '--backs', 'both'], 'one of: long, short, fold, none'],
  [['--to', 'print', '--cell-width', '0'], 'greater than or equal to 5'],
  [['--to', 'print', '--cell-width', '40'], '--cell-width is for maps, and freight-train/standard has none.'],
])('refuses %j', async (flags, message) => {
  const cwd = makeFolder();
  const { code, err } = await runCli(['publish', SETUP, ...flags], { cwd });
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(readdirSync(cwd)).toEqual([]);
});

test('a map on more than 200 sheets is refused before anything is written', async () => {
  const cwd = makeFolder();
  const rows = Array.from({ length: 44 }, () => 'F '.repeat(45).trim());
  writeIn(cwd, 'content/mine/pack.yaml', PACK);
  writeIn(
    cwd,
    'content/mine/maps/wide.yaml',
    `format: 1\nid: wide\nname: Wide\norientation: pointy\nterrain: |\n${rows.map((row, i) => `  ${i % 2 === 0 ? '' : ' '}${row}`).join('\n')}\n`,
  );
  const { code, err } = await runCli(
    ['publish', 'trains/tokyo-beginners', '--to', 'print', '--map', 'mine/wide', '--cell-width', '200'],
    { cwd },
  );
  expect(err).toMatch(
    /^railwright: The map of trains\/tokyo-beginners would take \d+ sheets of paper; at most 200 are printed\.\n/,
  );
  expect(err).toContain('choose less with --cell-width');
  expect(code).toBe(2);
  expect(readdirSync(cwd)).toEqual(['content']);
});

test('letters that no page can show are told, and the same pages are made once', async () => {
  const cwd = makeFolder();
  const cache = makeFolder();
  writeIn(
    cwd,
    'content/mine/pack.yaml',
    PACK.replace('game: trains', 'game: freight-train').replace('[trains]', '[freight-train]'),
  );
  writeIn(
    cwd,
    'content/mine/setups/evening.yaml',
    'format: 1\nid: evening\ntitle: An evening in 東京\nrules: freight-train/standard\ncars: [coal, reefer, boxcar, gondola, piggyback, tanker, flatcar, hopper]\n',
  );
  const publishOnce = async () =>
    runCli(['publish', 'mine/evening', '--to', 'print'], { cwd, env: { RAILWRIGHT_CACHE: cache } });
  const { code, err } = await publishOnce();
  expect(code).toBe(0);
  expect(err).toMatch(
    /^Open Sans, the font of PDFs, lacks these letters: 東, 京\. They are left out of An evening in 東京 \(“[^)]*”\)/,
  );
  expect(err).toContain('Spell them with other letters for paper.');
  const kept = readdirSync(join(cache, 'pictures'));
  expect((await publishOnce()).err).toBe(err);
  expect(readdirSync(join(cache, 'pictures'))).toEqual(kept);
});
