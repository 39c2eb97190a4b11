// Pictures are judged without decoding them, and what is known of them is as new as the files.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createCache,
  headOf,
  judgePicture,
  loadContent,
  memorySource,
  MOST_PICTURE_BYTES,
  packLooks,
  picturesIn,
  readPicture,
  resolveSetup,
  setupLooks,
} from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';
import { bytes, chunk, exif, jpeg, png, svg, webp } from './picture-files.ts';

const judged = (path: string, file: Uint8Array, size = file.length) =>
  judgePicture(path, { bytes: file, size });

describe('a picture is known by its first bytes', () => {
  it.each([
    ['a.png', png(630, 880), { kind: 'png', width: 630, height: 880 }],
    ['a.JPG', jpeg(630, 880), { kind: 'jpeg', width: 630, height: 880 }],
    ['a.jpeg', jpeg(880, 630, exif(6)), { kind: 'jpeg', width: 630, height: 880, orientation: 6 }],
    ['a.jpeg', jpeg(880, 630, exif(9)), { kind: 'jpeg', width: 880, height: 630 }],
    [
      'a.webp',
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x76, 2, 0x70, 3]),
      { kind: 'webp', width: 630, height: 880 },
    ],
    ['a.webp', webp('VP8L', [0x2f, 0x75, 0xc2, 0xdb, 0]), { kind: 'webp', width: 630, height: 880 }],
    ['a.webp', webp('VP8X', [0, 0, 0, 0, 0x75, 2, 0, 0x6f, 3, 0]), { kind: 'webp', width: 630, height: 880 }],
    ['a.svg', svg('<path d="M0 0h1"/>'), { kind: 'svg', width: 63, height: 88 }],
    ['a.svg', svg('', 'width="63mm" height="88mm"'), { kind: 'svg', width: 63, height: 88 }],
  ])('%s', (path, file, header) => {
    expect(judged(path, file)).toEqual(header);
  });

  it('that claims to be enormous, before anything is decoded', () => {
    for (const file of [png(60_000, 60_000), png(0xffff_ffff, 0xffff_ffff)])
      expect(judged('a.png', file)).toMatchObject({ code: 'picture-too-large' });
    expect(judged('a.jpg', jpeg(60_000, 60_000))).toMatchObject({ code: 'picture-too-large' });
    expect(judged('a.png', png(1, 1), MOST_PICTURE_BYTES + 1)).toMatchObject({ code: 'picture-too-large' });
    expect(judged('a.png', png(0, 10))).toMatchObject({ code: 'picture-unusable' });
  });

  it('that is drawn over and over again', () => {
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 5, 0, 0x55];
    const passes = (count: number): Uint8Array =>
      bytes(
        [...jpeg(630, 880).slice(0, -16)],
        Array.from({ length: count }, () => scan).flat(),
        [0xff, 0xd9],
      );
    expect(judged('a.jpg', passes(100))).toMatchObject({ kind: 'jpeg' });
    expect(judged('a.jpg', passes(101))).toMatchObject({
      code: 'picture-unusable',
      says: 'is drawn in more than 100 passes',
    });
  });

  const long = Array<number>(9000).fill(7);
  const whole: readonly (readonly [path: string, bytes: Uint8Array])[] = [
    ['a.png', png(3, 4)],
    ['a.png', png(3, 4, [...chunk('IDAT', long)])],
    ['a.jpg', jpeg(3, 4, [0xff, 0xe2, 0, 8, 0xff, 0xd9, 0, 0, 0xff, 0xd9])],
    ['a.jpg', bytes([...jpeg(3, 4).slice(0, -2)], long, [0xff, 0xd0], long, [0xff, 0xd9])],
    ['a.webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 3, 0, 4, 0, ...long])],
    ['a.svg', svg('<path d="M0 0h1"/>')],
  ];

  it('however little of it is missing', () => {
    for (const [path, file] of whole) {
      expect(judgePicture(path, headOf(path, file)), path).toHaveProperty('width');
      // The last byte of a WebP can be one that fills it up.
      const missing = [2, 3, 16, Math.floor(file.length / 3)];
      for (const cut of missing) {
        const rest = file.slice(0, -cut);
        const verdict = judgePicture(path, headOf(path, rest));
        expect('says' in verdict && verdict.says, `${path} without ${cut}`).toMatch(
          /cut off|not well-formed/,
        );
        expect(judged(path, rest)).toEqual(verdict);
      }
    }
  });

  it('whatever stands behind its end', () => {
    for (const [path, file] of whole.filter(([name]) => name !== 'a.svg'))
      for (const more of [[0], long, [...file]]) {
        const longer = bytes([...file], more);
        expect(judgePicture(path, headOf(path, longer)), path).toHaveProperty('width');
      }
  });

  it('that has other bytes than it says', () => {
    const file = png(3, 4, [...chunk('tEXt', long), ...chunk('IDAT', long)]);
    const changed = (at: number): Uint8Array => file.map((byte, i) => (i === at ? byte ^ 1 : byte));
    // Readers skip a text that is damaged.
    expect(judgePicture('a.png', headOf('a.png', changed(100)))).toHaveProperty('width');
    for (const at of [29, 12_000, file.length - 1])
      expect(judgePicture('a.png', headOf('a.png', changed(at)))).toMatchObject({
        code: 'picture-unusable',
        says: 'is damaged: a checksum in it is wrong',
      });
  });

  it('whatever the bytes are, without an exception', () => {
    const starts = [png(3, 4), jpeg(3, 4, exif(3)), webp('VP8X', [0]), svg('<g id="a">&amp;</g>')];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.nat(90),
        fc.uint8Array({ maxLength: 40 }),
        fc.constantFrom('a.png', 'a.jpg', 'a.webp', 'a.svg', 'a.gif'),
        (start, cut, rest, path) => {
          const verdict = judged(path, Uint8Array.from([...start.slice(0, cut), ...rest]));
          if ('says' in verdict) expect(verdict.help).not.toBe('');
          else expect(Math.min(verdict.width, verdict.height)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const PACK =
  'format: 1\nid: p\ngame: freight-train\ntitle: Pictured\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\n';
const CARS =
  'format: 1\ncars:\n  - { id: coal, name: Coal, art: { file: pictures/coal.png, focus: [0, 1], zoom: 2, credit: Me } }\n  - { id: oil, name: Oil }\n';
const files = (more: Readonly<Record<string, string | Uint8Array>> = {}) => ({
  'p/pack.yaml': PACK,
  'p/cars/cars.yaml': CARS,
  ...more,
});

it('appears, changes and disappears for a check that keeps what it found', async () => {
  const cache = createCache();
  const found = async (more: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> => {
    const source = memorySource(files(more));
    const { diagnostics } = await loadContent(source, { cache });
    expect(diagnostics).toEqual((await loadContent(source)).diagnostics);
    return diagnostics.map(({ code }) => code);
  };
  expect(await found({})).toEqual(['picture-missing']);
  expect(await found({ 'p/pictures/coal.png': png(3, 4) })).toEqual([]);
  expect(await found({ 'p/pictures/coal.png': png(60_000, 4000) })).toEqual(['picture-too-large']);
  expect(await found({ 'p/pictures/coal.png': jpeg(3, 4) })).toEqual(['picture-unusable']);
  expect(await found({ 'p/pictures/coal.png': png(3, 4) })).toEqual([]);
  expect(await found({ 'p/pictures/Coal.png': png(3, 4) })).toEqual(['picture-missing']);
});

it('is not looked for in a source that does not tell of pictures', async () => {
  const all = memorySource(files());
  const source = { list: () => all.list(), read: (path: string) => all.read(path) };
  expect((await loadContent(source)).diagnostics).toEqual([]);
});

it('is told once, however many cards name it, and only so many are read', async () => {
  const cars = Array.from(
    { length: 1002 },
    (_, i) => `  - { id: c${i}, name: C${i}, art: p${i % 1001}.png }\n`,
  );
  const pictures = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`p/p${i}.png`, png(1, 1)]));
  const halves = [cars.slice(0, 500), cars.slice(500, 1000), cars.slice(1000)];
  const content = await loadContent(
    memorySource({
      'p/pack.yaml': PACK,
      ...pictures,
      ...Object.fromEntries(
        halves.map((some, i) => [`p/cars/${i}.yaml`, `format: 1\ncars:\n${some.join('')}`]),
      ),
    }),
  );
  expect(content.diagnostics.map(({ code }) => code)).toEqual(['picture-too-many']);
});

it('is data for those who draw, with the theme of the pack around it', async () => {
  const theme =
    'theme: { art: pictures/any.svg, layout: poster, palette: { paper: "#ffeedd" }, back: { pattern: rays } }\n';
  const layouts = 'layouts: { poster: { parts: [{ show: art, box: [0, 0, 63, 88] }] } }\n';
  const content = await loadContent(
    memorySource(
      files({
        'p/pack.yaml': PACK + theme + layouts,
        'p/pictures/coal.png': png(3, 4),
        'p/pictures/any.svg': svg(''),
      }),
    ),
  );
  const looks = packLooks(content, 'p')!;
  const shared = { layout: 'p/poster', palette: 'p' };
  expect(looks).toEqual({
    cards: {
      coal: { art: { picture: 'p/pictures/coal.png', focus: [0, 1], zoom: 2, credit: 'Me' }, ...shared },
      oil: { art: { picture: 'p/pictures/any.svg' }, ...shared },
    },
    layouts: { 'p/poster': { parts: [{ show: 'art', box: [0, 0, 63, 88] }] } },
    palettes: { p: { paper: '#ffeedd' } },
    back: { title: 'Pictured', pattern: 'rays' },
    terrains: {},
  });
  const pictures = picturesIn(content, looks);
  expect([...pictures.keys()]).toEqual(['p/pictures/coal.png', 'p/pictures/any.svg']);
  expect(await readPicture(pictures.get('p/pictures/coal.png')!)).toEqual(png(3, 4));
});

it('leaves a game as it is, and can be missing', async () => {
  const root = join(import.meta.dirname, '../../../content/freight-train');
  const shipped = folderSource(root, { prefix: 'f/' });
  const plain = await loadContent(shipped);
  const cars = readFileSync(join(root, 'cars/standard.yaml'), 'utf8').replace(
    'id: coal\n',
    'id: coal\n    art: none.png\n',
  );
  const changed = await loadContent({
    ...shipped,
    read: (path) => (path === 'cars/standard.yaml' ? Promise.resolve(cars) : shipped.read(path)),
  });
  expect(changed.diagnostics.map(({ code }) => code)).toEqual(['picture-missing']);
  const hashes = [plain, changed].map((content) => {
    const resolved = resolveSetup(content, 'freight-train/standard');
    return resolved.ok && resolved.setup.hash;
  });
  expect(hashes[0]).toBeTruthy();
  expect(hashes[1]).toBe(hashes[0]);
  expect(setupLooks(changed, 'freight-train/standard')?.cards).toEqual({});
});

it('in a folder is read up to where it says what it is, and never through a link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const one of ['p/cars', 'p/pictures']) mkdirSync(join(folder, one), { recursive: true });
  writeFileSync(join(folder, 'p/pack.yaml'), PACK);
  writeFileSync(join(folder, 'p/cars/cars.yaml'), CARS);
  writeFileSync(join(folder, 'elsewhere.png'), png(3, 4));
  symlinkSync(join(folder, 'elsewhere.png'), join(folder, 'p/pictures/coal.png'));
  expect(existsSync(join(folder, 'p/pictures/coal.png'))).toBe(true);
  const { diagnostics } = await loadContent(folderSource(join(folder, 'p')));
  expect(diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
    [
      'picture-unusable',
      '“pictures/coal.png” cannot be read. Links are not followed.',
      'Put the picture itself into the folder of the pack, as a file that you may read.',
    ],
  ]);
  writeFileSync(
    join(folder, 'p/pictures/long.png'),
    Uint8Array.from([...png(3, 4), ...new Uint8Array(9000)]),
  );
  const head = await folderSource(join(folder, 'p')).head!('pictures/long.png');
  expect([head.bytes.length, head.size, head.damage]).toEqual([4096, 9045, undefined]);
  writeFileSync(
    join(folder, 'p/pictures/long.png'),
    png(3, 4, [...chunk('IDAT', Array(9000).fill(7))]).slice(0, -12),
  );
  expect((await folderSource(join(folder, 'p')).head!('pictures/long.png')).damage).toMatch(/^is cut off/);
});
