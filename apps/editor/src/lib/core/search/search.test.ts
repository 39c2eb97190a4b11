import { expect, test, vi } from 'vitest';
import { TextFile } from '../content/text-file.ts';
import { listTexts } from '../content/test-index.ts';
import { search } from './search.ts';

vi.mock('$app/paths', () => ({ resolve: (path: string) => path }));

const TEXTS: Readonly<Record<string, string>> = {
  'own/pack.yaml': 'format: 1\nid: own\ngame: trains\ntitle: My own\nversion: 1.0.0\n',
  'own/cards/night.yaml':
    'cards:\n  - id: night-mail\n    name: { en: Night Mail, fr: Courrier de Nuit }\n    cost: 3\n  - { id: élan, name: Élan }\n',
  'own/maps/bay.yaml': 'id: bay\nname: Bay\nplaces:\n  - { at: B4, city: 2, name: Aber Mail }\n',
  'own/tests/night.yaml': 'tests:\n  - name: the night mail draws\n    setup: own\n',
  'own/maps/broken.yaml': 'terrain: [\n# mail\n',
};
const files = new Map(Object.entries(TEXTS).map(([path, text]) => [path, new TextFile(text)]));
const find = (typed: string, most = 99) =>
  search(typed, files, listTexts(Object.entries(TEXTS)))
    .slice(0, most)
    .map(
      ({ kind, title, link }) => `${kind} ${title} ${decodeURIComponent(link.slice('/edit/?file='.length))}`,
    );

test('files, cards, places, tests and lines are found, in this order, also in broken files', () => {
  expect(find('MAIL')).toEqual([
    'Card Night Mail own/cards/night.yaml&card=night-mail',
    'Place Aber Mail own/maps/bay.yaml&cell=B4',
    'Test the night mail draws own/tests/night.yaml&line=2',
    'Text - id: night-mail own/cards/night.yaml&line=2',
    'Text name: { en: Night Mail, fr: Courrier de Nuit } own/cards/night.yaml&line=3',
    'Text - { at: B4, city: 2, name: Aber Mail } own/maps/bay.yaml&line=4',
    'Text - name: the night mail draws own/tests/night.yaml&line=2',
    'Text # mail own/maps/broken.yaml&line=2',
  ]);
});

test('words are found in any order, in any language, without accents, and settings by their text', () => {
  expect(find('nuit courrier', 1)).toEqual(['Card Night Mail own/cards/night.yaml&card=night-mail']);
  expect(find('elan', 1)).toEqual(['Card Élan own/cards/night.yaml&card=élan']);
  expect(find('cost: 3')).toEqual(['Text cost: 3 own/cards/night.yaml&line=4']);
  expect(find('bay', 1)).toEqual(['File bay.yaml own/maps/bay.yaml']);
  expect(find('own cards', 1)).toEqual(['File night.yaml own/cards/night.yaml']);
  expect(find('   ')).toEqual([]);
  expect(find('nothing of this')).toEqual([]);
});

test('at the next key, only the files found are read again', () => {
  let reads = 0;
  const many = new Map(
    Array.from({ length: 100 }, (_, i) => {
      const text = `cards:\n  - { id: card-${i}, name: Card ${i} }\n`;
      const file = Object.defineProperty(new TextFile(text), 'text', { get: () => (reads++, text) });
      return [`own/cards/c${i}.yaml`, file];
    }),
  );
  const listing = listTexts(Object.entries(TEXTS));
  search('card-9', many, listing);
  expect(reads).toBeGreaterThanOrEqual(100);
  reads = 0;
  const found = search('card-99', many, listing);
  expect(found.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'Card Card 99',
    'Text - { id: card-99, name: Card 99 }',
  ]);
  expect(reads).toBe(1);
});
