// Both shipped boards against the printed ones: terrain, cities, remote locations, barriers, checksums. Reads only the YAML,
// without the loader.
import { readFileSync } from 'node:fs';
import { canonicalEdge, edgeKey, formatLabel, neighbors, parsePictureGrid, toOffset } from '@railwright/hex';
import type { Hex, PicturePosition } from '@railwright/hex';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface MapFile {
  terrain: string;
  places: { at: string; city?: number; remote?: number; name: string }[];
  barriers: [string, string][];
}

/** A board as cells with their letters, places by label, and the adjacency that remains after the barriers. */
function readBoard(id: string) {
  const path = new URL(`../../../content/trains/maps/${id}.yaml`, import.meta.url);
  const file = parse(readFileSync(path, 'utf8')) as MapFile;
  const letters: { at: PicturePosition; letter: string }[] = [];
  file.terrain.split('\n').forEach((text, line) => {
    [...text].forEach((letter, index) => {
      if (letter !== ' ' && letter !== '.') letters.push({ at: { line, index }, letter });
    });
  });
  const { shift, cells } = parsePictureGrid(
    'pointy',
    letters.map(({ at }) => at),
  );
  const hexOf = new Map<string, Hex>();
  const letterOf = new Map<string, string>();
  const labelOf = new Map<string, string>();
  cells.forEach((hex, i) => {
    const label = formatLabel('pointy', toOffset('pointy', hex!, shift));
    hexOf.set(label, hex!);
    labelOf.set(`${hex!.q},${hex!.r}`, label);
    letterOf.set(label, letters[i]!.letter);
  });
  const closed = new Set(
    file.barriers.map(([a, b]) => {
      const edge = canonicalEdge(hexOf.get(a)!, hexOf.get(b)!);
      return edge ? edgeKey(edge) : `${a} and ${b} do not touch`;
    }),
  );
  const neighborsOf = (label: string): string[] =>
    neighbors(hexOf.get(label)!)
      .filter((n) => !closed.has(edgeKey(canonicalEdge(hexOf.get(label)!, n)!)))
      .map((n) => labelOf.get(`${n.q},${n.r}`))
      .filter((n) => n !== undefined);
  const count = (letter: string): number => [...letterOf.values()].filter((l) => l === letter).length;
  return { file, letterOf, places: new Map(file.places.map((p) => [p.at, p])), neighborsOf, count, closed };
}

const BOARDS = [
  {
    id: 'tokyo',
    terrain: { F: 12, R: 16, M: 10, S: 10 },
    cities: { 1: 7, 2: 13, 3: 2 },
    remotes: { 2: 2, 3: 2, 4: 2 },
    room: 39,
    starts: 60,
    barriers: [
      ['Tokorozawa', 'Tachikawa'],
      ['Ikebukuro-Ueno', 'Shinjuku-Shibuya'],
      ['Ikebukuro-Ueno', 'Tokyo-Akihabara'],
      ['Shinjuku-Shibuya', 'Tokyo-Akihabara'],
      ['Shinjuku-Shibuya', 'Shinagawa-Meguro'],
      ['Tokyo-Akihabara', 'Shinagawa-Meguro'],
      ['Odawara', 'Shonan'],
    ],
    // A few cells with all their neighbours: enough to verify the orientation, the shift and the barriers.
    adjacent: {
      'Shinagawa-Meguro': ['E6', 'E8', 'F6', 'F7'],
      Tachikawa: ['B2', 'C2', 'C4', 'D2', 'D3'],
      Yokohama: ['G2', 'G3', 'H1', 'H3'],
    },
    samples: { A1: 'Chichibu', C7: 'Ikebukuro-Ueno', D6: 'Shinjuku-Shibuya', E10: 'Chiba', H6: 'Haneda' },
  },
  {
    id: 'osaka',
    terrain: { F: 9, R: 10, M: 15, S: 10 },
    cities: { 1: 15, 2: 7, 3: 2 },
    remotes: { 2: 2, 3: 4, 4: 2 },
    room: 35,
    starts: 58,
    barriers: [
      ['Fukuchyama', 'B1'],
      ['Sanda', 'Takarazuka'],
      ['A6', 'Kameoka'],
      ['Kameoka', 'B6'],
      ['Kameoka', 'Nagaokakyo'],
      ['Umeda', 'Namba'],
      ['Umeda', 'Tennoji'],
      ['Namba', 'Tennoji'],
      ['Kameyama', 'Nara'],
      ['Kansai Airport', 'Wakayama'],
      ['Kashihara', 'Shima'],
    ],
    adjacent: {
      Umeda: ['D4', 'D5', 'E4', 'E6'],
      Kameoka: ['A8'],
      Namba: ['E4', 'F3', 'G4', 'G5'],
    },
    samples: { A1: 'Fukuchyama', A9: 'Kyoto', D1: 'Kobe', E5: 'Umeda', H9: 'Shima' },
  },
] as const;

