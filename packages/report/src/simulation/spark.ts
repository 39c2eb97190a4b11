// Counts as a row of small bars.
const WIDTH = 20;
const SPARKS = '▁▂▃▄▅▆▇█';

/** Counts from 1 to `last` as a row of small bars, the highest full; a space for zero. */
export function spark(histogram: readonly (readonly [number, number])[], last: number): string {
  const bins = new Array<number>(Math.min(WIDTH, last)).fill(0);
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
