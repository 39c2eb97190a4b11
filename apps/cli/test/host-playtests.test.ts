// The files that a host keeps of finished games: sound in their pack, replaced when more is said, never over somebody's changes.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent, makeBundle, overlaySource, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, Match } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { FinishedGame, TableHead } from '@railwright/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPlaytest } from '../src/host/playtests.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');
const SETUP = 'homebrew-fenland/fenland-duel';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-playtests-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const HEAD = { id: 'abc234', title: 'Fenland', created: Date.UTC(2026, 10, 29) } as TableHead;

async function finished(): Promise<FinishedGame> {
  const content = await loadContent(folderSource(CONTENT), { skip: ['tests'] });
  const resolved = resolveSetup(content, SETUP);
  if (!resolved.ok) throw new Error('The setup is broken.');
  const { hash, definition, options } = makeBundle(resolved.setup);
  const match = new Match(createGame(definition, 2), 7);
  for (let i = 0; !match.isOver; i++) {
    const legal = match.legal();
    match.choose(legal[(i * 5) % legal.length]!);
  }
  const engine = gamesVersion();
  return {
    record: match.record({ engine, setup: SETUP, content: hash, players: ['Ada', 'Bo'], options }),
    seats: [
      { name: 'Ada', player: 'person' },
      { name: 'Bo', player: 'bot', bot: 'heuristic' },
    ],
    said: {
      notes: [{ note: 'n', seat: 0, at: 3, about: { cell: 'E2' }, text: 'Wet: "very"\n# no comment' }],
      answers: [{ question: 'fun', seat: 0, value: 4 }],
    },
  };
}

test('a game is written without names, is sound in its pack, and is not written again', async () => {
  const game = await finished();
  const file = keepPlaytest(join(folder, 'playtests'), HEAD, game);
  expect(file).toBe(join(folder, 'playtests', 'homebrew-fenland-fenland-duel-abc234.yaml'));
  const text = readFileSync(file!, 'utf8');
  expect(text).not.toContain('Ada');
  expect(text).toContain('{ question: fun, seat: 1, value: 4 }');
  expect(text).toContain('played: "2026-11-29"');
  const path = 'homebrew-fenland/playtests/kept.yaml';
  const ours = new Map([[path, new TextEncoder().encode(text)]]);
  const { diagnostics } = await loadContent(overlaySource(folderSource(CONTENT, { prefix: '' }), ours));
  expect(diagnostics.filter((one) => one.file === path)).toEqual([]);
  expect(keepPlaytest(join(folder, 'playtests'), HEAD, game)).toBeUndefined();
});

test('when more is said the file is replaced, but one that somebody has changed stays', async () => {
  const game = await finished();
  const first = keepPlaytest(folder, HEAD, game)!;
  const more = { ...game, said: { ...game.said, notes: [{ note: 'm', seat: 0, text: 'More.' }] } };
  expect(keepPlaytest(folder, HEAD, more)).toBe(first);
  expect(readFileSync(first, 'utf8')).toContain('More.');
  const changed = readFileSync(first, 'utf8').replace('More.', 'Changed by hand.');
  writeFileSync(first, changed);
  const second = keepPlaytest(folder, HEAD, game);
  expect(second).toBe(first.replace('.yaml', '-2.yaml'));
  expect(readFileSync(first, 'utf8')).toBe(changed);
  expect(readdirSync(folder)).toHaveLength(2);
});
