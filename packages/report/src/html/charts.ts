// Charts as SVG, made by Observable Plot in a document of its own, so that a report is finished before it is opened.
import { createDocument } from '@mixmark-io/domino';
import * as Plot from '@observablehq/plot';
import type { DistributionResult } from '@railwright/playtest';
import { percent, whole } from '../figures-text.ts';
import {
  COLOR,
  histogramOptions,
  intervalOptions,
  leftMargin,
  nameAxis,
  type Interval,
} from '../chart-options.ts';
import { trusted, type Markup } from './markup.ts';

const WIDTH = 640;
/** Of a picture whose text stays legible on a phone. */
export const NARROW = 400;

interface ShareRow extends Omit<Interval, 'value'> {
  readonly share: number;
}

/** Shares with their intervals, one below the other, with a line at even chances. */
export function intervalChart(rows: readonly ShareRow[], even: number, label: string, width = WIDTH): Markup {
  const values = rows.map((row) => ({ ...row, value: row.share }));
  return draw({ width, ...intervalOptions(values, { even, format: percent, tickFormat: '.0%' }) }, label);
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
export function histogram(values: DistributionResult, label: string): Markup {
  return draw(histogramOptions(values), label);
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

/** The used part of a drawing; browser types are not available here. */
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
