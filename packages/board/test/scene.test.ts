import type { CellDefinition, HexMap } from '@railwright/engine';
import { TRACK_WIDTHS } from '../src/art/marks.ts';
import { disk, formatLabel, hexToPixel, toOffset } from '@railwright/hex';
import { expect, test } from 'vitest';
import { barrierLines, borderLines } from '../src/scene/borders.ts';
import { boardBounds, boardLayout, boardPoint, hexPath } from '../src/scene/geometry.ts';
import { groundLayers } from '../src/scene/ground.ts';
import { miniAreas } from '../src/scene/mini.ts';
import { skylineOf, stationSpots } from '../src/scene/places.ts';
import { railPlaces, trackLines } from '../src/scene/tracks.ts';
import { labelOf } from '../src/text/label.ts';
import { shippedMap } from './shipped.ts';

const tokyo = shippedMap('trains', 'tokyo');
const terrains = tokyo.terrains;

function mapOf(cells: readonly CellDefinition[], barriers: HexMap['barriers'] = []): HexMap {
  return { id: 'x/y', name: { en: 'Test' }, orientation: 'pointy', terrains, cells, barriers };
}

const count = (path: string): number => path.split('M').length - 1;

test('the rim surrounds every isolated cell, and only the outside of cells that touch', () => {
  const one = mapOf([{ label: 'A1', q: 0, r: 0, terrain: 'field' }]);
  expect(count(borderLines(one).rim)).toBe(6);
  const seven = disk({ q: 0, r: 0 }, 1).map((hex, i): CellDefinition => ({
    ...hex,
    label: `A${i + 1}`,
    terrain: 'field',
  }));
  expect(count(borderLines(mapOf(seven)).rim)).toBe(18);
  // A hole has a rim too.
  expect(count(borderLines(mapOf(seven.filter(({ q, r }) => q !== 0 || r !== 0))).rim)).toBe(24);
});

test('closed terrain has a shore towards everything else but not towards the edge of the map', () => {
  const island = disk({ q: 0, r: 0 }, 1).map((hex, i): CellDefinition => ({
    ...hex,
    label: `A${i + 1}`,
    terrain: hex.q === 0 && hex.r === 0 ? 'field' : 'sea',
  }));
  const { shores } = borderLines(mapOf(island));
  expect([...shores.keys()]).toEqual([terrains.findIndex(({ id }) => id === 'sea')]);
  const [shore] = shores.values();
  expect([count(shore!.lines), count(shore!.bends)]).toEqual([6, 6]);
});

test('land is drawn after closed terrain, so that the shore is on the water', () => {
  const { under, over } = groundLayers(tokyo.cells, terrains);
  expect(under.every(({ terrain }) => terrain === 'sea')).toBe(true);
  expect([under.length, over.length]).toEqual([10, 66]);
});

