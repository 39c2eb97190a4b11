// Tests chunks by what is loaded first.
import { expect, test } from 'vitest';
import { chunkNames } from './first-chunks.ts';

const LIB = '/apps/editor/src/lib';
const HOME = '/apps/editor/src/routes/+page.svelte';
const EDIT = '/apps/editor/src/routes/edit/+page.svelte';
const CHECKS = `${LIB}/core/checks/answers.ts`;
const FACE = '/packages/content/src/index.ts';

/** Modules by path: their code, and what that imports in the order of its statements. */
const MODULES: Record<string, readonly [code: string, ...imports: string[]]> = {
  [HOME]: [`import { listPacks } from '../lib/packs.ts'; listPacks();`, `${LIB}/packs.ts`],
  [EDIT]: [
    `import { listPacks } from '../../lib/packs.ts'; import '../../lib/faces.ts'; import { draw as paint } from '@railwright/content'; paint(await import('../../lib/late.ts'));`,
    `${LIB}/packs.ts`,
    `${LIB}/faces.ts`,
    FACE,
  ],
  [CHECKS]: [`import { check } from "@railwright/content";\ncheck();`, FACE],
  [FACE]: [
    `export { draw } from "./marks.ts";\n/* All of it. */\nexport * from './check.ts';\nexport * from './other.ts';`,
    '/packages/content/src/marks.ts',
    '/packages/content/src/check.ts',
    '/packages/content/src/other.ts',
  ],
  [`${LIB}/packs.ts`]: [`export const listPacks = 1;`],
  [`${LIB}/late.ts`]: [`import { listPacks } from './packs.ts';`, `${LIB}/packs.ts`],
  '/packages/content/src/marks.ts': [`export const draw = 1;`],
  [`${LIB}/faces.ts`]: [`export const faces = 1;`],
  '/packages/content/src/check.ts': [
    `import './marks.ts'; export const check = 1;`,
    '/packages/content/src/marks.ts',
  ],
  '/packages/content/src/other.ts': [`export const other = 1;`],
};

const LATER = { [EDIT]: [`${LIB}/late.ts`], [CHECKS]: [`${LIB}/faces.ts`] };

const names = chunkNames(Object.keys(MODULES), (id) => {
  const [code, ...importedIds] = MODULES[id] ?? [''];
  return { code, importedIds, dynamicallyImportedIds: LATER[id] ?? [] };
});

test('modules that the same pages and workers load first are in one chunk', () => {
  expect(names.get(HOME)).toBe('home');
  expect(names.get(EDIT)).toBe('edit');
  expect(names.get(`${LIB}/packs.ts`)).toBe('home-edit');
  expect(names.get('/packages/content/src/marks.ts')).toBe('edit-checks');
});

test('a page does not load what others take from the same package', () => {
  expect(names.get('/packages/content/src/check.ts')).toBe('checks');
  expect(names.has('/packages/content/src/other.ts')).toBe(false);
});

test('what is imported later is left to the bundler', () => {
  expect(names.has(`${LIB}/late.ts`)).toBe(false);
});

test('what pages load first and a worker later does not lie with what is for pages alone', () => {
  expect(names.get(`${LIB}/faces.ts`)).toBe('edit-later');
});
