// A histogram as bars.
import { formatBar } from '../table.ts';
import { whole } from './figures.ts';

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
    title,
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

const SPARK_WIDTH = 20;
const SPARKS = '▁▂▃▄▅▆▇█';

/** Counts from 1 to `last` as a row of small bars, the highest full; a space for zero. */
export function formatSpark(histogram: readonly (readonly [number, number])[], last: number): string {
  const bins = new Array<number>(Math.min(SPARK_WIDTH, last)).fill(0);
  for (const [value, times] of histogram) {
    if (value < 1 || value > last) continue;
    const bin = Math.floor(((value - 1) * bins.length) / last);
    bins[bin] = (bins[bin] as number) + times;
  }
  const highest = Math.max(...bins);
  return bins
    .map((count) =>
      count === 0 ? ' ' : SPARKS.charAt(Math.max(0, Math.ceil((count / highest) * SPARKS.length) - 1)),
    )
    .join('')
    .trimEnd();
}
