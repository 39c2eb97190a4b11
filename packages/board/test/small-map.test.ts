// Maps as small as a stamp.
import type { HexMap } from '@railwright/engine';
import { expect, test } from 'vitest';
import { renderMapSvg, renderSmallMap } from '../src/svg/index.ts';

const terrains = [
  { id: 'plain', letter: 'F', name: { en: 'Plain' }, cost: 0 },
  { id: 'river', letter: 'R', name: { en: 'River' }, cost: 1 },
];
const map = {
  ...{ id: 'm', name: { en: 'M' }, orientation: 'pointy', terrains, barriers: [] },
  cells: Array.from({ length: 80 }, (_, i) => ({
    ...{ q: i % 10, r: Math.floor(i / 10), label: `A${i}`, terrain: i % 3 === 0 ? 'river' : 'plain' },
    ...(i % 5 === 0 && { city: 1 + (i % 3) }),
    ...(i % 11 === 1 && { remote: 3 }),
  })),
} as unknown as HexMap;

test('small maps show every cell and every place in a small part of the text of a whole drawing', () => {
  const [small, whole] = [renderSmallMap(map), renderMapSvg(map)];
  expect(small.length).toBeLessThan(whole.length / 5);
  expect(small.match(/z/g)).toHaveLength(80);
  const places = map.cells.filter(({ city, remote }) => city !== undefined || remote !== undefined);
  expect(small.match(/h0/g)).toHaveLength(places.length);
  // Nothing has an id, so that hundreds can share a page.
  expect(small).not.toContain('id="');
  expect(small).not.toContain('@');
});
