// The picture of a map, cell by cell: what two versions of it differ in, and one of its characters as it was.
import type { Path } from '../text/path.ts';
import type { Part, Prose } from './parts.ts';
import { isMoved } from './picture.ts';

/** A character of the picture; lines and columns count from 0, and a space is no cell. */
export interface PictureCell {
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly now: string;
}

export const isPicture = (part: Part, path: Path): part is Prose =>
  part.kind === 'prose' && part.head.startsWith('|') && path.length === 1 && path[0] === 'terrain';

/** Undefined for what is no picture, and where cells have moved, so that each would be another. */
export function cellsBetween(before: Part, now: Part, path: Path): readonly PictureCell[] | undefined {
  if (!isPicture(before, path) || !isPicture(now, path) || before.head !== now.head) return undefined;
  const [old, fresh] = [rowsOf(before), rowsOf(now)];
  if (isMoved(old, fresh)) return undefined;
  const cells: PictureCell[] = [];
  for (let line = 0; line < Math.max(old.length, fresh.length); line++) {
    const [left = '', right = ''] = [old[line], fresh[line]];
    for (let column = 0; column < Math.max(left.length, right.length); column++) {
      const cell = { line, column, before: left[column] ?? ' ', now: right[column] ?? ' ' };
      if (cell.before !== cell.now) cells.push(cell);
    }
  }
  return cells;
}

/** The later picture with one character as it was; its text is undefined where a line comes or goes with it. */
export function withCell(
  before: Prose,
  now: Prose,
  line: number,
  column: number,
): { readonly text: string | undefined; readonly data: string } {
  const [old, fresh] = [rowsOf(before), rowsOf(now)];
  const letters = [...(fresh[line] ?? '').padEnd(column)];
  letters[column] = old[line]?.[column] ?? ' ';
  const row = letters.join('').trimEnd();
  const [written = '', known] = [now.lines[line], fresh[line]];
  const indent = written.slice(0, written.length - 1 - (known?.length ?? 0));
  const rows = Array.from({ length: Math.max(fresh.length, line + 1) }, (_, i) =>
    i === line ? row : (fresh[i] ?? ''),
  );
  return {
    text:
      known === undefined || row === ''
        ? undefined
        : now.head + now.lines.with(line, `${indent}${row}\n`).join(''),
    data: `${rows.join('\n').replace(/\n+$/, '')}\n`,
  };
}

const rowsOf = ({ data }: Prose): string[] => String(data).replace(/\n+$/, '').split('\n');
