// A drawing in the middle of a picture of a given size, as houses that print on demand want tokens and boards.
import { filePaint } from '../paint/file-paint.ts';
import { SvgWriter } from './markup.ts';
import { drawingAt } from './sheet.ts';

/** A picture around a drawing; all lengths in pixels. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** Kept free of the drawing on each side. */
  readonly border: number;
  /** The color of what is free. */
  readonly ground: 'table' | 'token';
}

/** A drawing of this package, as large as fits: an SVG document of as many units as pixels. */
export function renderFramed(drawing: string, { width, height, border, ground }: PictureFrame): string {
  const svg = new SvgWriter(filePaint('light'));
  const inner = { x: border, y: border, width: width - 2 * border, height: height - 2 * border };
  return svg.document({ viewBox: `0 0 ${width} ${height}`, width, height }, '', [
    svg.element('rect', { x: 0, y: 0, width, height, fill: ground === 'table' ? '@table' : '@token-rim' }),
    drawingAt(drawing, inner),
  ]);
}
