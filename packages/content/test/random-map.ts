// Random maps with everything that a map file can say, for property tests.
import fc, { type GeneratorValue } from 'fast-check';
import { distance, formatLabel, fromOffset, toPicture, type Hex } from '@railwright/hex';
import type { MapData } from '../src/trains/schema/map.ts';

/** A pack that has what such maps name; the map itself goes to `maps/m.yaml`. */
export const RANDOM_MAP_PACK = `format: 1
id: p
game: trains
title: P
version: 1.0.0
licence: MIT
authors: [A]
terrains:
  field: { letter: F, cost: 0 }
  wood: { letter: W, name: Forest, cost: 1 }
  forest: { letter: M, name: Mountain, cost: 2 }
  city: { letter: T, name: Town, cost: 1 }
  sea: { letter: S, cost: closed }
tokens:
  mail: { name: Mail }
  goods: {}
`;

const LETTERS = ['F', 'W', 'M', 'T', 'S', 'C', '*'];
const ID = fc.stringMatching(/^[a-z][a-z0-9]{0,4}(-[a-z0-9]{1,4}){0,2}$/);
const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(' ', 'Two\nlines', '"', '#', 'name: x', '12', 'true', '=SUM(1)', '&amp;<b>'),
);
const TEXTS = fc.oneof(
  TEXT,
  fc.record({ de: TEXT, en: TEXT }, { noNullPrototype: true }),
  fc.record({ en: TEXT, fr: TEXT, 'pt-BR': TEXT }, { noNullPrototype: true }),
);

interface Cell extends Hex {
  readonly label: string;
  readonly letter: string;
}

/** Valid but for what only warns: cells that cannot be reached and the like. */
export function randomMap(g: GeneratorValue): MapData {
  const draw = <T>(from: fc.Arbitrary<T>): T => g<T, []>(() => from);
  const orientation = draw(fc.constantFrom('pointy' as const, 'flat' as const));
  const shift = draw(fc.constantFrom('odd' as const, 'even' as const));
  const [left, top] = [draw(fc.nat({ max: 3 })), draw(fc.nat({ max: 3 }))];
  const offsets = draw(
    fc.uniqueArray(fc.record({ col: fc.nat({ max: 6 }), row: fc.nat({ max: 6 }) }), {
      minLength: 1,
      maxLength: 30,
      selector: ({ col, row }) => `${col},${row}`,
    }),
  );
  const cells = offsets.map(({ col, row }): Cell => {
    const at = { col: col + left, row: row + top };
    const letter = draw(fc.constantFrom(...LETTERS));
    return { ...fromOffset(orientation, at, shift), label: formatLabel(orientation, at), letter };
  });
  const some = <T>(list: readonly T[], most: number): T[] =>
    list.length === 0 ? [] : draw(fc.uniqueArray(fc.constantFrom(...list), { maxLength: most }));
  const maybe = <K extends string, T>(key: K, value: () => T): { [P in K]?: T } =>
    (draw(fc.boolean()) ? { [key]: value() } : {}) as { [P in K]?: T };
  const open = cells.filter(({ letter }) => letter !== 'S');
  const pairs = (touching: boolean): [string, string][] =>
    open.flatMap((a) =>
      open
        .filter((b) => a.label < b.label && (distance(a, b) === 1) === touching)
        .map((b): [string, string] => (draw(fc.boolean()) ? [a.label, b.label] : [b.label, a.label])),
    );
  const whole = (min: number, max: number): number => draw(fc.integer({ min, max }));
  const names = new Set<string>();
  const newName = (): object => {
    const name = draw(TEXTS);
    const english = typeof name === 'string' ? name : name.en;
    if (names.has(english)) return {};
    names.add(english);
    return { name };
  };
  const touching = some(pairs(true), 8);
  const list = <K extends string, T>(key: K, values: T[]): { [P in K]?: T[] } =>
    (values.length > 0 ? { [key]: values } : {}) as { [P in K]?: T[] };
  return {
    format: 1,
    id: 'm',
    name: draw(TEXTS),
    ...maybe('description', () => draw(TEXTS)),
    orientation,
    terrain: pictureOf(orientation, shift, cells),
    ...list(
      'places',
      cells
        .filter(({ letter }) => letter === 'C' || letter === '*')
        .map(({ label, letter }) => ({
          at: label,
          ...(letter === 'C' ? { city: whole(1, 20) } : { remote: whole(1, 99) }),
          ...(draw(fc.boolean()) && newName()),
        })),
    ),
    ...list('barriers', touching.slice(0, 4)),
    ...list(
      'oneWay',
      touching.slice(4).map(([from, to]) => ({ from, to })),
    ),
    ...list(
      'links',
      some(pairs(false), 5).map((between) => ({
        between,
        cost: whole(0, 99),
        kind: draw(fc.constantFrom('ferry' as const, 'tunnel' as const)),
        ...maybe('toll', () => whole(1, 99)),
        ...maybe('for', () => 'first' as const),
        ...maybe('name', () => draw(TEXTS)),
      })),
    ),
    ...list(
      'routes',
      some([...pairs(false), ...pairs(true)], 5).map(([from, to]) => ({
        from,
        to,
        points: whole(1, 99),
        for: draw(fc.constantFrom('first' as const, 'all' as const)),
        ...maybe('name', () => draw(TEXTS)),
      })),
    ),
    ...list(
      'tokens',
      some(
        cells.flatMap(({ label }) => ['mail', 'goods'].map((kind) => ({ at: label, kind }))),
        9,
      ).map((token) => ({ ...token, ...maybe('count', () => whole(1, 99)) })),
    ),
    ...list(
      'regions',
      draw(fc.uniqueArray(ID, { maxLength: 4 })).map((id) => ({
        id,
        ...maybe('name', () => draw(TEXTS)),
        cells: draw(fc.uniqueArray(fc.constantFrom(...cells.map(({ label }) => label)), { minLength: 1 })),
      })),
    ),
    ...list(
      'bonuses',
      some(open, 4).map(({ label }) => ({
        at: label,
        ...(draw(fc.boolean())
          ? { points: whole(1, 99), ...maybe('coins', () => whole(1, 99)) }
          : { coins: whole(1, 99) }),
      })),
    ),
  };
}

function pictureOf(orientation: 'pointy' | 'flat', shift: 'odd' | 'even', cells: readonly Cell[]): string {
  const lines: string[] = [];
  for (const cell of cells) {
    const { line, index } = toPicture(orientation, cell, shift);
    while (lines.length <= line) lines.push('');
    const row = (lines[line] as string).padEnd(index + 1);
    lines[line] = row.slice(0, index) + cell.letter + row.slice(index + 1);
  }
  // A dot where there is no cell.
  const gap = orientation === 'pointy' ? /(?<=\S )\s/g : /(?<=\S {3})\s/g;
  return lines.map((line) => `${dotted(line, gap)}\n`).join('');
}

function dotted(line: string, gap: RegExp): string {
  const next = line.replace(gap, '.');
  return next === line ? line : dotted(next, gap);
}
