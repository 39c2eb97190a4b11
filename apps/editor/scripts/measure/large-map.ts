// The text of a map of 2,000 cells with 80 cities, 20 remote locations and 60 barriers: as large as maps may be, for measuring.
import { formatLabel } from '@railwright/hex';

const COLUMNS = 50;
const ROWS = 40;

export function largeMap(): string {
  const rows: string[] = [];
  const places: string[] = [];
  const barriers: string[] = [];
  const label = (col: number, row: number): string => formatLabel('pointy', { col, row });
  for (let row = 0; row < ROWS; row++) {
    let line = row % 2 === 1 ? ' ' : '';
    for (let col = 0; col < COLUMNS; col++) {
      const n = row * COLUMNS + col;
      const letter =
        n % 25 === 7 ? 'C' : n % 100 === 13 ? '*' : (['F', 'F', 'R', 'M', 'F'][(n * 7 + row) % 5] ?? 'F');
      if (letter === 'C')
        places.push(`  - { at: ${label(col, row)}, city: ${1 + (n % 3)}, name: Town ${n} }`);
      if (letter === '*')
        places.push(`  - { at: ${label(col, row)}, remote: ${2 + (n % 4)}, name: Port ${n} }`);
      if (n % 33 === 4 && col < COLUMNS - 1)
        barriers.push(`  - [${label(col, row)}, ${label(col + 1, row)}]`);
      line += `${letter} `;
    }
    rows.push(`  ${line.trimEnd()}`);
  }
  const head = ['format: 1', 'id: large', 'name: Large', 'orientation: pointy', 'terrain: |'];
  return [...head, ...rows, 'places:', ...places, 'barriers:', ...barriers, ''].join('\n');
}
