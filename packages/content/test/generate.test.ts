// Laws of generated maps: as asked for, connected, symmetric, without findings, and the same again for the same seed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellDefinition, HexMap } from '@railwright/engine';
import {
  bestCenter,
  differingPairs,
  groupAbout,
  hexagon,
  hexNumber,
  ORIENTATIONS,
  rectangle,
  symmetryGroup,
  SYMMETRY_NAMES,
} from '@railwright/hex';
import { formatText, loadContent, mapNamed, memorySource } from '../src/index.ts';
import {
  alterMap,
  generatedText,
  generateMap,
  generateMaps,
  groundsOf,
  usualShares,
  vary,
  type GeneratedCells,
  type Ground,
  type MapRequest,
} from '../src/generate/index.ts';

const PACK = `format: 1
id: p
game: trains
title: P
version: 1.0.0
licence: MIT
authors: [A]
terrains:
  sea: { letter: S, cost: closed }
  marsh: { letter: W, cost: 3 }
  field: { letter: F, cost: 0 }
  river: { letter: R, cost: 1 }
`;
const GROUNDS: readonly Ground[] = [
  { id: 'sea', letter: 'S', cost: null },
  { id: 'marsh', letter: 'W', cost: 3 },
  { id: 'field', letter: 'F', cost: 0 },
  { id: 'river', letter: 'R', cost: 1 },
];
const NAMED = { id: 'm', name: 'Somewhere' };

const request = (asked: Partial<MapRequest> = {}): MapRequest => ({
  ...{ orientation: 'pointy', cells: rectangle('pointy', 10, 8), symmetry: 'none', seed: 1 },
  ...{ cities: 16, remote: 6, grounds: GROUNDS, shares: usualShares(GROUNDS) },
  ...asked,
});

async function read(text: string): Promise<{ map: HexMap; findings: readonly string[] }> {
  const content = await loadContent(memorySource({ 'p/pack.yaml': PACK, 'p/maps/m.yaml': text }));
  const map = mapNamed(content, 'p/m');
  if (!map) throw new Error(JSON.stringify(content.diagnostics));
  return { map, findings: content.diagnostics.map(({ code }) => code) };
}

function cellsOf(asked: MapRequest, number?: number): GeneratedCells {
  const cells = generateMap(asked, number);
  if ('problem' in cells) throw new Error(cells.problem);
  return cells;
}

const REQUESTS = fc
  .record({
    orientation: fc.constantFrom(...ORIENTATIONS),
    columns: fc.integer({ min: 6, max: 14 }),
    rows: fc.integer({ min: 6, max: 14 }),
    isHexagon: fc.boolean(),
    symmetry: fc.constantFrom(...SYMMETRY_NAMES),
    // Whatever the symmetry, so many fit.
    cities: fc.constantFrom(6, 12),
    remote: fc.constantFrom(0, 6),
    seed: fc.nat(),
  })
  .map(({ columns, rows, isHexagon, orientation, ...asked }) =>
    request({
      ...asked,
      orientation,
      cells: isHexagon ? hexagon(orientation, 5) : rectangle(orientation, columns, rows),
    }),
  );

