// The server in a real editor: how Neovim handles its answers, if it is installed (`apt-get install neovim`).
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyMini } from './mini-pack.ts';

const SCRIPT = join(import.meta.dirname, 'neovim.lua');
const SERVER = [process.execPath, join(import.meta.dirname, 'start-server.ts')];

it('serves Neovim', ({ skip }) => {
  if (spawnSync('nvim', ['--version']).error) skip('there is no Neovim here');
  const folder = mkdtempSync(join(tmpdir(), 'railwright-neovim-'));
  copyMini(folder);
  const out = execFileSync(
    'nvim',
    ['--headless', '--clean', '-u', 'NONE', '-c', `luafile ${SCRIPT}`, '-c', 'qall!'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, RAILWRIGHT_FOLDER: folder, RAILWRIGHT_COMMAND: JSON.stringify(SERVER) },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  const { definition, offered, ...seen } = JSON.parse(out) as Record<string, unknown>;
  expect(definition).toMatch(/mini\/cards\/cards\.yaml$/);
  expect(offered).toEqual(expect.arrayContaining(['mail-train', 'trains/tunnel']));
  expect(seen).toEqual({
    hover: 'Landfill',
    finding: [
      'reference-unknown',
      4,
      5,
      'There is no map “minni” in this pack or the packs it extends.\nDid you mean mini?',
    ],
    fixed: 'map: mini',
    renamed: 'market: { cards: [dump, mail-train] }',
    changed: ['cards/cards.yaml', 'setups/duel.yaml', 'strategies/postman.yaml'],
  });
}, 120_000);
