import { expect, test } from 'vitest';
import { loadContent, mapNamed, memorySource, packCards } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const shipped = await loadContent([folderSource(new URL('../../../content', import.meta.url).pathname)]);

test('a pack has its own cards, named and described in each language', () => {
  const mail = packCards(shipped, 'trains')?.find(({ id }) => id === 'mail-train');
  expect(mail?.card).toMatchObject({ name: { en: 'Mail Train', fr: 'Train postal' } });
  expect(mail?.text('fr').join(' ')).toMatch(/défauss/i);
});

test('a pack that extends another has only its own cards', () => {
  const cards = packCards(shipped, 'homebrew-fenland');
  expect(cards?.length).toBeGreaterThan(0);
  expect(cards?.map(({ id }) => id)).not.toContain('mail-train');
});

test('a card can mention those of other packs', async () => {
  const head = (id: string): string =>
    `format: 1\nid: ${id}\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\n`;
  const content = await loadContent([
    memorySource({
      'p/pack.yaml': head('p'),
      'p/cards/c.yaml':
        'format: 1\ncards:\n  - { id: crate, name: Red Crate, categories: [train], cost: 2 }\n',
      'q/pack.yaml': `${head('q')}extends: [p]\n`,
      'q/cards/c.yaml':
        'format: 1\ncards:\n  - { id: dock, name: Dock, categories: [action], cost: 2, effect: [{ gain: { where: { card: crate } } }] }\n',
    }),
  ]);
  expect(packCards(content, 'q')?.map(({ id, text }) => [id, text('en').join(' ')])).toEqual([
    ['dock', expect.stringContaining('Red Crate')],
  ]);
});

test('a map is found by its name', () => {
  expect(mapNamed(shipped, 'trains/tokyo')?.cells.length).toBeGreaterThan(50);
  expect(mapNamed(shipped, 'trains/atlantis')).toBeUndefined();
  expect(mapNamed(shipped, 'tokyo')).toBeUndefined();
});

test('cards with errors are left out, and other games have no such catalogue', async () => {
  const content = await loadContent([
    memorySource({
      'p/pack.yaml': 'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\n',
      'p/cards/c.yaml':
        'format: 1\ncards:\n  - { id: good, name: Good, categories: [train], cost: 2 }\n  - { id: bad, cost: many }\n',
    }),
  ]);
  expect(packCards(content, 'p')?.map(({ id }) => id)).toEqual(['good']);
  expect(packCards(shipped, 'game-of-trains')).toBeUndefined();
  expect(packCards(shipped, 'nowhere')).toBeUndefined();
});
