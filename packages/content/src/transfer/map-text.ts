// A map as the text of a file, from cells rather than from an earlier text.
import { fromOffset, toOffset, toPicture, type Hex, type Orientation, type Shift } from '@railwright/hex';
import { formatLabel } from '@railwright/hex';
import { renderMap } from '../edit/render.ts';

const HOLE = '.';

export interface DrawnCell extends Hex {
  readonly letter: string;
  readonly city?: number;
  readonly remote?: number;
  readonly name?: string;
}

export interface DrawnMap {
  readonly id: string;
  readonly name: string;
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly cells: readonly DrawnCell[];
  /** Pairs of cells. */
  readonly barriers: readonly (readonly [Hex, Hex])[];
}

/** Every line of a picture begins at the left, so that labels count from there. */
export function mapText(map: DrawnMap, schemaLine: string | undefined): string {
  const { id, name, orientation, shift } = map;
  const cells = atOrigin(map);
  const label = labelOf(orientation, shift);
  const places = cells.cells
    .filter(({ city, remote }) => city !== undefined || remote !== undefined)
    .map((cell) => ({
      at: label(cell),
      ...(cell.city !== undefined ? { city: cell.city } : { remote: cell.remote }),
      ...(cell.name !== undefined && { name: cell.name }),
    }));
  const barriers = cells.barriers.map((pair) => pair.map(label));
  const text = renderMap(
    {
      format: 1,
      id,
      name,
      orientation,
      terrain: pictureOf(orientation, shift, cells.cells),
      ...(places.length > 0 && { places }),
      ...(barriers.length > 0 && { barriers }),
    },
    0,
  );
  return `${schemaLine === undefined ? '' : `${schemaLine}\n`}${text}\n`;
}

/** The labels that cells get in the text. */
export function labelsOf(map: Pick<DrawnMap, 'orientation' | 'shift' | 'cells'>): (hex: Hex) => string {
  const moved = toOrigin(map);
  const label = labelOf(map.orientation, map.shift);
  return (hex) => label(moved(hex));
}

function labelOf(orientation: Orientation, shift: Shift): (hex: Hex) => string {
  return (hex) => formatLabel(orientation, toOffset(orientation, hex, shift));
}

/** Moved so that the first column and the first row are used; by an even number of lines, which keeps what is pushed. */
function atOrigin(map: DrawnMap): Pick<DrawnMap, 'cells' | 'barriers'> {
  const moved = toOrigin(map);
  return {
    cells: map.cells.map((cell) => ({ ...cell, ...moved(cell) })),
    barriers: map.barriers.map(([a, b]) => [moved(a), moved(b)] as const),
  };
}

function toOrigin({
  orientation,
  shift,
  cells,
}: Pick<DrawnMap, 'orientation' | 'shift' | 'cells'>): (hex: Hex) => Hex {
  const offsets = cells.map((cell) => toOffset(orientation, cell, shift));
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const even = (value: number): number => 2 * Math.floor(value / 2);
  const [col, row] = [least(offsets.map((o) => o.col)), least(offsets.map((o) => o.row))];
  const by = orientation === 'pointy' ? { col, row: even(row) } : { col: even(col), row };
  return (hex) => {
    const at = toOffset(orientation, hex, shift);
    return fromOffset(orientation, { col: at.col - by.col, row: at.row - by.row }, shift);
  };
}

function pictureOf(orientation: Orientation, shift: Shift, cells: readonly DrawnCell[]): string {
  const lines: string[][] = [];
  for (const cell of cells) {
    const { line, index } = toPicture(orientation, cell, shift);
    while (lines.length <= line) lines.push([]);
    (lines[line] as string[])[index] = cell.letter;
  }
  return `${lines.map((row, line) => formatLine(orientation, shift, row, line)).join('\n')}\n`;
}

function formatLine(orientation: Orientation, shift: Shift, row: readonly string[], line: number): string {
  const isPushed = (line % 2 === 1) === (shift === 'odd');
  const [first, step] = orientation === 'pointy' ? [isPushed ? 1 : 0, 2] : [isPushed ? 2 : 0, 4];
  const letters = Array.from({ length: Math.max(row.length, first + 1) }, (_, index) => {
    const letter = row[index];
    return letter ?? (index >= first && (index - first) % step === 0 ? HOLE : ' ');
  });
  return letters.join('');
}
