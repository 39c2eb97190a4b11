// Learned players in packs: which are valid, where they are named, and that nothing treats them as text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countRows, formatPlayer, type PlayerHeader } from '@railwright/net';
import { fixContent, listPackFiles, loadContent, memorySource, resolveSetup } from '../src/index.ts';

const BASE = join(import.meta.dirname, 'errors', 'base');
const files = Object.fromEntries(
  readdirSync(BASE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(BASE.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);
const PATH = 'players/mine.player';
const CONTENTS = {
  width: 32,
  vocabularies: [],
  position: [{ name: 'turn', size: 1 }],
  choice: [{ name: 'stop', size: 1 }],
};

function player(content: string): Uint8Array {
  const header: PlayerHeader = {
    format: 3,
    game: 'trains',
    engine: '1',
    setups: [{ id: 'mini/mini', content, seats: [2] }],
    learned: { seed: 1, games: 10, decisions: 100 },
    strength: [],
    contents: CONTENTS,
  };
  return formatPlayer({
    header,
    weights: new Float32Array(countRows(CONTENTS) * CONTENTS.width),
  });
}

async function hashNow(): Promise<string> {
  const resolution = resolveSetup(await loadContent(memorySource(files)), 'mini/mini');
  return resolution.ok ? resolution.setup.hash : '';
}

test('one that has learned a setup has no findings until the setup changes', async () => {
  const bytes = player(await hashNow());
  const fine = await loadContent(memorySource({ ...files, [PATH]: bytes }));
  expect(fine.diagnostics).toEqual([]);
  expect(fine.packs[0]?.players).toMatchObject([{ path: PATH, header: { setups: [{ id: 'mini/mini' }] } }]);

  const cards = (files['cards/cards.yaml'] ?? '').replace(/cost: (\d)/, 'cost: 9');
  const changed = await loadContent(memorySource({ ...files, 'cards/cards.yaml': cards, [PATH]: bytes }));
  expect(changed.diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([`${PATH} player-outdated`]);
});

test('one whose setup is unreadable is not reported as having learned nothing', async () => {
  const broken = { ...files, 'setups/mini.yaml': 'format: 1\nid: [\n', [PATH]: player('00') };
  const { diagnostics } = await loadContent(memorySource(broken));
  expect(diagnostics.filter(({ file }) => file === PATH)).toEqual([]);
});

test('commands that change text leave players alone', async () => {
  const source = memorySource({ ...files, [PATH]: player('00') });
  const listed = await listPackFiles([source]);
  expect(listed.map(({ path }) => path)).not.toContain(PATH);
  const fixed = await fixContent([source], () => true);
  expect(fixed.files).toEqual([]);
});

test('players outside packs are not reported', async () => {
  const { diagnostics } = await loadContent(memorySource({ 'cards/lone.player': player('00') }));
  expect(diagnostics).toEqual([]);
});
