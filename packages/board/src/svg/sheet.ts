// What sheets of paper share: the page itself, marks, notes in the border, the rule, and drawings on them.
import type { Rect } from '@railwright/hex';
import type { SheetSize } from '../sheet/paper.ts';
import type { SvgWriter } from './markup.ts';

export const MARK = { fill: 'none', stroke: '#000', 'stroke-width': 0.2 } as const;
export const NOTE = { 'font-size': 3, fill: '#333' } as const;

/** A white page at its true size in millimeters. */
export function page(
  svg: SvgWriter,
  { width, height }: SheetSize,
  title: string,
  parts: readonly string[],
): string {
  return svg.document(
    { viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm` },
    title,
    [svg.element('rect', { x: 0, y: 0, width, height, fill: '#fff' }), ...parts],
  );
}

/** To check that the printer did not scale: 50 mm from a point on, and what is written after it. */
export function scaleBar(svg: SvgWriter, x: number, y: number, note?: string): string {
  const bar = svg.element('path', { d: `M${x} ${y}v3h50v-3`, ...MARK });
  const text = note === undefined ? '50 mm' : `50 mm – ${note}`;
  return bar + svg.text(text, { x: x + 52, y: y + 3, ...NOTE });
}

/** A document of this package as a part of another, as large as fits into a box. */
export function drawingAt(document: string, { x, y, width, height }: Rect): string {
  return document.replace(
    / width="[^"]*" height="[^"]*"/,
    ` x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
}
