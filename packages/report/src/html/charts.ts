// Charts as SVG, made by Observable Plot in a document of its own, so that a report is finished before it is opened.
import { createDocument } from '@mixmark-io/domino';
import { chartOptions, plotChart } from '../chart-options.ts';
import type { Chart } from '../document/document.ts';
import { trusted, type Markup } from './markup.ts';

const WIDTH = 640;
/** Of a picture whose text stays legible on a phone. */
const NARROW = 400;

/** The used part of a drawing; browser types are not available here. */
interface Drawing {
  setAttribute(name: string, value: string): void;
  readonly outerHTML: string;
}
const plot = plotChart as unknown as (options: object) => Drawing;

/** A chart as SVG. */
export function drawChart(chart: Chart, isNarrow = false): Markup {
  const svg = plot({
    width: isNarrow ? NARROW : WIDTH,
    ...chartOptions(chart),
    document: createDocument(''),
    ariaLabel: chart.label,
    style: { fontSize: '12px', background: 'none' },
  });
  svg.setAttribute('role', 'img');
  // Plot names each group of its drawing, which has no role that could have a name; the label says it all.
  return trusted(svg.outerHTML.replaceAll(/(<g\b[^>]*?) aria-label="[^"]*"/g, '$1'));
}
