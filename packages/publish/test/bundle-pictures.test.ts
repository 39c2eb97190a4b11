// Pictures that pages carry for their games: of the cards of all markets, and a word about those without room.
import { fileURLToPath } from 'node:url';
import type { Wardrobe } from '@railwright/board/svg';
import {
  loadContent,
  memorySource,
  parseBundle,
  resolveSetup,
  setupLooks,
  type Content,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { drawBundle, type CarriedSetup } from '@railwright/content/bundle';
import { beforeAll, expect, test } from 'vitest';
import { makeKit, TARGETS } from '../src/index.ts';
import { filesOf, tools } from './published.ts';

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const IDS = Array.from({ length: 12 }, (_, i) => `card-${i + 1}`);
const FILES = {
  'pack.yaml': [
    'format: 1',
    'id: mine',
    'game: trains',
    'title: Mine',
    'version: 1.0.0',
    'licence: MIT',
    'authors: [Me]',
    'extends: [trains]',
    'theme: { art: a.png }',
  ].join('\n'),
  'cards/cards.yaml': [
    'format: 1',
    'cards:',
    ...IDS.map(
      (id) =>
        `  - { id: ${id}, name: ${id}, categories: [action], cost: 2, value: 1, effect: [{ coins: 1 }] }`,
    ),
  ].join('\n'),
  'setups/drawn.yaml': [
    'format: 1',
    'id: drawn',
    'title: Drawn',
    'rules: aeg-2013',
    'map: tokyo',
    `market: { random: 8, from: [${IDS.join(', ')}] }`,
  ].join('\n'),
  'a.png': PNG,
};

let content: Content;
beforeAll(async () => {
  const trains = folderSource(fileURLToPath(new URL('../../../content/trains', import.meta.url)));
  content = await loadContent([trains, memorySource(FILES, 'mine/')], { skip: ['tests'] });
});

/** A page whose pictures have so many letters each, and what was said about it. */
async function publish(letters: { strip: number; cell: number }) {
  const resolution = resolveSetup(content, 'mine/drawn');
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.diagnostics));
  const picture = { href: `data:image/png;base64,${'A'.repeat(letters.cell)}`, width: 1, height: 1 };
  const wardrobe: Wardrobe = {
    looks: setupLooks(content, 'mine/drawn')!,
    pictures: new Map([['mine/a.png', picture]]),
    terrains: new Map(['plain', 'river', 'sea'].map((id) => [id, { picture }])),
  };
  const warnings: string[] = [];
  const kit = makeKit(content, resolution.setup, { language: 'en', wardrobe });
  const files = await filesOf(TARGETS.html, [kit], {
    content,
    tools: {
      ...tools,
      href: () => Promise.resolve(`data:image/png;base64,${'A'.repeat(letters.strip)}`),
      warn: (sentence) => warnings.push(sentence),
    },
  });
  const page = String([...files.values()][0]);
  const [, json = ''] = /id="railwright-setups">([^]*?)<\/script>/.exec(page) ?? [];
  return { page, carried: JSON.parse(json) as CarriedSetup, warnings };
}

test('a page whose market is drawn has the pictures of all cards, and each game those of its own', async () => {
  const { page, carried, warnings } = await publish({ strip: 400, cell: 1000 });
  expect(warnings).toEqual([]);
  expect(page.split('data:image/png;base64,AAAA').length - 1).toBe(IDS.length + 3);
  const { bundle } = carried;
  // Its fingerprint is of all of it.
  expect(parseBundle(JSON.stringify(bundle))).toMatchObject({ ok: true });
  expect(Object.keys(bundle?.art ?? {}).sort()).toEqual([...IDS].sort());
  const drawn = bundle && drawBundle(bundle, 5);
  expect(Object.keys(drawn?.art ?? {}).sort()).toEqual(drawn?.options['market']);
  expect(Object.keys(drawn?.terrains ?? {})).toEqual(['plain', 'river', 'sea']);
});

test('pictures without room are counted, and the games shown without them', async () => {
  const { carried, warnings } = await publish({ strip: 100 * 1024, cell: 100 * 1024 });
  expect(Object.keys(carried.bundle?.art ?? {})).toHaveLength(3);
  expect(Object.keys(carried.bundle?.terrains ?? {})).toHaveLength(2);
  expect(warnings).toEqual([
    'Games of mine/drawn leave out 9 of 12 pictures of cards: there is room for 384 kB of them. Simpler or fewer pictures take less.',
    'Games of mine/drawn leave out 1 of 3 pictures of terrains: there is room for 256 kB of them. Simpler or fewer pictures take less.',
  ]);
});
