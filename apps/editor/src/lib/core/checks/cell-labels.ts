// The labels of the cells of a map by their place in its picture, in the present version or, for cells that are gone, in the earlier one.
import { readData } from '@railwright/content';
import { formatLabel, parsePictureGrid, toOffset, type Orientation } from '@railwright/hex';
import { isData, stringAt } from '../content/data.ts';

export function cellLabels(before: string, now: string): (line: number, column: number) => string {
  const tables = [now, before].map(labelsIn);
  return (line, column) => {
    const key = `${line} ${column}`;
    return (
      tables.map((labels) => labels.get(key)).find((label) => label !== undefined) ??
      /* @wc-include */ `line ${line + 1}, column ${column + 1}`
    );
  };
}

function labelsIn(text: string): Map<string, string> {
  const data = /^terrain:/m.test(text) ? readData(text) : undefined;
  if (!isData(data)) return new Map();
  const orientation: Orientation = data['orientation'] === 'flat' ? 'flat' : 'pointy';
  const positions = stringAt(data, 'terrain')
    .split('\n')
    .flatMap((row, line) => [...row].flatMap((letter, index) => (letter === ' ' ? [] : [{ line, index }])));
  const { cells, shift } = parsePictureGrid(orientation, positions);
  return new Map(
    positions.flatMap(({ line, index }, i) => {
      const hex = cells[i];
      return hex
        ? [[`${line} ${index}`, formatLabel(orientation, toOffset(orientation, hex, shift))] as const]
        : [];
    }),
  );
}
