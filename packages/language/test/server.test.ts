// The server as an editor meets it: a separate process.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { CompletionItem, Hover, Location, WorkspaceEdit } from 'vscode-languageserver';
import { Client } from './client.ts';
import { copyMini, miniText } from './mini-pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'railwright-lsp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
copyMini(folder);

const SETUP = 'mini/setups/duel.yaml';

it('reports findings in unsaved text to an editor, and answers it', async () => {
  const editor = new Client(folder);
  const { capabilities } = (await editor.start()) as { capabilities: Record<string, unknown> };
  expect(Object.keys(capabilities)).toEqual(
    expect.arrayContaining([
      'completionProvider',
      'renameProvider',
      'codeLensProvider',
      'semanticTokensProvider',
    ]),
  );
  const text = readFileSync(join(folder, SETUP), 'utf8');

  await editor.open(SETUP, text.replace('map: mini', 'map: minni'));
  const [wrong] = await editor.until(SETUP, (found) =>
    found.some(({ code }) => code === 'reference-unknown'),
  );
  expect(wrong).toMatchObject({
    range: { start: { line: 4, character: 5 }, end: { line: 4, character: 10 } },
  });
  const fixes = await editor.ask<{ title: string }[]>('codeAction', SETUP, {
    range: wrong!.range,
    context: { diagnostics: [wrong] },
  });
  expect(fixes.map(({ title }) => title)).toEqual(['Write mini instead']);

  await editor.type(SETUP, text);
  await editor.until(SETUP, (found) => found.length === 0);
  const position = { line: 5, character: 22 };
  const items = await editor.ask<CompletionItem[]>('completion', SETUP, { position });
  expect(items.map(({ label }) => label)).toContain('mail-train');
  expect(JSON.stringify(await editor.ask<Hover>('hover', SETUP, { position }))).toContain('Landfill');
  expect((await editor.ask<Location>('definition', SETUP, { position })).uri).toBe(
    editor.uri('mini/cards/cards.yaml'),
  );
  const { changes } = await editor.ask<WorkspaceEdit>('rename', SETUP, { position, newName: 'dump' });
  expect(Object.keys(changes ?? {}).sort()).toEqual(
    ['mini/cards/cards.yaml', SETUP, 'mini/strategies/postman.yaml'].map((file) => editor.uri(file)),
  );
  await expect(editor.ask('rename', SETUP, { position, newName: 'waste' })).rejects.toThrow(
    'There is a card waste already.',
  );

  // Changes made outside the editor count too.
  const cards = 'mini/cards/cards.yaml';
  writeFileSync(join(folder, cards), miniText('cards/cards.yaml').replace('id: landfill', 'id: dump'));
  await editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri(cards), type: 2 }] });
  await editor.until(SETUP, (found) => found.some(({ code }) => code === 'reference-unknown'));
  writeFileSync(join(folder, cards), miniText('cards/cards.yaml'));
  await editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri(cards), type: 2 }] });
  await editor.until(SETUP, (found) => found.length === 0);

  const tests = 'mini/tests/cards.yaml';
  const path = join(folder, tests);
  await editor.open(tests, readFileSync(path, 'utf8'));
  await editor.request('workspace/executeCommand', { command: 'railwright.runTest', arguments: [path, 0] });
  expect(editor.shown).toEqual(['Passed: mail is paid for']);
  await editor.type(tests, readFileSync(path, 'utf8').replace('coins: 2', 'coins: 3'));
  await editor.request('workspace/executeCommand', { command: 'railwright.runTest', arguments: [path, 0] });
  expect(editor.shown[1]).toBe('Failed: mail is paid for\ncoins: expected 3, got 2.');

  expect(await editor.stop()).toBe(0);
}, 60_000);

it('serves an editor that names a single folder', async () => {
  const editor = new Client(folder);
  await editor.start({ rootOnly: true });
  await editor.open(SETUP, miniText('setups/duel.yaml').replace('map: mini', 'map: minni'));
  await editor.until(SETUP, (found) => found.some(({ code }) => code === 'reference-unknown'));
  expect(await editor.stop()).toBe(0);
}, 60_000);