describe('a generated map', () => {
  test('is read without a finding, connected, symmetric, and has what was asked for', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(REQUESTS, async (asked) => {
        const cells = generateMap(asked);
        // Some shapes have no room for six of a kind at their border.
        if ('problem' in cells) return;
        made++;
        const { map, findings } = await read(generatedText(cells, asked, NAMED));
        // Whatever cannot be reached would be a finding.
        expect(findings).toEqual([]);
        expect(map.cells.filter(({ city }) => city !== undefined)).toHaveLength(asked.cities);
        expect(map.cells.filter(({ remote }) => remote !== undefined)).toHaveLength(asked.remote);
        const group = symmetryGroup(asked.orientation, asked.symmetry);
        const center = bestCenter(map.cells, group);
        const byHex = new Map(map.cells.map((cell) => [hexNumber(cell), cell]));
        const same = (a: CellDefinition | undefined, b: CellDefinition | undefined): boolean =>
          a !== undefined && a.terrain === b?.terrain && a.city === b?.city && a.remote === b?.remote;
        const differing = differingPairs(center ? groupAbout(center, group) : [], map.cells, (a, b) =>
          same(byHex.get(hexNumber(a)), byHex.get(hexNumber(b))),
        );
        expect(differing).toEqual([]);
        for (const ground of GROUNDS) {
          const share = map.cells.filter(({ terrain }) => terrain === ground.id).length / map.cells.length;
          // Whole sets of alike cells only: fewer by less than one of these, which have twelve cells at most.
          const wanted = asked.shares[ground.id];
          if (wanted !== undefined)
            expect(Math.abs(share - wanted)).toBeLessThan(12 / map.cells.length + 0.01);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(made).toBeGreaterThan(45);
  });

  test('is the same for the same seed, to the byte, and another for another', () => {
    const text = (seed: number, number?: number): string =>
      generatedText(cellsOf(request({ seed }), number), request(), NAMED);
    expect(text(1)).toBe(text(1));
    expect(new Set([text(1), text(2), text(1, 1), text(1, 2)]).size).toBe(4);
  });

  test('has exactly as many stations as are asked for, alike on both sides', () => {
    for (const [stations, symmetry] of [
      [16, 'none'],
      [31, 'none'],
      [48, 'none'],
      [30, 'rotate-2'],
    ] as const) {
      const cells = cellsOf(request({ stations, symmetry }));
      expect(cells.reduce((sum, { city = 0 }) => sum + city, 0)).toBe(stations);
      expect(Math.max(...cells.map(({ city = 0 }) => city))).toBeLessThanOrEqual(3);
    }
  });

  test('is written as railwright format leaves it', () => {
    const text = generatedText(cellsOf(request()), request(), NAMED);
    expect(formatText(text, 'maps')).toBe(text);
  });

  test('needs neither sea nor places', async () => {
    const asked = request({ cities: 0, remote: 0, shares: {} });
    const { map } = await read(generatedText(cellsOf(asked), asked, NAMED));
    expect(new Set(map.cells.map(({ terrain }) => terrain))).toEqual(new Set(['field']));
  });
});

describe('a request that cannot be met is refused with a way out', () => {
  test.each<[string, Partial<MapRequest>, string, string]>([
    [
      'more places and terrain than cells',
      { cities: 20, shares: { sea: 0.9, marsh: 0, river: 0.1 } },
      '20 for cities, 6 for remote locations, 72 for sea and 8 for river are more than 80.',
      'Make the map larger',
    ],
    ['an odd number of twins', { symmetry: 'rotate-2', cities: 15 }, 'cannot be 15 cities', '14 or 16'],
    ['half a city', { cities: 2.5 }, 'whole numbers', '0 or more'],
    ['a share of what fills the rest', { shares: { field: 0.5 } }, 'field is the cheapest', 'other terrain'],
    ['too many stations', { stations: 49 }, '16 cities cannot have 49 stations', '16 to 48'],
    ['a terrain that is not there', { shares: { swamp: 0.1 } }, 'no terrain “swamp”', 'sea, marsh'],
    [
      'no terrain for rails',
      { grounds: GROUNDS.slice(0, 1), shares: {} },
      'no terrain for rails',
      'pack.yaml',
    ],
    ['remote locations beyond the border', { cities: 0, remote: 60, shares: {} }, 'no room', 'larger'],
  ])('%s', (_, asked, problem, help) => {
    const refused = generateMap(request(asked));
    expect(refused).toMatchObject({
      problem: expect.stringContaining(problem) as string,
      help: expect.stringContaining(help) as string,
    });
  });
});

test('of several maps, those with the most equal starts come first', () => {
  const maps = generateMaps(request(), { seats: 3, count: 4, tries: 24 });
  if ('problem' in maps) throw new Error(maps.problem);
  const all = Array.from({ length: 24 }, (_, number) => number);
  expect(maps).toHaveLength(4);
  const starts = maps.map(({ qualities }) => qualities.starts);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  const rest = all.filter((number) => !maps.some((map) => map.number === number));
  const others = generateMaps(request(), { seats: 3, count: 24, tries: 24 });
  if ('problem' in others) throw new Error(others.problem);
  for (const { number, qualities } of others)
    if (rest.includes(number)) expect(qualities.starts).toBeLessThanOrEqual(starts.at(-1) ?? 0);
});

test('without cities, all starts are alike', () => {
  const maps = generateMaps(request({ cities: 0 }), { seats: 2, count: 1, tries: 1 });
  expect(maps).toMatchObject([{ qualities: { starts: 1, contest: 0, cityDistance: 0 } }]);
});

test('a map that is the same from both sides has equal starts for two', () => {
  const maps = generateMaps(request({ symmetry: 'rotate-2' }), { seats: 2, count: 4, tries: 8 });
  if ('problem' in maps) throw new Error(maps.problem);
  for (const { qualities } of maps) expect(qualities.starts).toBeCloseTo(1);
});

test('grounds are the terrains that the pack sees', async () => {
  const content = await loadContent(memorySource({ 'p/pack.yaml': PACK }));
  expect(groundsOf(content.packs[0]!)).toEqual(GROUNDS);
});

test('requests are bred near a parent or anywhere, in whole sets of the symmetry, the same for the same number', () => {
  const from = request({ symmetry: 'rotate-2' });
  const parent = { cities: 8, remote: 2, shares: { sea: 0.3, marsh: 0, river: 0.1 } };
  const bred = Array.from({ length: 60 }, (_, number) => vary(from, parent, number));
  const born = Array.from({ length: 60 }, (_, number) => vary(from, undefined, number));
  expect(bred).toEqual(Array.from({ length: 60 }, (_, number) => vary(from, parent, number)));
  for (const { cities, remote } of [...bred, ...born]) {
    expect(cities % 2).toBe(0);
    expect(remote % 2).toBe(0);
  }
  const spread = (all: readonly { readonly cities: number }[]): number =>
    Math.max(...all.map(({ cities }) => cities)) - Math.min(...all.map(({ cities }) => cities));
  expect(spread(bred)).toBeLessThan(spread(born));
  expect(Math.max(...bred.map(({ cities }) => Math.abs(cities - parent.cities)))).toBeLessThanOrEqual(6);
  const made = [...bred, ...born].filter(
    (one, number) => !('problem' in generateMap({ ...from, ...one }, number)),
  );
  expect(made.length).toBeGreaterThan(100);
});

test('altered maps differ from their parent in a few cells, stay whole, and keep what was asked for', async () => {
  const from = request({ symmetry: 'rotate-2', stations: 30, seed: 5 });
  const parent = cellsOf(from);
  const children = Array.from({ length: 60 }, (_, number) => alterMap(from, parent, number));
  expect(children).toEqual(Array.from({ length: 60 }, (_, number) => alterMap(from, parent, number)));
  const whole = children.flatMap((cells) => (cells ? [cells] : []));
  expect(whole.length).toBeGreaterThan(30);
  const count = (cells: GeneratedCells, of: (cell: GeneratedCells[number]) => number): number =>
    cells.reduce((sum, cell) => sum + of(cell), 0);
  for (const cells of whole) {
    const differ = cells.filter((cell, i) => JSON.stringify(cell) !== JSON.stringify(parent[i]));
    // At most eight exchanges of two cells, and the same on the other side of the table.
    expect(differ.length).toBeLessThanOrEqual(32);
    expect(count(cells, ({ city = 0 }) => city)).toBe(30);
    expect(cells.filter(({ remote }) => remote !== undefined)).toEqual(
      parent.filter(({ remote }) => remote !== undefined),
    );
    // Whatever cannot be reached would be a finding.
    expect((await read(generatedText(cells, from, NAMED))).findings).toEqual([]);
  }
  const free = { ...from, stations: undefined };
  const copied = Array.from({ length: 60 }, (_, number) => alterMap(free, parent, number));
  expect(
    new Set(copied.flatMap((cells) => (cells ? [count(cells, ({ city = 0 }) => city)] : []))).size,
  ).toBeGreaterThan(3);
});
