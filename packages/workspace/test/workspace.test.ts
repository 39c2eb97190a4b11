// Files that are not text: no answer may come from what could be read of them, as an edit would write it back.
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
