// What is measured, with the marks that it should reach, and the table of what came out.
import { loadavg } from 'node:os';
import { percentile } from '../built-studio.ts';

/** Name and unit of each figure; `most` or `least` is its mark. */
const FIGURES = {
  'notch of the wheel': { unit: 'ms', most: 16 },
  'move while panning': { unit: 'ms', most: 16 },
  'move of the brush': { unit: 'ms', most: 16 },
  'end of a stroke': { unit: 'ms', most: 16 },
  undo: { unit: 'ms', most: 16 },
  'frames in 33 ms, zooming': { unit: '%', least: 95 },
  'frames in 33 ms, panning': { unit: '%', least: 95 },
  'frames in 33 ms, painting': { unit: '%', least: 95 },
  'opening a map': { unit: 'ms', most: 300 },
  'opening a map, at a quarter of the speed': { unit: 'ms', most: 1000 },
  'first load of a map, at a quarter of the speed': { unit: 'ms', most: 1000 },
  'opening 500 cards': { unit: 'ms', most: 300 },
  'frame of the scrolled faces': { unit: 'ms', most: 16 },
  'frame of the scrolled table': { unit: 'ms', most: 16 },
  'frames in 33 ms, faces': { unit: '%', least: 95 },
  'frames in 33 ms, table': { unit: '%', least: 95 },
  'key in the filter of cards': { unit: 'ms', most: 50 },
  'key in Find anything': { unit: 'ms', most: 50 },
  'key in the text of 500 cards': { unit: 'ms', most: 50 },
  'first load, Brotli': { unit: 'kB', most: 300 },
  'first load with the checks after it, Brotli': { unit: 'kB' },
  'first load as served': { unit: 'kB' },
  'first load of a map, Brotli': { unit: 'kB', most: 300 },
} as const satisfies Record<string, { unit: string; most?: number; least?: number }>;

export type Figure = keyof typeof FIGURES;
export type Measured = Map<Figure, number[]>;

export function add(to: Measured, figure: Figure, values: readonly number[]): void {
  to.set(figure, [...(to.get(figure) ?? []), ...values]);
}

/** A line a figure, a column a build: the median, and the value that 95% do not exceed (or, of shares, undercut). */
export function tell(builds: ReadonlyMap<string, Measured>): void {
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  console.log(['figure'.padEnd(48), 'mark'.padEnd(10), ...builds.keys()].join(''));
  for (const [figure, mark] of Object.entries(FIGURES)) {
    const cells = [...builds.values()].map((measured) => {
      const values = measured.get(figure as Figure) ?? [];
      const edge = mark.unit === '%' ? 0.05 : 0.95;
      return values.length === 0 ? '-' : `${percentile(values, 0.5)} (${percentile(values, edge)})`;
    });
    const goal = 'most' in mark ? `≤ ${mark.most}` : 'least' in mark ? `≥ ${mark.least}` : '';
    console.log(
      [figure.padEnd(48), `${goal} ${mark.unit}`.padEnd(10), ...cells.map((c) => c.padEnd(22))].join(''),
    );
  }
}
