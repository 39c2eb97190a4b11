// Files that are known when a program is built are read as if they were read now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCache, loadContent, readyFiles } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';
import { findIn } from '../src/load/ready.ts';
import type { Path } from '../src/text/path.ts';

const FOLDER = join(import.meta.dirname, '../../../content/trains');
const cache = createCache();
const { files } = await loadContent(folderSource(FOLDER), { cache });
// As they are kept: as JSON.
const find = findIn(
  readyFiles(cache).map((file) => ({
    ...file,
    data: async () => JSON.parse(JSON.stringify(await file.data())) as unknown,
  })),
);

function* pathsIn(data: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data))
      yield* pathsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

test('every shipped file has its data and all places in its text', async () => {
  expect(files.length).toBeGreaterThan(40);
  for (const { path, text, kind, document } of files) {
    const ready = await find(text, kind);
    expect(ready?.data, path).toEqual(document!.data);
    const places = (one: typeof document): unknown[] =>
      [...pathsIn(document!.data)].map((at) => [one!.valueRange(at), one!.keyRange(at), one!.textStyle(at)]);
    expect(places(ready), path).toEqual(places(document));
  }
});

test('a changed text and another kind of file are read again', async () => {
  const text = readFileSync(join(FOLDER, 'cards/base.yaml'), 'utf8');
  expect(await find(text, 'cards')).toBeDefined();
  expect(await find(text, 'rules')).toBeUndefined();
  expect(await find(text.replace('cost: 1', 'cost: 2'), 'cards')).toBeUndefined();
  expect(await find(`${text}\n`, 'cards')).toBeUndefined();
});

test('a file whose data cannot be loaded is read again', async () => {
  const [file] = readyFiles(cache);
  const text = files.find(({ path }) => path === file!.path)!.text;
  const away = findIn([{ ...file!, data: () => Promise.reject(new Error('away')) }]);
  expect(await away(text, file!.kind)).toBeUndefined();
});

test('a file in which something was found is never taken as sound', async () => {
  const own = createCache();
  const { diagnostics } = await loadContent(folderSource(join(import.meta.dirname, 'errors')), {
    cache: own,
  });
  const found = new Set(diagnostics.map(({ file }) => file));
  const asRead = new Map(
    [...own.files.values()].map(({ file, diagnostics: inside }) => [file.path, inside.length]),
  );
  const ready = findIn(readyFiles(own));
  expect(found.size).toBeGreaterThan(0);
  for (const { file } of own.files.values())
    if (asRead.get(file.path)! > 0 || file.broken.length > 0)
      expect(await ready(file.text, file.kind), file.path).toBeUndefined();
});
