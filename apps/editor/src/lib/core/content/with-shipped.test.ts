import { loadContent, memorySource } from '@railwright/content';
import { expect, test } from 'vitest';
import { missedPacks, SHIPPED_FOLDER, withShipped } from './with-shipped.ts';

const shipped = new Map([
  ['trains/pack.yaml', 'id: trains\n'],
  ['trains/maps/tokyo.yaml', 'id: tokyo\n'],
  ['other/pack.yaml', 'id: other\n'],
]);

test('only packs that the folder does not have are added', () => {
  const all = withShipped([['my-copy/pack.yaml', 'id: trains\n']], shipped);
  expect([...all.keys()]).toEqual(['my-copy/pack.yaml', `${SHIPPED_FOLDER}other/pack.yaml`]);
});

const manifest = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n${more}`;

test.each([
  ['sound', manifest('base'), []],
  ['broken', manifest('base').replace('id: base', 'id: [base'), ['base/pack.yaml']],
])('a shipped pack does not stand in for one that is %s', async (_how, base, files) => {
  const own = [
    ['base/pack.yaml', base],
    ['mine/pack.yaml', manifest('mine', 'extends: [base]\n')],
  ] as const;
  const all = withShipped(own, new Map([['base/pack.yaml', manifest('base')]]));
  const content = await loadContent(memorySource(Object.fromEntries(all)));
  expect(missedPacks(content, 'mine/any').map(({ file }) => file)).toEqual(files);
});
