// Letters of a layout in their boxes: names, rules texts and single lines.
import { round, type Box } from '../art/shape.ts';
import { cutsOf, FACE_UNITS_PER_MM, textCuts, type FaceCut, type FaceText } from '../faces/face.ts';
import { paintOf } from '../faces/palette.ts';
import { fitParagraphs, fitText } from '../text/fit.ts';
import type { LayoutPart } from './layout.ts';
import type { Printed } from './printed.ts';

/** Letters, and what had to be cut. */
export interface Written {
  readonly texts: readonly FaceText[];
  readonly cuts: readonly FaceCut[];
}

const SIZE = 4;
const LEAST = 1.8;
const LEADING = 1.24;
const GAP = 0.42;
/** A name in a second language, against the first. */
const SMALLER = 0.65;
/** Left and right of letters. */
const INSET = 3;
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly fill: string;
  /** How far below the line before it, in units. */
  readonly down: number;
}

/** One line, which shrinks as far as needed. */
export function linesOf(part: LayoutPart, box: Box, fill: string, text: string): FaceText[] {
  const { size, minSize } = sizesOf(part, box);
  const bold = part.bold ?? false;
  const fitted = fitText(text, { width: widthOf(box), lines: part.lines ?? 1, size, minSize, bold });
  return placed(
    part,
    box,
    fitted.lines.map((one) => ({ text: one, size: fitted.size, bold, fill, down: LEADING * fitted.size })),
  );
}

/** The name, and below it, smaller, that in the second language if it differs. */
export function namesIn(part: LayoutPart, box: Box, fill: string, { languages, nameIn }: Printed): Written {
  const [language, second] = languages;
  const name = nameIn(language);
  const other = second === undefined ? '' : nameIn(second);
  const also = other === '' || other === name ? undefined : other;
  const sizes = sizesOf(part, box);
  const bold = part.bold ?? true;
  const most = part.lines ?? 2;
  const fitIn = (lines: number, size: number) =>
    fitText(name, { width: widthOf(box), lines, bold, ...sizes, size });
  // As many lines as the height of the box has room for.
  const room = (lines: number): number => box[3] / (LEADING * (lines + (also === undefined ? 0 : SMALLER)));
  const tries = Array.from({ length: also ? 1 : most }, (_, i) =>
    fitIn(i + 1, Math.max(sizes.minSize, Math.min(sizes.size, room(i + 1)))),
  );
  const fitted = tries.reduce((best, one) =>
    best.isCut || (!one.isCut && one.size > best.size) ? one : best,
  );
  const small =
    also === undefined
      ? undefined
      : fitText(also, {
          width: widthOf(box),
          lines: 1,
          bold: false,
          size: fitted.size * SMALLER,
          minSize: Math.min(sizes.minSize, fitted.size * SMALLER),
        });
  const lines = [
    ...fitted.lines.map((text) => ({ text, size: fitted.size, bold, fill, down: LEADING * fitted.size })),
    ...(small?.lines.map((text) => ({
      text,
      size: small.size,
      bold: false,
      fill,
      down: LEADING * small.size,
    })) ?? []),
  ];
  const cut = [fitted.isCut ? language : undefined, small?.isCut ? second : undefined];
  return { texts: placed(part, box, lines), cuts: cutsOf('name', cut) };
}

/** The rules text, that in the second language after that in the first. */
export function textIn(part: LayoutPart, box: Box, fill: string, printed: Printed): Written {
  const { text, alsoText, languages } = printed;
  const sentences = [...text, ...alsoText];
  if (sentences.length === 0) return { texts: [], cuts: [] };
  const { size, minSize } = sizesOf(part, box);
  const bold = part.bold ?? false;
  const space = { width: widthOf(box), height: box[3] - 4, leading: LEADING, gap: GAP };
  const fitted = fitParagraphs(sentences, { ...space, size, minSize, bold });
  const lines = fitted.paragraphs.flatMap((paragraph, number) =>
    paragraph.map((one, i) => ({
      text: one,
      size: fitted.size,
      bold,
      fill: number < text.length ? fill : (paintOf('faint', fill) ?? fill),
      down: (LEADING + (i === 0 && number > 0 ? GAP : 0)) * fitted.size,
    })),
  );
  return { texts: placed(part, box, lines), cuts: textCuts(fitted, text.length, languages) };
}

function sizesOf(
  { size = SIZE, least = LEAST }: LayoutPart,
  box: Box,
): { readonly size: number; readonly minSize: number } {
  const most = Math.min(size * FACE_UNITS_PER_MM, box[3] / LEADING);
  return { size: most, minSize: Math.min(least * FACE_UNITS_PER_MM, most) };
}

function widthOf([, , width]: Box): number {
  return Math.max(1, width - 2 * INSET);
}

/** Lines below each other, in the part of the box that the layout says. */
function placed(part: LayoutPart, [x, y, width, height]: Box, lines: readonly Line[]): FaceText[] {
  const { align = 'center', at = 'middle' } = part;
  const used = lines.reduce((sum, { down }) => sum + down, 0);
  const free = Math.max(0, height - used);
  const rim = paintOf(part.rim, '@card-ink');
  let top = y + { top: 0, middle: free / 2, bottom: free }[at];
  return lines.map(({ text, size, bold, fill, down }) => {
    top += down;
    return {
      text,
      x: round({ left: x + INSET, center: x + width / 2, right: x + width - INSET }[align]),
      y: round(top - (LEADING * size - size * 0.94)),
      size: round(size),
      weight: bold ? 700 : 400,
      fill,
      ...(align !== 'center' && { anchor: ANCHORS[align] }),
      ...(rim !== undefined && { rim }),
    };
  });
}
