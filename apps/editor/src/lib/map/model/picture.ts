// Writes a model back to the picture in its file. Lines with unchanged cells keep every character.
import { HOLE } from '../../core/content/letters.ts';
import type { MapCell, MapModel } from './model.ts';
import { toPicture } from '@railwright/hex';

/** The whole picture, each line up to its last cell, with gaps marked. Every cell must have a label. */
export function formatPicture(model: MapModel): string {
  return patchPicture('', model, model.cells.values());
}

/** The picture `text` with the letters of `changed` cells; one that the model no longer has becomes a hole. */
export function patchPicture(
  text: string,
  model: MapModel,
  changed: Iterable<Pick<MapCell, 'q' | 'r'> & { readonly letter?: string }>,
): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const touched = new Map<number, string[]>();
  for (const cell of changed) {
    const { line, index } = toPicture(model.orientation, cell, model.shift);
    const row = touched.get(line) ?? [...(lines[line] ?? '')];
    touched.set(line, row);
    while (row.length < index) row.push(' ');
    row[index] = cell.letter ?? HOLE;
  }
  for (const [line, row] of touched) {
    while (lines.length <= line) lines.push('');
    lines[line] = fillHoles(model, line, row);
  }
  while (lines.length > 0 && (lines.at(-1) ?? '').trim() === '') lines.pop();
  // A YAML block takes its indentation from its first line, which therefore must not begin with a space or be empty.
  lines.forEach((row, line) => {
    if (line === 0 || row === '') lines[line] = fillHoles(model, line, [...row]);
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

// A position without a letter is a hole. Positions after the last letter are left out, but no line is empty.
function fillHoles(model: MapModel, line: number, row: string[]): string {
  const places = row.length;
  const first = firstIndex(model, line);
  const step = model.orientation === 'pointy' ? 2 : 4;
  for (let index = first; index < places || index === first; index += step) {
    while (row.length < index) row.push(' ');
    if (row[index] === undefined || row[index] === ' ') row[index] = HOLE;
  }
  let end = row.length;
  while (end > first + 1 && (row[end - 1] === HOLE || row[end - 1] === ' ')) end--;
  return row.slice(0, end).join('');
}

// Index of the first possible letter in a line.
function firstIndex({ orientation, shift }: MapModel, line: number): number {
  const pushed = (line % 2 === 1) === (shift === 'odd');
  if (!pushed) return 0;
  return orientation === 'pointy' ? 1 : 2;
}
