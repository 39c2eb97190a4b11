import { loadContent, memorySource } from '@railwright/content';
import type { Content } from '@railwright/content';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTables } from './tables.ts';

const ROOT = join(import.meta.dirname, '../../../../../../content');
const PATH = 'trains/cards/mine.yaml';
const files: Record<string, string> = Object.fromEntries(
  readdirSync(join(ROOT, 'trains'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [
      `trains/${name.replaceAll('\\', '/')}`,
      readFileSync(join(ROOT, 'trains', name), 'utf8'),
    ]),
);
const card = (effect: string): string =>
  `format: 1\ncards:\n  - id: gift\n    name: Gift\n    kind: action\n    cost: 3\n${effect}`;
const load = (more: Record<string, string>): Promise<Content> =>
  loadContent(memorySource({ ...files, ...more }), { skip: ['tests'] });

async function tables(text: string, wanted: string | undefined, instead?: string) {
  const content = await load({ [PATH]: text });
  return findTables(
    content,
    { path: PATH, card: wanted, setup: 'trains/tokyo-beginners', instead },
    (path, trial) => load({ [PATH]: text, [path]: trial }),
  );
}

/** A valid card of the shipped set under another id. */
function sound(): string {
  const source = Object.entries(files).find(([path]) => path.startsWith('trains/cards/'))?.[1] ?? '';
  const [head = '', first = ''] = source.split(/\n(?= {2}- id: )/);
  return `${head}\n${first.replace(/- id: .*/, '- id: gift')}\n`;
}

test('a card that no setup sells replaces one of its cost', async () => {
  const { table, problems } = await tables(sound(), 'gift');
  expect(problems).toEqual([]);
  const definition = table?.bundle.definition as unknown as { cards: { id: string }[] };
  expect(definition.cards.map(({ id }) => id)).toContain('gift');
  expect(table?.trial).toMatchObject({ card: 'gift' });
  expect(table?.trial?.instead?.name).not.toBe('');
});

test('a card is tried with the seats of the setup, in place of the chosen card', async () => {
  const path = 'trains/setups/tokyo-beginners.yaml';
  const before = files[path] ?? '';
  files[path] = before.replace('map: tokyo', 'map: tokyo\nplayers: { max: 3, default: 2 }');
  const { table } = await tables(sound(), 'gift', 'dump-site');
  files[path] = before;
  expect(table?.trial?.instead).toEqual({ card: 'dump-site', name: 'Material dump site' });
  expect(table?.bundle).toMatchObject({ seats: { min: 2, max: 3 }, defaultSeats: 2 });
});

test('an unfinished card is left out, and the setup is played as it is', async () => {
  const { table } = await tables(card('    effect: [{}]\n'), 'gift');
  expect(table?.trial).toBeUndefined();
});
