// What a map shows at links that players own.
import { expect, test } from 'vitest';
import type { HexMap, LinkDefinition } from '@railwright/engine';
import type { Shape } from '../src/art/shape.ts';
import { coinBox } from '../src/scene/link-names.ts';
import { crossingScene } from '../src/scene/crossings.ts';
import { linkLegend } from '../src/scene/link-legend.ts';
import { labelOf } from '../src/text/label.ts';

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

test.each([
  [{}, 'en', 'A1, Field, ferry to A4 for 3 coins'],
  [{ toll: 2 }, 'en', 'A1, Field, ferry to A4 for 3 coins (toll of 2 coins to the first to cross)'],
  [{ toll: 1 }, 'de', 'A1, Field, Fähre nach A4 für 3 Münzen (1 Münze Maut an den Ersten, der hinüberbaut)'],
  [{ for: 'first' }, 'fr', 'A1, Field, ferry vers A4 pour 3 pièces (réservé au premier à traverser)'],
] as const)('the label of a cell tells of a link %o what others pay, in %s', (link, language, expected) => {
  expect(labelOf(mapWith(link), cell('A1', 0), { language })).toBe(expected);
});

test('the label of a cell names the owner of a link, from both its ends', () => {
  const seatLinks = [[], ['A1-A4']];
  const [tolled, reserved] = [mapWith({ toll: 2 }), mapWith({ for: 'first' })];
  expect(labelOf(tolled, cell('A4', 3), { seatLinks })).toContain(
    'to A1 for 3 coins (toll of 2 coins to player 2)',
  );
  expect(labelOf(reserved, cell('A1', 0), { seatLinks, seatName: () => 'Ann' })).toContain('(only for Ann)');
});

test('the legend explains the toll and the lock only where the map has them', () => {
  const names = (link: Partial<LinkDefinition>): string[] =>
    linkLegend(mapWith(link), 'en').map(({ name }) => name);
  expect(names({})).toEqual(['Ferry']);
  expect(names({ toll: 2 })).toEqual(['Ferry', 'Toll']);
  expect(names({ for: 'first' })).toEqual(['Ferry', 'Reserved']);
  expect(linkLegend(mapWith({ toll: 2 }), 'en')[1]?.scene.texts[0]?.text).toBe('+2');
});
