// Charts of reports and the studio as options for Observable Plot: shares with their intervals, and how often values occur.
import * as Plot from '@observablehq/plot';
import type { DistributionResult } from '@railwright/playtest';
import { whole } from './figures-text.ts';

/** Of bars, dots and lines: the accent of the page. */
export const COLOR = 'var(--accent)';
/** More bars than this are grouped. */
const MOST_BARS = 60;

/** The subject of `plotChart`. */
export type ChartOptions = Plot.PlotOptions;

/** A value with its interval. */
export interface Interval {
  readonly name: string;
  readonly value: number;
  /** The lower end of its interval. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

interface IntervalSettings {
  /** Where the dashed line is. */
  readonly even: number;
  /** How values are written, and how on the axis. */
  readonly format: (value: number) => string;
  readonly tickFormat?: string;
  /** The range of possible values; that of shares by default. */
  readonly bounds?: readonly [number, number];
}

/** Values with their intervals, one below the other, with a line at no difference. */
export function intervalOptions(
  rows: readonly Interval[],
  { even, format, tickFormat, bounds = [0, 1] }: IntervalSettings,
): ChartOptions {
  const least = Math.min(even, ...rows.map(({ low }) => low));
  const most = Math.max(even, ...rows.map(({ high }) => high));
  const room = Math.max((most - least) * 0.1, bounds[1] === 1 ? 0.02 : 1e-9);
  const names = rows.map(({ name }) => name);
  return {
    height: 44 + 26 * rows.length,
    marginLeft: leftMargin(names),
    x: {
      domain: [Math.max(bounds[0], least - room), Math.min(bounds[1], most + room)],
      label: null,
      tickFormat: tickFormat ?? format,
      grid: true,
    },
    y: { domain: names },
    marks: [
      nameAxis(),
      Plot.ruleX([even], { stroke: 'currentColor', strokeDasharray: '4 3' }),
      Plot.link(rows, { x1: 'low', x2: 'high', y1: 'name', y2: 'name', stroke: COLOR, strokeWidth: 3 }),
      Plot.dot(rows, {
        x: 'value',
        y: 'name',
        r: 5,
        fill: COLOR,
        title: ({ name, value }: Interval) => `${name}: ${format(value)}`,
      }),
    ],
  };
}

/** How often each value was seen; neighbouring values are grouped if there are many. */
export function histogramOptions({ histogram: bars, median }: DistributionResult): ChartOptions {
  const [first, last] = [bars[0]?.[0] ?? 0, bars.at(-1)?.[0] ?? 0];
  const width = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const bins = new Map<number, number>();
  for (const [value, count] of bars) {
    const bin = first + Math.floor((value - first) / width) * width;
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  const rows = [...bins].map(([from, count]) => ({ from, to: from + width, count }));
  const name = ({ from, to }: { from: number; to: number }): string =>
    width === 1 ? String(from) : `${from}–${to - 1}`;
  return {
    height: 180,
    marginLeft: 52,
    x: { label: null, tickFormat: (value: number) => String(value) },
    y: { label: null, grid: true, tickFormat: (value: number) => whole(value) },
    marks: [
      Plot.rectY(rows, {
        x1: ({ from }: { from: number }) => from - 0.5,
        x2: ({ to }: { to: number }) => to - 0.5,
        y: 'count',
        fill: COLOR,
        fillOpacity: 0.75,
        inset: 0.5,
        title: (row: { from: number; to: number; count: number }) => `${name(row)}: ${whole(row.count)}`,
      }),
      Plot.ruleX([median], { stroke: 'currentColor', strokeDasharray: '4 3' }),
      Plot.ruleY([0]),
    ],
  };
}

/** Half of a picture. */
const MOST_NAME = 320;
/** A name is cut at that, in tens of pixels. */
const NAME_WIDTH = 26;

/** Room for the longest name, in pixels. */
export function leftMargin(names: readonly string[]): number {
  return Math.min(MOST_NAME, 16 + 6.2 * Math.max(0, ...names.map(({ length }) => length)));
}

/** The axis of names; long ones are cut. */
export const nameAxis = () =>
  Plot.axisY({ label: null, tickSize: 0, lineWidth: NAME_WIDTH, textOverflow: 'ellipsis' });

/** Draws a chart, in the page unless another document is given. */
export const plotChart = Plot.plot;
