// The picture of a map, merged by cell. A cell is known by its line and column, so a side that moves the cells asks for a person:
// the labels of the other side would name other cells.
import type { Path } from '../text/path.ts';
import { threeWay, type Piece } from './pieces.ts';

type Lines = readonly string[];

/** How far a picture is looked for beside its place. */
const LINES = 4;
const COLUMNS = 8;
/** The share of a line's cells that stay where it got longer or shorter at its end. */
const STAYING = 2 / 3;

/** The lines, each with its line break, cell by cell. */
export function mergePicture(base: Lines, ours: Lines, theirs: Lines, path: Path): Piece[] {
  const height = Math.max(base.length, ours.length, theirs.length);
  return Array.from({ length: height }, (_, i) => mergeLine(base[i], ours[i], theirs[i], path));
}

function mergeLine(
  base: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
  path: Path,
): Piece {
  const line = threeWay(base, ours, theirs);
  if (line !== undefined || ours === theirs || base === theirs || base === ours) return line ?? '';
  const question = {
    base: base ?? '',
    ours: ours ?? '',
    theirs: theirs ?? '',
    path,
    about: 'value',
  } as const;
  if (ours === undefined || theirs === undefined) return question;
  const [left, right] = [cellsOf(ours), cellsOf(theirs)];
  const before = cellsOf(base ?? '');
  const answers = Array.from({ length: Math.max(before.length, left.length, right.length) }, (_, i) => {
    const [b, o, t] = [before[i] ?? '', left[i] ?? '', right[i] ?? ''];
    const cell = threeWay(b, o, t);
    return { ours: cell ?? o, theirs: cell ?? t, isSure: cell !== undefined };
  });
  const [mine, other] = (['ours', 'theirs'] as const).map(
    (side) => `${answers.map((answer) => answer[side]).join('')}\n`,
  );
  return answers.every(({ isSure }) => isSure)
    ? (mine ?? '')
    : { ...question, ours: mine ?? '', theirs: other ?? '' };
}

const cellsOf = (line: string): string[] => [...line.replace(/\n$/, '')];

/** Whether cells that were there before stand in another place, as when a line or a column came first. */
export function isMoved(before: Lines, now: Lines): boolean {
  const grids = [before.map(cellsOf), now.map(cellsOf)] as const;
  const [old, fresh] = grids;
  const staying = matchesAt(...grids, 0, 0);
  for (let down = -LINES; down <= LINES; down++)
    for (let right = -COLUMNS; right <= COLUMNS; right++)
      if (matchesAt(...grids, down, right) > staying) return true;
  if (old.length === fresh.length && old.every((line, i) => line.length === fresh[i]?.length)) return false;
  return old.slice(0, fresh.length).some((line, i) => {
    const there = line.filter((cell, j) => cell !== ' ' && j < (fresh[i]?.length ?? 0)).length;
    return matchesAt([line], [fresh[i] ?? []], 0, 0) < there * STAYING;
  });
}

function matchesAt(
  old: readonly (readonly string[])[],
  fresh: readonly (readonly string[])[],
  down: number,
  right: number,
): number {
  let count = 0;
  for (const [i, line] of old.entries()) {
    const other = fresh[i + down];
    if (other)
      for (let j = 0; j < line.length; j++) if (line[j] !== ' ' && line[j] === other[j + right]) count++;
  }
  return count;
}
