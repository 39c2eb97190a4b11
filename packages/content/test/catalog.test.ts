import { describeCard } from '@railwright/engine';
import { expect, test } from 'vitest';
import { cardCatalog, loadContent, mapNamed, memorySource } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const shipped = await loadContent([folderSource(new URL('../../../content', import.meta.url).pathname)]);

test('a pack has its own cards, named and told in each language', () => {
  const catalog = cardCatalog(shipped, 'trains');
  const mail = catalog?.cards.find(({ id }) => id === 'mail-train');
  expect(mail?.name).toMatchObject({ en: 'Mail Train', fr: 'Train postal' });
  expect(describeCard(mail!, 'fr', catalog!.names('fr')).join(' ')).toMatch(/défauss/i);
});

test('the cards of a pack that extends another are its own, and may speak of the other’s', () => {
  const catalog = cardCatalog(shipped, 'homebrew-fenland');
  expect(catalog?.cards.map(({ id }) => id)).not.toContain('mail-train');
  expect(catalog?.names('en')('mail-train', 'card')).toBe('Mail Train');
});

test('a map is there by its name', () => {
  expect(mapNamed(shipped, 'trains/tokyo')?.cells.length).toBeGreaterThan(50);
  expect(mapNamed(shipped, 'trains/atlantis')).toBeUndefined();
  expect(mapNamed(shipped, 'tokyo')).toBeUndefined();
});

test('cards with errors are left out, and other games have no such catalog', async () => {
  const content = await loadContent([
    memorySource({
      'p/pack.yaml': 'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\n',
      'p/cards/c.yaml':
        'format: 1\ncards:\n  - { id: good, name: Good, categories: [train], cost: 2 }\n  - { id: bad, cost: many }\n',
    }),
  ]);
  expect(cardCatalog(content, 'p')?.cards.map(({ id }) => id)).toEqual(['good']);
  expect(cardCatalog(shipped, 'game-of-trains')).toBeUndefined();
  expect(cardCatalog(shipped, 'nowhere')).toBeUndefined();
});