describe.each(BOARDS)('the $id board', (facts) => {
  const board = readBoard(facts.id);
  const places = board.file.places;
  const named = (name: string): string => places.find((p) => p.name === name)?.at ?? name;
  const tally = (numbers: (number | undefined)[]): Record<number, number> => {
    const sums: Record<number, number> = {};
    for (const n of numbers) if (n !== undefined) sums[n] = (sums[n] ?? 0) + 1;
    return sums;
  };

  test('has eight rows of ten and nine cells alternately', () => {
    const rows = board.file.terrain.trimEnd().split('\n');
    expect(rows.map((row) => row.replaceAll(' ', '').length)).toEqual([10, 9, 10, 9, 10, 9, 10, 9]);
    expect(board.letterOf.size).toBe(76);
  });

  test('has as many cells of each terrain as the printed one', () => {
    const counts = Object.keys(facts.terrain).map((letter) => [letter, board.count(letter)]);
    expect(Object.fromEntries(counts)).toEqual(facts.terrain);
  });

  test('has its cities and remote locations as in the picture, each with a unique name', () => {
    const drawn = [...board.letterOf].filter(([, letter]) => letter === 'C' || letter === '*');
    expect([...board.places.keys()].sort()).toEqual(drawn.map(([label]) => label).sort());
    for (const [label, letter] of drawn) {
      const place = board.places.get(label)!;
      expect([label, place.city === undefined]).toEqual([label, letter === '*']);
      expect([label, place.remote === undefined]).toEqual([label, letter === 'C']);
    }
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    for (const [label, name] of Object.entries(facts.samples))
      expect([label, board.places.get(label)?.name]).toEqual([label, name]);
  });

  test('has cities by size, room for stations and remote locations by value', () => {
    expect(tally(places.map(({ city }) => city))).toEqual(facts.cities);
    expect(tally(places.map(({ remote }) => remote))).toEqual(facts.remotes);
    expect(places.reduce((room, { city = 0 }) => room + city, 0)).toBe(facts.room);
  });

  test('has the barriers of the printed one, by name, all between cells that touch', () => {
    const pairs = board.file.barriers.map((pair) => [...pair].sort().join(' '));
    const expected = facts.barriers.map((pair) => pair.map(named).sort().join(' '));
    expect(pairs.sort()).toEqual(expected.sort());
    expect([...board.closed].filter((key) => key.includes('not touch'))).toEqual([]);
    expect(board.closed.size).toBe(facts.barriers.length);
  });

  test('joins cells like the printed one', () => {
    for (const [name, expected] of Object.entries<readonly string[]>(facts.adjacent))
      expect([name, board.neighborsOf(named(name)).sort()]).toEqual([name, [...expected]]);
  });

  test('has all its land connected and the right number of start cells', () => {
    const land = [...board.letterOf].filter(([, letter]) => letter !== 'S').map(([label]) => label);
    const seen = new Set([land[0]!]);
    for (const label of seen)
      for (const next of board.neighborsOf(label)) if (board.letterOf.get(next) !== 'S') seen.add(next);
    expect([...seen].sort()).toEqual([...land].sort());
    expect(land.filter((label) => board.letterOf.get(label) !== '*')).toHaveLength(facts.starts);
  });
});
