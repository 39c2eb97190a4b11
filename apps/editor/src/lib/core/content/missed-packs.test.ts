import { memorySource } from '@railwright/content';
import { Workspace } from '@railwright/workspace';
import { expect, test } from 'vitest';
import { missedPacks, SHIPPED_FOLDER } from './missed-packs.ts';

const manifest = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n${more}`;

async function open(base: string): Promise<Workspace> {
  const workspace = new Workspace();
  await workspace.read([], [memorySource({ 'pack.yaml': manifest('base') }, `${SHIPPED_FOLDER}base/`)]);
  workspace.type('base/pack.yaml', base);
  workspace.type('mine/pack.yaml', manifest('mine', 'extends: [base]\n'));
  return workspace;
}

test.each([
  ['sound', manifest('base'), []],
  ['broken', manifest('base').replace('id: base', 'id: [base'), ['base/pack.yaml']],
])('a shipped pack does not stand in for one that is %s', async (_how, base, files) => {
  const content = await (await open(base)).check();
  expect(missedPacks(content, 'mine/any').map(({ file }) => file)).toEqual(files);
});

test('a shipped pack counts only while the folder has none with its id', async () => {
  const workspace = await open(manifest('base'));
  const folders = async () => (await workspace.check()).packs.map(({ folder }) => folder);
  expect(await folders()).toEqual(['base/', 'mine/']);
  workspace.type('base/pack.yaml', manifest('other'));
  expect(await folders()).toEqual([`${SHIPPED_FOLDER}base/`, 'base/', 'mine/']);
});
