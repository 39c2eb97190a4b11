// What a table for a playtest holds of the looks of its cards, and how answers show them.
import type { Wardrobe } from '@railwright/board/svg';
import { loadContent } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { PanelResult } from '@railwright/playtest';
import { panelDocument } from '@railwright/report/documents';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTables } from './tables.ts';

const ROOT = join(import.meta.dirname, '../../../../../../content');

/** Of a panel that has played nothing but one card. */
const result = {
  ...{ setup: 'a/b', content: 'c', engine: '0', seats: 2, seed: 1, games: 1, trust: [], findings: [] },
  ...{ panel: [], cells: [], leads: [], worths: [], starts: [] },
  cards: [
    {
      item: 'dredger',
      name: 'Dredger',
      cost: 3,
      gained: 1,
      firstGained: null,
      played: 1,
      gainedIn: [],
      usedIn: [],
      with: [],
    },
  ],
} as unknown as PanelResult;

test('answers show cards with the picture, layout and colors of their pack', async () => {
  const content = await loadContent(folderSource(ROOT, { prefix: '' }), { skip: ['tests'] });
  const path = 'homebrew-fenland/setups/fenland-duel.yaml';
  const { table } = await findTables(content, { path }, () => Promise.resolve(content));
  const { looks, paths } = table!.looks!;
  const pictures: Wardrobe['pictures'] = new Map(
    Object.entries(paths).map(([key, href]) => [key, { href, width: 40, height: 30 }]),
  );
  const face = (wardrobe?: Wardrobe): string => {
    const { definition } = table!.bundle;
    const { verdict } = panelDocument({
      title: '',
      result,
      definition,
      wardrobe,
      own: { items: ['dredger'] },
    });
    return verdict!.answers[0]!.picture!.svg();
  };
  expect(face({ looks, pictures })).toContain('href="homebrew-fenland/pictures/dredger');
  expect(face({ looks, pictures })).toContain('#f5efdf');
  expect(face()).not.toMatch(/<image|#f5efdf/);
});
