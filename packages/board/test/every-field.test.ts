// Every field of a map shows in its picture: a field that changes changes the picture. The types ask for each field.
import type { HexMap } from '@railwright/engine';
import { expect, test } from 'vitest';
import { renderMapSvg } from '../src/svg/index.ts';

type Entry<K extends 'cells' | 'terrains' | 'links' | 'routes' | 'regions' | 'tokens'> = NonNullable<
  HexMap[K]
>[number];

const MAP = {
  id: 'p/m',
  name: { en: 'Shores' },
  orientation: 'pointy',
  terrains: [{ id: 'field', name: { en: 'Field' }, cost: 1, color: '#88aa44' }],
  cells: [
    { label: 'A2', q: 1, r: 0, terrain: 'field', bonus: { points: 1, coins: 1 } },
    { label: 'A1', q: 0, r: 0, city: 1, name: { en: 'West' } },
    { label: 'A3', q: 2, r: 0, terrain: 'field' },
    { label: 'A4', q: 3, r: 0, remote: 2 },
  ],
  barriers: [['A1', 'A2']],
  oneWay: [['A2', 'A3']],
  links: [{ between: ['A1', 'A4'], cost: 1, kind: 'ferry', name: { en: 'Boat' } }],
  routes: [{ from: 'A1', to: 'A3', points: 3, for: 'first', name: { en: 'Line' } }],
  regions: [{ id: 'west', name: { en: 'Western' }, cells: ['A1', 'A2'] }],
  tokens: [{ at: 'A3', kind: 'mail', count: 1 }],
} as const satisfies Required<HexMap>;

/** The first entry with one field changed, or why the picture does not depend on it. */
type Changes<T> = { readonly [F in keyof Required<T>]: Partial<T> | string };

const CELL: Changes<Entry<'cells'>> = {
  label: { label: 'B1' },
  q: { q: -1 },
  r: { r: 1 },
  terrain: { terrain: 'moor' },
  city: { city: 2 },
  remote: { remote: 1 },
  name: { name: { en: 'East' } },
  bonus: { bonus: { points: 2 } },
};
const TERRAIN: Changes<Entry<'terrains'>> = {
  id: { id: 'other' },
  name: 'pictures have no list of terrains',
  cost: { cost: null },
  color: { color: '#222222' },
};
const LINK: Changes<Entry<'links'>> = {
  between: { between: ['A1', 'A3'] },
  cost: { cost: 2 },
  kind: { kind: 'tunnel' },
  toll: 'the rules tell it',
  for: 'the rules tell it',
  name: { name: { en: 'Ship' } },
};
const ROUTE: Changes<Entry<'routes'>> = {
  from: { from: 'A2' },
  to: { to: 'A4' },
  points: { points: 4 },
  for: { for: 'all' },
  name: { name: { en: 'Road' } },
};
const REGION: Changes<Entry<'regions'>> = {
  id: 'its name says which it is',
  name: { name: { en: 'Eastern' } },
  cells: { cells: ['A1'] },
};
const TOKENS: Changes<Entry<'tokens'>> = { at: { at: 'A2' }, kind: { kind: 'goods' }, count: { count: 2 } };

const first = <T extends object>(list: readonly T[], change: Partial<T>): T[] =>
  list.map((entry, i) => (i === 0 ? { ...entry, ...change } : entry));

/** Whole maps by what changes, or why nothing does. */
const CHANGED: Readonly<Record<keyof HexMap, Readonly<Record<string, Partial<HexMap> | string>>>> = {
  id: { '': 'it is not printed' },
  name: { '': { name: { en: 'Coast' } } },
  orientation: { '': { orientation: 'flat' } },
  terrains: changesOf(TERRAIN, (change) => ({ terrains: first<Entry<'terrains'>>(MAP.terrains, change) })),
  cells: changesOf(CELL, (change) => ({ cells: first<Entry<'cells'>>(MAP.cells, change) })),
  barriers: { '': { barriers: [] } },
  oneWay: { '': { oneWay: [['A3', 'A2']] } },
  links: changesOf(LINK, (change) => ({ links: first<Entry<'links'>>(MAP.links, change) })),
  routes: changesOf(ROUTE, (change) => ({ routes: first<Entry<'routes'>>(MAP.routes, change) })),
  regions: changesOf(REGION, (change) => ({ regions: first<Entry<'regions'>>(MAP.regions, change) })),
  tokens: changesOf(TOKENS, (change) => ({ tokens: first<Entry<'tokens'>>(MAP.tokens, change) })),
};

function changesOf<T>(
  changes: Changes<T>,
  on: (change: Partial<T>) => Partial<HexMap>,
): Record<string, Partial<HexMap> | string> {
  return Object.fromEntries(
    Object.entries<Partial<T> | string>(changes).map(([field, change]) => [
      field,
      typeof change === 'string' ? change : on(change),
    ]),
  );
}

const EVERY = Object.entries(CHANGED).flatMap(([key, changes]) =>
  Object.entries(changes).map(([field, change]) => [`${key} ${field}`.trim(), change] as const),
);

test.each(EVERY)('%s shows in the picture, or there is a reason why not', (_, change) => {
  const picture = renderMapSvg(MAP);
  if (typeof change === 'string') expect(change).not.toBe('');
  else expect(renderMapSvg({ ...MAP, ...change })).not.toBe(picture);
});
