// Groups a histogram of whole numbers into few enough bars.
export interface Bin {
  /** First value. */
  readonly from: number;
  /** First value after it. */
  readonly to: number;
  readonly count: number;
}

/** Neighbouring values share a bar if there would be more than `most`. Empty bars are left out. */
export function binsOf(bars: readonly (readonly [number, number])[], most: number): Bin[] {
  const first = bars[0]?.[0] ?? 0;
  const last = bars.at(-1)?.[0] ?? 0;
  const width = Math.max(1, Math.ceil((last - first + 1) / most));
  const bins = new Map<number, number>();
  for (const [value, count] of bars) {
    const from = first + Math.floor((value - first) / width) * width;
    bins.set(from, (bins.get(from) ?? 0) + count);
  }
  return [...bins].map(([from, count]) => ({ from, to: from + width, count }));
}