test('barriers are on the edge between their cells; those between cells that do not touch are left out', () => {
  expect(barrierLines(tokyo)).toHaveLength(7);
  const cells: CellDefinition[] = [0, 1, 2].map((q) => ({ label: `A${q + 1}`, q, r: 0, terrain: 'field' }));
  const lines = barrierLines(
    mapOf(cells, [
      ['A1', 'A2'],
      ['A2', 'A1'],
      ['A1', 'A3'],
      ['A1', 'B9'],
    ]),
  );
  expect(lines.map(({ key }) => key)).toEqual(['A1 A2']);
  const xs = [...lines[0]!.path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  for (const x of xs) expect(x).toBeCloseTo(25 * Math.sqrt(3), 1);
});

test('rails of one seat in neighbouring cells are joined once, but not across a barrier', () => {
  const rails = { B3: [0], C3: [0], B4: [0], C4: [1] };
  expect(tokyo.barriers).toContainEqual(['B3', 'C3']);
  const tracks = trackLines(tokyo, rails);
  expect(tracks.map(({ seat }) => seat)).toEqual([0]);
  const ends = railPlaces(tokyo, { B3: [0], B4: [0] }).map(({ x, y }) => `${x} ${y}`);
  expect(tracks[0]!.path).toBe(`M${ends[0]}L${ends[1]}`);
});

test('tokens in a cell do not overlap, whatever their number, and stay in the cell', () => {
  for (const seats of [1, 2, 3, 5, 8]) {
    const here = Array.from({ length: seats }, (_, seat) => seat).reverse();
    const places = railPlaces(tokyo, { E7: here });
    expect(places.map(({ seat }) => seat)).toEqual([...here].reverse());
    const { x, y } = hexToPixel(
      boardLayout('pointy'),
      tokyo.cells.find(({ label }) => label === 'E7')!,
    );
    for (const place of places) {
      expect(Math.abs(place.x - x)).toBeLessThan(34);
      expect(Math.abs(place.y - y)).toBeLessThan(40);
    }
    places.slice(1).forEach((place, i) => expect(place.x - places[i]!.x).toBeGreaterThan(8));
  }
});

test('parallel lines of several seats stay apart, and avoid the tokens of others', () => {
  const points = (path: string): [number, number][] => {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = [...path.matchAll(/-?[\d.]+/g)].map(Number);
    return [0.3, 0.4, 0.5, 0.6, 0.7].map((t) => {
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return x3 === undefined
        ? [x0! + (x1! - x0!) * t, y0! + (y1! - y0!) * t]
        : [a * x0! + b * x1! + c * x2! + d * x3, a * y0! + b * y1! + c * y2! + d * y3!];
    });
  };
  // Horizontal, down to the right, up to the right, towards a city and away from it.
  for (const [from, to] of [
    ['B4', 'B5'],
    ['C4', 'D4'],
    ['D4', 'C5'],
    ['C4', 'C3'],
    ['E6', 'E7'],
  ] as const) {
    const tracks = trackLines(tokyo, { [from]: [0, 1], [to]: [0, 1] });
    expect(tracks).toHaveLength(2);
    const [first, second] = tracks.map(({ path }) => points(path));
    const gaps = first!.map(([x, y]) => Math.min(...second!.map(([px, py]) => Math.hypot(px - x, py - y))));
    expect([from, Math.min(...gaps) > TRACK_WIDTHS.line]).toEqual([from, true]);
  }
  const [track] = trackLines(tokyo, { C6: [1], C7: [0, 1] });
  const [red] = railPlaces(tokyo, { C6: [1], C7: [0, 1] }).filter(({ seat }) => seat === 0);
  const near = points(track!.path).map(([x, y]) => Math.hypot(red!.x - x, red!.y - y));
  // A token is as wide as the line around it.
  expect(Math.min(...near)).toBeGreaterThan(TRACK_WIDTHS.rim / 2 + 4);
});

test('parallel lines of several seats differ', () => {
  const tracks = trackLines(tokyo, { B4: [0, 1, 2], B5: [0, 1, 2] });
  expect(new Set(tracks.map(({ path }) => path.replace(/^M\S+ \S+/, ''))).size).toBe(3);
});

test('a city has a door for each station it has room for, up to the number drawn', () => {
  for (const size of [1, 2, 3, 4, 5, 6]) {
    expect(skylineOf(size).doors).toHaveLength(size);
    const spots = stationSpots(size, 'flat').map(({ x }) => x);
    expect([...spots].sort((a, b) => a - b)).toEqual(spots);
  }
  expect(skylineOf(40).doors).toHaveLength(6);
  expect(skylineOf(0).shapes).toEqual([]);
  expect(skylineOf(-3).shapes).toEqual([]);
});

test('a point on the screen is found on the map at any zoom and rotation', () => {
  const matrix = { a: 1.5, b: 0.2, c: -0.1, d: 2, e: 30, f: -7 };
  const at = { x: 123, y: -45 };
  const screen = {
    x: matrix.a * at.x + matrix.c * at.y + matrix.e,
    y: matrix.b * at.x + matrix.d * at.y + matrix.f,
  };
  const found = boardPoint(matrix, screen);
  expect([found.x, found.y]).toEqual([expect.closeTo(at.x, 9), expect.closeTo(at.y, 9)]);
});

test('the picture contains every corner of every cell', () => {
  for (const orientation of ['pointy', 'flat'] as const) {
    const cells = disk({ q: 3, r: -2 }, 3).map((hex) => ({
      ...hex,
      label: formatLabel(orientation, {
        col: 9 + toOffset(orientation, hex).col,
        row: 9 + toOffset(orientation, hex).row,
      }),
      terrain: 'field',
    }));
    const { x, y, width, height } = boardBounds({ orientation, cells }, 0);
    for (const cell of cells) {
      const corners = hexPath(orientation, hexToPixel(boardLayout(orientation), cell));
      for (const [, px, py] of corners.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(px)).toBeGreaterThanOrEqual(x - 0.02);
        expect(Number(px)).toBeLessThanOrEqual(x + width + 0.02);
        expect(Number(py)).toBeGreaterThanOrEqual(y - 0.02);
        expect(Number(py)).toBeLessThanOrEqual(y + height + 0.02);
      }
    }
  }
});

test('the small map has each cell in a single colour, and a dot for each place', () => {
  const areas = new Map(miniAreas(tokyo).map(({ paint, path }) => [paint, count(path)]));
  expect(Object.fromEntries(areas)).toEqual({
    't0-fill': 12,
    't1-fill': 16,
    't2-fill': 10,
    't3-fill': 10,
    city: 22,
    remote: 6,
    wall: 22,
    star: 6,
  });
});

test.each([
  ['A1', 'en', {}, 'A1, Chichibu, remote location, 4'],
  ['A2', 'fr', {}, 'A2, Montagne'],
  ['G1', 'fr', {}, 'G1, Odawara, lieu éloigné, 3, barrière vers H1'],
  ['D6', 'en', {}, 'D6, Shinjuku-Shibuya, city with 2 buildings, barrier to C7, D7 and E7'],
  ['A6', 'en', { rails: [0, 2], surcharge: 3 }, 'A6, River, rails of player 1 and player 3, costs 3 coins'],
  ['E9', 'en', { surcharge: null }, 'E9, Sea, closed'],
  [
    'H2',
    'en',
    { stations: 1, rails: [1], seatName: () => 'Ann' },
    'H2, Yokohama, city with 3 buildings, rails of Ann, 1 station',
  ],
] as const)('cell %s is called in %s what it is', (label, language, more, expected) => {
  const cell = tokyo.cells.find((one) => one.label === label)!;
  expect(labelOf(tokyo, cell, { language, ...more })).toBe(expected);
});
