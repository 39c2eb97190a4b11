// The parts of the picture, one below the other, all of the same width.
import { fitParagraphs } from '../../text/fit.ts';
import type { SvgWriter } from '../markup.ts';
import { badge, type Change } from './marks.ts';

/** A part that begins at (0, 0). */
export interface Block {
  readonly height: number;
  readonly markup: string;
}

/** Width of every part, in pixels. */
export const INNER = 1136;
const INK = { fill: '@ink', 'font-weight': 400 } as const;
const BOLD = { fill: '@ink', 'font-weight': 700 } as const;
export const TEXT = 19;
const LEADING = 27;
/** Where text begins that has a sign before it. */
const INDENT = 36;

export function stack(svg: SvgWriter, blocks: readonly Block[], gap: number): Block {
  let y = 0;
  const parts = blocks.map(({ height, markup }) => {
    const placed = svg.element('g', { transform: `translate(0 ${y})` }, markup);
    y += height + gap;
    return placed;
  });
  return { height: Math.max(0, y - gap), markup: parts.join('\n') };
}

/** Text on as many lines as it takes, up to a number; the rest becomes an ellipsis. */
export function paragraph(
  svg: SvgWriter,
  text: string,
  { size = TEXT, lines = 3, bold = false, indent = 0, width = INNER } = {},
): Block {
  const leading = Math.round(size * 1.4);
  const room = { width: width - indent, height: lines * leading, leading: leading / size, gap: 0 };
  const fitted = fitParagraphs([arrowless(text)], { ...room, size, minSize: size, bold }).paragraphs.flat();
  const markup = fitted.map((line, i) =>
    svg.text(line, {
      x: indent,
      y: (i + 1) * leading - leading * 0.27,
      'font-size': size,
      ...(bold ? BOLD : INK),
    }),
  );
  return { height: fitted.length * leading, markup: markup.join('') };
}

/** The fonts of files lack arrows. */
const arrowless = (text: string): string => text.replaceAll('→', '»');

/** A paragraph with the sign of a change before it. */
export function marked(svg: SvgWriter, change: Change, text: string, width = INNER): Block {
  const told = paragraph(svg, text, { indent: INDENT, width });
  return { height: told.height, markup: badge(svg, change, { x: 13, y: LEADING / 2 }, 0.8) + told.markup };
}

/** A heading with a line below it. */
export function heading(svg: SvgWriter, text: string): Block {
  const told = paragraph(svg, text, { size: 26, lines: 2, bold: true });
  const line = { x: 0, y: told.height + 3, width: INNER, height: 2, fill: '@card-line' };
  return { height: told.height + 5, markup: told.markup + svg.element('rect', line) };
}

/** What there was no room for; nothing if there is none. */
export function rest(svg: SvgWriter, count: number, more: (count: number) => string): readonly Block[] {
  return count > 0 ? [paragraph(svg, more(count), { indent: INDENT })] : [];
}
