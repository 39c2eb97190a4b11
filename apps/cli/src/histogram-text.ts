// A histogram as bars.
import { style } from './style.ts';
import { formatBar } from './table.ts';
import { whole } from '@railwright/report/words';

const MOST_ROWS = 16;
const LONGEST = 40;

interface Row {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** One row for each value, or for several, so that the rows fit a screen. */
export function formatHistogram(title: string, histogram: readonly (readonly [number, number])[]): string {
  const rows = rowsOf(histogram);
  const names = rows.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  const width = Math.max(title.length, ...names.map(({ length }) => length + 2));
  const highest = Math.max(...rows.map(({ count }) => count));
  return [
    style.bold(title),
    ...rows.map(({ count }, i) =>
      `${(names[i] as string).padStart(width)}  ${formatBar((count / highest) * LONGEST)} ${count === 0 ? '' : whole(count)}`.trimEnd(),
    ),
  ].join('\n');
}

function rowsOf(histogram: readonly (readonly [number, number])[]): Row[] {
  const least = histogram[0]?.[0] ?? 0;
  const most = histogram.at(-1)?.[0] ?? 0;
  const step = Math.ceil((most - least + 1) / MOST_ROWS);
  const rows: Row[] = [];
  for (let from = least; from <= most; from += step) {
    const to = Math.min(most, from + step - 1);
    const count = histogram.reduce(
      (sum, [value, times]) => (value >= from && value <= to ? sum + times : sum),
      0,
    );
    rows.push({ from, to, count });
  }
  return rows;
}
