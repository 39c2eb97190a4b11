// A map as the text of a file, from cells rather than from an earlier text.
import { fromOffset, toOffset, toPicture, type Hex, type Orientation, type Shift } from '@railwright/hex';
import { formatLabel } from '@railwright/hex';
import { renderMap } from '../edit/render.ts';
import type { Data } from '../text/data.ts';

const HOLE = '.';

export interface DrawnCell extends Hex {
  readonly letter: string;
  readonly city?: number;
  readonly remote?: number;
  /** In English, or by language. */
  readonly name?: string | Data;
}

/** An entry of a list of the file; it gets its labels once the map has its corner. */
export interface DrawnEntry {
  readonly list: string;
  readonly entry: (label: (h: Hex) => string) => Data;
}

export interface DrawnMap {
  readonly id: string;
  readonly name: string;
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly cells: readonly DrawnCell[];
  /** Pairs of cells. */
  readonly barriers: readonly (readonly [Hex, Hex])[];
  /** By the keys of the file; before `name`, which is for maps that say none. */
  readonly texts?: Data;
  readonly entries?: readonly DrawnEntry[];
  /** Whether labels count from the corner of the grid and not from the first cells. */
  readonly keepsCorner?: boolean;
}

/** Where labels count from. */
export type Framed = Pick<DrawnMap, 'orientation' | 'shift' | 'cells' | 'keepsCorner'>;

/** Every line of a picture begins at the left, so that labels count from there. */
export function mapText(map: DrawnMap, schemaLine: string | undefined): string {
  const { id, name, orientation, shift, texts, entries = [] } = map;
  const moved = toOrigin(map);
  const label = labelsOf(map);
  const places = map.cells
    .filter(({ city, remote }) => city !== undefined || remote !== undefined)
    .map((cell) => ({
      at: label(cell),
      ...(cell.city !== undefined ? { city: cell.city } : { remote: cell.remote }),
      ...(cell.name !== undefined && { name: cell.name }),
    }));
  const barriers = map.barriers.map((pair) => pair.map(label));
  const lists: Record<string, Data[]> = {};
  for (const { list, entry } of entries) (lists[list] ??= []).push(entry(label));
  const cells = map.cells.map((cell) => ({ ...cell, ...moved(cell) }));
  const text = renderMap(
    {
      ...{ format: 1, id, name },
      ...texts,
      orientation,
      terrain: pictureOf(orientation, shift, cells),
      ...(places.length > 0 && { places }),
      ...(barriers.length > 0 && { barriers }),
      ...lists,
    },
    0,
  );
  return `${schemaLine === undefined ? '' : `${schemaLine}\n`}${text}\n`;
}

/** The labels that cells get in the text. */
export function labelsOf(map: Framed): (hex: Hex) => string {
  const moved = toOrigin(map);
  return (hex) => formatLabel(map.orientation, toOffset(map.orientation, moved(hex), map.shift));
}

/** Moves so that the first column and the first row are used; by an even number of lines, which keeps what is pushed. */
function toOrigin({ orientation, shift, cells, keepsCorner = false }: Framed): (hex: Hex) => Hex {
  const offsets = cells.map((cell) => toOffset(orientation, cell, shift));
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const even = (value: number): number => 2 * Math.floor(value / 2);
  const [col, row] = [least(offsets.map((o) => o.col)), least(offsets.map((o) => o.row))];
  if (keepsCorner && col >= 0 && row >= 0) return (hex) => hex;
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
