import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { Diagnostic, Location, WorkspaceEdit } from 'vscode-languageserver';
import { Addresses, toPath } from '../src/addresses.ts';
import { Client } from './client.ts';
import { copyMini, miniText } from './mini-pack.ts';

it.each([
  ['file:///c%3A/ws/a.yaml', 'C:/ws/a.yaml'],
  ['file:///C:/ws/a.yaml', 'C:/ws/a.yaml'],
  ['file:///c:/ws/', 'C:/ws'],
  ['file://server/share/a%20b.yaml', '//server/share/a b.yaml'],
  ['untitled:Untitled-1', 'untitled:Untitled-1'],
])('on Windows, %s is %s', (uri, path) => {
  expect(toPath(uri, true)).toBe(path);
});

it('a file has the address of the editor, and others below a folder begin with that of the folder', () => {
  const addresses = new Addresses();
  addresses.met('file:///ws%20%28x%29');
  addresses.met('file:///ws%20(x)/%70/a.yaml');
  expect(addresses.of('/ws (x)/p/a.yaml')).toBe('file:///ws%20(x)/%70/a.yaml');
  expect(addresses.of('/ws (x)/p/b é.yaml')).toBe('file:///ws%20%28x%29/p/b%20%C3%A9.yaml');
  expect(addresses.of('/ws (y)/p/a.yaml')).toBe('file:///ws%20(y)/p/a.yaml');
});

const folder = join(mkdtempSync(join(tmpdir(), 'railwright-lsp-')), 'ws (x)');
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));
copyMini(folder);

it('everything about an open file comes back under the address that the editor opened it with', async () => {
  /** As some editors write brackets. */
  const spelled = (file: string): string =>
    pathToFileURL(join(folder, file)).href.replace('(', '%28').replace(')', '%29');
  const [setup, cards] = ['mini/setups/duel.yaml', 'mini/cards/cards.yaml'];
  const editor = new Client(folder, undefined, spelled);
  await editor.start();
  const text = miniText('setups/duel.yaml');
  await editor.open(setup, text.replace('map: mini', 'map: minni'));
  const unknown = (found: readonly Diagnostic[]) => found.some(({ code }) => code === 'reference-unknown');
  const [wrong] = await editor.until(setup, unknown);
  const [fix] = await editor.ask<{ edit: WorkspaceEdit }[]>('codeAction', setup, {
    range: wrong!.range,
    context: { diagnostics: [wrong] },
  });
  expect(Object.keys(fix?.edit.changes ?? {})).toEqual([spelled(setup)]);
  await editor.type(setup, text);
  await editor.until(setup, (found) => found.length === 0);
  const position = { line: 5, character: 22 };
  expect((await editor.ask<Location>('definition', setup, { position })).uri).toBe(spelled(cards));
  const renamed = await editor.ask<WorkspaceEdit>('rename', setup, { position, newName: 'dump' });
  expect(Object.keys(renamed.changes ?? {}).sort()).toEqual(
    [cards, setup, 'mini/strategies/postman.yaml'].map(spelled),
  );
  await editor.stop();
});

it('findings reported before a file is opened move to the address it is opened with', async () => {
  const file = join(folder, 'mini/cards/broken.yaml');
  writeFileSync(file, 'format: 1\ncards: 3\n');
  let isOpen = false;
  const spelled = (path: string): string => {
    const uri = pathToFileURL(join(folder, path)).href;
    return isOpen ? uri.replace('broken', '%62roken') : uri;
  };
  const editor = new Client(folder, undefined, spelled);
  await editor.start();
  const path = 'mini/cards/broken.yaml';
  await editor.until(path, (found) => found.length > 0);
  const before = spelled(path);
  isOpen = true;
  await editor.open(path, 'format: 1\ncards: 3\n');
  await editor.until(path, (found) => found.length > 0);
  expect(editor.toldAt(before)).toEqual([]);
  await editor.stop();
});
