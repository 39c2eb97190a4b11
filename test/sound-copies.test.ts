// Folders that hold nothing but copies of shipped packs are known without being read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FileHead, soundCopies as SoundCopies } from '../packages/content/src/index.ts';
import type { ReadyPack } from '../packages/content/src/load/shipped-ready.ts';

const sound = vi.hoisted((): ReadyPack[] => []);
vi.mock('../packages/content/src/load/shipped-ready.ts', () => ({
  shippedReady: () => [],
  shippedSound: () => sound,
}));

const { headOf, isPicture, loadContent, readyPacks } = await import('../packages/content/src/index.ts');
const { folderSource } = await import('../packages/content/src/node/index.ts');

const CONTENT = join(import.meta.dirname, '../content');
const NAMES = ['trains', 'homebrew-fenland'];
let soundCopies: typeof SoundCopies;
let texts: ReadonlyMap<string, string>;
let pictures: ReadonlyMap<string, FileHead>;

beforeAll(async () => {
  const sources = NAMES.map((name) => folderSource(join(CONTENT, name), { prefix: `${name}/` }));
  const paths = (await Promise.all(sources.map((source) => source.list()))).flatMap((list, i) =>
    list.map((path) => `${NAMES[i]}/${path}`),
  );
  const read = (path: string) => readFileSync(join(CONTENT, path));
  texts = new Map(paths.filter((path) => path.endsWith('.yaml')).map((path) => [path, `${read(path)}`]));
  pictures = new Map(paths.filter(isPicture).map((path) => [path, headOf(path, read(path))]));
  const content = await loadContent(sources);
  sound.push(...(await readyPacks(content)));
  // The list is read once.
  vi.resetModules();
  ({ soundCopies } = await import('../packages/content/src/load/sound.ts'));
});

const FOLDERS = ['trains/', 'homebrew-fenland/'];

test('unchanged copies are sound, whether or not anything is known of their pictures', () => {
  expect(soundCopies(texts)).toEqual(FOLDERS);
  expect(pictures.size).toBeGreaterThan(2);
  expect(soundCopies(texts, pictures)).toEqual(FOLDERS);
});

test.each([
  ['a changed text', new Map([['trains/maps/tokyo.yaml', 'format: 1\n']])],
  ['a file of its own', new Map([['trains/maps/own.yaml', 'format: 1\n']])],
  ['a file outside the packs', new Map([['maps/own.yaml', 'format: 1\n']])],
  ['a pack of its own', new Map([['own/pack.yaml', 'format: 1\n']])],
])('with %s a folder is checked', (_, changes) => {
  expect(soundCopies(new Map([...texts, ...changes]))).toBeUndefined();
});

test('without one of its files, or with two copies of a pack, a folder is checked', () => {
  expect(soundCopies(new Map([...texts].slice(0, -1)))).toBeUndefined();
  const twice = [...texts].map(([path, text]) => [`again/${path}`, text] as const);
  expect(soundCopies(new Map([...texts, ...twice]))).toBeUndefined();
});

test('pictures that are missing, changed or unreadable are checked', () => {
  const [first, ...rest] = [...pictures];
  expect(soundCopies(texts, new Map(rest))).toBeUndefined();
  const gif = { bytes: new TextEncoder().encode('GIF89a....'), size: 10 };
  expect(soundCopies(texts, new Map([...pictures, [first![0], gif]]))).toBeUndefined();
  expect(
    soundCopies(texts, new Map<string, FileHead | string>([...pictures, [first![0], 'It is locked.']])),
  ).toBeUndefined();
});
