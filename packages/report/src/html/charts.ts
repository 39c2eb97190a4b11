// Charts as SVG, made by Observable Plot in a document of its own, so that a report is finished before it is opened.
import { createDocument } from '@mixmark-io/domino';
import * as Plot from '@observablehq/plot';
import type { DistributionResult } from '@railwright/playtest';
import { percent, whole } from '../figures-text.ts';
import { trusted, type Markup } from './markup.ts';

const WIDTH = 640;
/** Of a picture whose text stays legible on a phone. */
export const NARROW = 400;
const COLOR = 'var(--accent)';
/** More bars than this are grouped. */
const MOST_BARS = 60;

interface Interval {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Shares with their intervals, one below the other, with a line at even chances. */
export function intervalChart(rows: readonly Interval[], even: number, label: string, width = WIDTH): Markup {
  const least = Math.min(even, ...rows.map(({ low }) => low));
  const most = Math.max(even, ...rows.map(({ high }) => high));
  const room = Math.max(0.02, (most - least) * 0.1);
  return draw(
    {
      width,
      height: 44 + 26 * rows.length,
      marginLeft: leftMargin(rows.map(({ name }) => name)),
      x: {
        domain: [Math.max(0, least - room), Math.min(1, most + room)],
        label: null,
        tickFormat: '.0%',
        grid: true,
      },
      y: { domain: rows.map(({ name }) => name) },
      marks: [
        nameAxis(),
        Plot.ruleX([even], { stroke: 'currentColor', strokeDasharray: '4 3' }),
        Plot.link(rows, { x1: 'low', x2: 'high', y1: 'name', y2: 'name', stroke: COLOR, strokeWidth: 3 }),
        Plot.dot(rows, {
          x: 'share',
          y: 'name',
          r: 5,
          fill: COLOR,
          title: ({ name, share }: Interval) => `${name}: ${percent(share)}`,
        }),
      ],
    },
    label,
  );
}

interface GrowthPoint {
  /** Against whom. */
  readonly name: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly even: number;
}

/** How shares grew with the games, a strip for each opponent, each with a line at even chances. */
export function growthChart(points: readonly GrowthPoint[], label: string): Markup {
  const names = [...new Set(points.map(({ name }) => name))];
  const evens = names.map((name) => ({ name, even: points.find((one) => one.name === name)?.even ?? 0 }));
  return draw(
    {
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
    },
    label,
  );
}

/** How often each value was seen; neighbouring values are grouped if there are many. */
export function histogram({ histogram: bars, median }: DistributionResult, label: string): Markup {
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
  return draw(
    {
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
          inset: 0.5,
          title: (row: { from: number; to: number; count: number }) => `${name(row)}: ${whole(row.count)}`,
        }),
        Plot.ruleX([median], { stroke: 'currentColor', strokeDasharray: '4 3' }),
        Plot.ruleY([0]),
      ],
    },
    label,
  );
}

/** A bar for each item, in the order given. */
export function bars(
  rows: readonly { readonly name: string; readonly value: number }[],
  label: string,
  format: (value: number) => string,
): Markup {
  return draw(
    {
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
    },
    label,
  );
}

/** Half of a picture. */
const MOST_NAME = 320;
/** A name is cut at that, in tens of pixels. */
const NAME_WIDTH = 26;

/** Room for the longest name. */
function leftMargin(names: readonly string[]): number {
  return Math.min(MOST_NAME, 16 + 6.2 * Math.max(0, ...names.map(({ length }) => length)));
}

const nameAxis = () => Plot.axisY({ label: null, lineWidth: NAME_WIDTH, textOverflow: 'ellipsis' });

/** What is used of a drawing; browser types are not available here. */
interface Drawing {
  setAttribute(name: string, value: string): void;
  readonly outerHTML: string;
}
const plot = Plot.plot as unknown as (options: object) => Drawing;

function draw(options: object, label: string): Markup {
  const svg = plot({
    width: WIDTH,
    ...options,
    document: createDocument(''),
    ariaLabel: label,
    style: { fontSize: '12px', background: 'none' },
  });
  svg.setAttribute('role', 'img');
  return trusted(svg.outerHTML);
}
