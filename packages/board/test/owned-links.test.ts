// What a map shows at links that players own.
import { expect, test } from 'vitest';
import type { HexMap, LinkDefinition } from '@railwright/engine';
import type { Shape } from '../src/art/shape.ts';
import { coinBox } from '../src/scene/link-names.ts';
import { crossingScene } from '../src/scene/crossings.ts';

const cell = (label: string, q: number) => ({ label, q, r: 0, terrain: 'field' });
const mapWith = (link: Partial<LinkDefinition>): HexMap =>
  ({
    id: 'm',
    name: { en: 'M' },
    orientation: 'pointy',
    terrains: [{ id: 'field', name: { en: 'Field' }, cost: 0, letter: 'F' }],
    cells: [cell('A1', 0), cell('A4', 3)],
    barriers: [],
    links: [{ between: ['A1', 'A4'], cost: 3, kind: 'ferry', ...link }],
  }) as unknown as HexMap;

const paints = (shapes: readonly Shape[]): unknown[] =>
  shapes.flatMap(({ attributes: { fill, stroke } = {}, children = [] }) => [
    fill,
    stroke,
    ...paints(children),
  ]);
const texts = (map: HexMap, owned: string[][] = []): string[] =>
  crossingScene(map, 'en', owned).texts.map(({ text }) => text);

test('a toll stands beside the cost of the link, and no such thing on other links', () => {
  expect(texts(mapWith({ toll: 2 }))).toEqual(['3', '+2']);
  expect(texts(mapWith({}))).toEqual(['3']);
  // Nobody pays it where only the owner crosses.
  expect(texts(mapWith({ toll: 2, for: 'first' }))).toEqual(['3']);
});

test('a link that only its owner crosses has a lock', () => {
  const size = (link: Partial<LinkDefinition>): number => crossingScene(mapWith(link), 'en').shapes.length;
  expect(size({ for: 'first' })).toBe(size({}) + 1);
});

test.each([{ toll: 1 }, { for: 'first' } as const])('a link %o lies in the color of its owner', (link) => {
  const map = mapWith(link);
  const of = (owned: string[][]): unknown[] => paints(crossingScene(map, 'en', owned).shapes);
  // The line, and the token, whose shape tells seats apart without color.
  expect(of([[], ['A1-A4']]).filter((paint) => paint === '@seat-1')).toHaveLength(2);
  expect(of([[], []]).filter((paint) => String(paint).startsWith('@seat'))).toEqual([]);
});

test('names keep clear of the signs of links that can be owned', () => {
  const box = (link: Partial<LinkDefinition>): number =>
    coinBox({ x: 0, y: 0 }, mapWith(link).links?.[0] as LinkDefinition).width;
  expect(box({ toll: 1 })).toBeGreaterThan(box({}));
});
