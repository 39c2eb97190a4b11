// A map of Trains at random, with regions, tokens, links, one-way edges, routes and bonuses.
import { formatLabel } from '@railwright/hex';
import type { Draw } from './draw.ts';

export const REGIONS = ['north', 'coast'] as const;
const COLUMNS = [3, 4, 5, 6, 7] as const;

/** `tokens` are the kinds that may lie on it. */
export function makeMap(draw: Draw, tokens: readonly string[]): Record<string, unknown> {
  const orientation = draw.pick(['pointy', 'flat'] as const);
  const columns = draw.pick(COLUMNS);
  const rows = draw.between(3, 7);
  const places: Record<string, unknown>[] = [];
  const letterAt = (col: number, row: number): string => {
    const at = formatLabel(orientation, { col, row });
    const letter = draw.pick(['F', 'C', 'F', 'R', 'M', 'C', '*', 'S', 'F', '.']);
    // The first cell holds the labels of the others in place.
    if (letter === '.' && col + row === 0) return 'F';
    if (letter === 'C') places.push({ at, city: draw.between(1, 3) });
    if (letter === '*') places.push({ at, remote: draw.between(1, 5) });
    return letter;
  };
  const cells = draw.list(rows, (row) => draw.list(columns, (col) => letterAt(col, row)));
  return {
    format: 1,
    id: 'map',
    name: 'Map',
    orientation,
    terrain: (orientation === 'pointy' ? pointyPicture(cells) : flatPicture(cells)).join('\n'),
    places,
    ...makeFeatures(draw, orientation, cells),
    regions: makeRegions(draw, orientation, cells),
    ...(draw.onceIn(3) && { tokens: makeTokens(draw, orientation, cells, tokens) }),
  };
}

function labelsOf(orientation: 'pointy' | 'flat', letters: readonly (readonly string[])[]): string[] {
  return letters.flatMap((row, r) =>
    row.flatMap((letter, col) => (letter === '.' ? [] : [formatLabel(orientation, { col, row: r })])),
  );
}

function makeTokens(
  draw: Draw,
  orientation: 'pointy' | 'flat',
  letters: readonly (readonly string[])[],
  tokens: readonly string[],
): Record<string, unknown>[] {
  return draw
    .some(labelsOf(orientation, letters), draw.between(1, 3))
    .map((at) => ({ at, kind: draw.pick(tokens), count: draw.between(1, 3) }));
}

/** Groups of cells, which may overlap. */
function makeRegions(
  draw: Draw,
  orientation: 'pointy' | 'flat',
  letters: readonly (readonly string[])[],
): Record<string, unknown>[] {
  const labels = labelsOf(orientation, letters);
  return REGIONS.map((id) => ({ id, name: id, cells: draw.some(labels, draw.between(1, labels.length)) }));
}

/** One-way edges, links, routes and bonuses, on one map in two. */
function makeFeatures(
  draw: Draw,
  orientation: 'pointy' | 'flat',
  letters: readonly (readonly string[])[],
): Record<string, unknown> {
  const open = letters.flatMap((row, r) =>
    row.flatMap((letter, col) => (letter === 'S' || letter === '.' ? [] : [{ col, row: r }])),
  );
  if (!draw.onceIn(2) || open.length < 2) return {};
  const label = (at: { col: number; row: number }): string => formatLabel(orientation, at);
  const pairs = (count: number): [(typeof open)[number], (typeof open)[number]][] => {
    const first = draw.pick(open);
    const others = draw.some(
      open.filter((one) => one !== first),
      count,
    );
    return others.map((other) => [first, other]);
  };
  const isApart = (a: (typeof open)[number], b: (typeof open)[number]): boolean =>
    Math.max(Math.abs(a.col - b.col), Math.abs(a.row - b.row)) > 1;
  const along = orientation === 'pointy' ? { col: 1, row: 0 } : { col: 0, row: 1 };
  const beside = open.flatMap((a) =>
    open
      .filter((b) => b.col === a.col + along.col && b.row === a.row + along.row)
      .map((b) => [a, b] as const),
  );
  return {
    oneWay: draw
      .some(beside, draw.below(3))
      .map(([a, b]) =>
        draw.onceIn(2) ? { from: label(b), to: label(a) } : { from: label(a), to: label(b) },
      ),
    links: pairs(draw.below(4))
      .filter(([a, b]) => isApart(a, b))
      .map(([a, b]) => ({
        between: [label(a), label(b)],
        cost: draw.below(4),
        kind: draw.pick(['ferry', 'tunnel']),
        ...(draw.onceIn(3) && { toll: draw.between(1, 3) }),
        ...(draw.onceIn(4) && { for: 'first' }),
      })),
    routes: pairs(draw.below(4)).map(([a, b]) => ({
      from: label(a),
      to: label(b),
      points: draw.between(1, 9),
      for: draw.pick(['all', 'first']),
    })),
    bonuses: draw
      .some(open, draw.below(4))
      .map((at) => ({ at: label(at), points: draw.between(1, 4), ...(draw.onceIn(2) && { coins: 2 }) })),
  };
}

const pointyPicture = (cells: readonly (readonly string[])[]): string[] =>
  cells.map((row, r) => `${r % 2 === 1 ? ' ' : ''}${row.join(' ')}`);

/** Columns are two characters apart, every other one stands on the lines between. */
const flatPicture = (cells: readonly (readonly string[])[]): string[] =>
  cells.flatMap((row) =>
    [0, 1].map((half) => row.map((letter, c) => (c % 2 === half ? letter : ' ')).join(' ')),
  );
