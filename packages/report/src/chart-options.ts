// Charts of documents and the studio as options for Observable Plot.
import * as Plot from '@observablehq/plot';
import type { DistributionResult } from '@railwright/playtest';
import type { Chart, GrowthPoint } from './document/document.ts';
import { percent, whole } from './figures-text.ts';

/** Of bars, dots and lines: the accent of the page. */
const COLOR = 'var(--accent)';
/** More bars than this are grouped. */
const MOST_BARS = 60;

/** The subject of `plotChart`. */
export type ChartOptions = Plot.PlotOptions;

/** A chart of a document. */
export function chartOptions(chart: Chart): ChartOptions {
  switch (chart.shape) {
    case 'shares': {
      const rows = chart.rows.map((row) => ({ ...row, value: row.share }));
      return intervalOptions(rows, { even: chart.even, format: percent, tickFormat: '.0%' });
    }
    case 'bars':
      return barOptions(chart.rows, chart.format);
    case 'histogram':
      return histogramOptions(chart.values);
    case 'growth':
      return growthOptions(chart.points);
  }
}

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

/** How shares grew with the games, a strip for each opponent, each with a line at even chances. */
function growthOptions(points: readonly GrowthPoint[]): ChartOptions {
  const names = [...new Set(points.map(({ name }) => name))];
  const evens = names.map((name) => ({ name, even: points.find((one) => one.name === name)?.even ?? 0 }));
  return {
    height: 40 + 84 * names.length,
    marginLeft: 48,
    marginRight: leftMargin(names),
    x: { label: 'games', tickFormat: (value: number) => whole(value), ticks: 5 },
    y: { domain: [0, 1], label: null, tickFormat: '.0%', ticks: 3, grid: true },
    fy: { domain: names, label: null, padding: 0.25 },
    marks: [
      Plot.ruleY(evens, { y: 'even', fy: 'name', stroke: 'currentColor', strokeDasharray: '4 3' }),
      Plot.ruleX(points, {
        x: 'games',
        y1: 'low',
        y2: 'high',
        fy: 'name',
        stroke: COLOR,
        strokeOpacity: 0.5,
      }),
      Plot.line(points, { x: 'games', y: 'share', fy: 'name', stroke: COLOR, strokeWidth: 2 }),
      Plot.dot(points, {
        x: 'games',
        y: 'share',
        fy: 'name',
        r: 3,
        fill: COLOR,
        title: ({ name, games, share }: GrowthPoint) =>
          `${name}, after ${whole(games)} games: ${percent(share)}`,
      }),
    ],
  };
}

/** A bar for each item, in the order given. */
function barOptions(
  rows: readonly { readonly name: string; readonly value: number }[],
  format: (value: number) => string,
): ChartOptions {
  return {
    height: 40 + 20 * rows.length,
    marginLeft: leftMargin(rows.map(({ name }) => name)),
    marginRight: 48,
    x: { label: null, grid: true, tickFormat: format },
    y: { domain: rows.map(({ name }) => name) },
    marks: [
      nameAxis(),
      Plot.barX(rows, { x: 'value', y: 'name', fill: COLOR, insetTop: 2, insetBottom: 2 }),
      Plot.text(rows, {
        x: 'value',
        y: 'name',
        text: ({ value }: { value: number }) => format(value),
        dx: 4,
        textAnchor: 'start',
      }),
      Plot.ruleX([0]),
    ],
  };
}

/** Half of a picture. */
const MOST_NAME = 320;
/** A name is cut at that, in tens of pixels. */
const NAME_WIDTH = 26;

/** Room for the longest name, in pixels. */
function leftMargin(names: readonly string[]): number {
  return Math.min(MOST_NAME, 16 + 6.2 * Math.max(0, ...names.map(({ length }) => length)));
}

/** The axis of names; long ones are cut. */
const nameAxis = () =>
  Plot.axisY({ label: null, tickSize: 0, lineWidth: NAME_WIDTH, textOverflow: 'ellipsis' });

/** Draws a chart, in the page unless another document is given. */
export const plotChart = Plot.plot;
