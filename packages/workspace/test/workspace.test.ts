// Files that are not text: no answer may come from what could be read of them, as an edit would write it back, nor from what was not read.
import { expect, it } from 'vitest';
import { openPack, ROOT } from './pack.ts';

it('a file that is not UTF-8 has no text until it is opened', async () => {
  const workspace = await openPack();
  const path = `${ROOT}cards/latin.yaml`;
  workspace.set(path, Buffer.from('format: 1\ncards: [] # caf\u00e9\n', 'latin1'));
  const { diagnostics } = await workspace.check();
  expect(diagnostics.filter(({ file }) => file === path).map(({ code }) => code)).toEqual(['file-not-utf8']);
  expect(workspace.textOf(path)).toBeUndefined();
  expect(workspace.file(path)).toBeUndefined();
  workspace.type(path, 'format: 1\n');
  expect(workspace.textOf(path)).toBe('format: 1\n');
  expect(workspace.isUnsaved(path)).toBe(true);
});

it('a group may be based on a player of the pack, since players are not read', async () => {
  const workspace = await openPack();
  const path = `${ROOT}groups/ours.yaml`;
  workspace.set(path, Buffer.from('format: 1\nid: ours\nname: Ours\nplayer: own\ncertainty: 0.5\n'));
  const { diagnostics } = await workspace.check();
  expect(diagnostics.filter(({ file }) => file === path)).toEqual([]);
});
