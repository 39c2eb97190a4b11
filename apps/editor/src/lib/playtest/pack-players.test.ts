// Learned players in the open folder, made from the bytes of a shipped one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestTable } from '../core/checks/tables.ts';
import { packPlayers } from './pack-players.ts';

const BYTES = readFileSync(
  join(import.meta.dirname, '../../../../../content/trains/players/any-market.player'),
);
const table = {
  game: 'trains',
  setup: 'mine/duel',
  packs: ['mine'],
  bundle: { hash: 'abc' },
} as unknown as TestTable;
const folder = (...paths: readonly string[]) => ({
  foreign: paths.map((path) => ({ path })),
  store: {
    bytes: (path: string) =>
      Promise.resolve(path.includes('broken') ? new Uint8Array(9) : new Uint8Array(BYTES)),
  },
});
const names = async (...paths: readonly string[]) =>
  (await packPlayers(table, 2, folder(...paths))).map(({ name }) => name);

test('players of the setup’s packs take part; those of other packs and damaged ones do not', async () => {
  expect(
    await names(
      'mine/players/own.player',
      'other/players/x.player',
      'mine/players/broken.player',
      'mine/a.png',
    ),
  ).toEqual(['own']);
});

test('a folder that is itself the pack has its players directly below', async () => {
  expect(await names('players/own.player')).toEqual(['own']);
});

test('a store without such files has none', async () => {
  expect(await packPlayers(table, 2, { foreign: [{ path: 'mine/players/own.player' }], store: {} })).toEqual(
    [],
  );
});
