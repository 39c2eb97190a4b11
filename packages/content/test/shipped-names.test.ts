// Whatever has a name in some language in a shipped pack has one in every language of the list, and no two card tests share theirs.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TEXT_LANGUAGES } from '@railwright/engine';

const CONTENT = new URL('../../../content/', import.meta.url);
const isTest = (path: string): boolean => /[\\/]tests[\\/]/.test(path);
const ALL = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.yaml'),
);
const FILES = ALL.filter((path) => !isTest(path));

/** Texts by language anywhere in a value, each with its path. */
function textsIn(value: unknown, path: string): [path: string, texts: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, object][] = typeof (value as { en?: unknown }).en === 'string' ? [[path, value]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => textsIn(one, `${path}/${key}`))];
}

test('every name and text of the shipped packs exists in all languages', () => {
  const texts = FILES.flatMap((file) => textsIn(parse(readFileSync(new URL(file, CONTENT), 'utf8')), file));
  expect(texts.length).toBeGreaterThan(100);
  const missing = texts.flatMap(([path, names]) =>
    TEXT_LANGUAGES.filter((language) => !Object.hasOwn(names, language)).map((one) => `${path}: ${one}`),
  );
  expect(missing).toEqual([]);
});

test.each(ALL.filter(isTest))('no two tests of %s have the same name', (file) => {
  const { tests } = parse(readFileSync(new URL(file, CONTENT), 'utf8')) as { tests: { name: string }[] };
  const names = tests.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
