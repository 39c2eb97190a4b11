// Text on sheets of paper: a title, headings and one paragraph a line, as many sheets as it takes.
import { filePaint } from '../paint/file-paint.ts';
import { sheetSize, type PaperId } from '../sheet/paper.ts';
import { fitParagraphs, fitText } from '../text/fit.ts';
import { SvgWriter } from './markup.ts';
import { page, scaleBar } from './sheet.ts';

/** In millimeters: the margin, the height of letters and of lines, the space between paragraphs. */
const PAGE = { margin: 18, size: 3.9, leading: 5.6, gap: 1.6, title: 7, titleRoom: 14, bar: 12 } as const;

/** A paragraph, or a heading in bold over those that follow. */
export type SheetText = string | { readonly heading: string };

export interface TextSheetOptions {
  readonly paper: PaperId;
  readonly title: string;
  /** Written next to a rule of 50 mm below the title, which is missing without it. */
  readonly note?: string;
}

/** One SVG document a sheet, upright, at true size. */
export function renderTextSheets(
  texts: readonly SheetText[],
  { paper, title, note }: TextSheetOptions,
): string[] {
  const size = sheetSize(paper, false);
  const svg = new SvgWriter(filePaint('light'));
  const inner = size.width - 2 * PAGE.margin;
  const line = (text: string, y: number, letters: number, weight: 400 | 700): string =>
    svg.text(text, {
      x: PAGE.margin,
      y: Math.round(y * 100) / 100,
      'font-size': letters,
      'font-weight': weight,
      fill: '#111',
    });
  const head = fitText(title, { width: inner, lines: 2, size: PAGE.title, minSize: 4, bold: true });
  const sheets: string[][] = [
    head.lines.map((text, i) => line(text, PAGE.margin + head.size * (i + 1), head.size, 700)),
  ];
  let y = PAGE.margin + head.lines.length * head.size + PAGE.titleRoom / 2;
  if (note !== undefined) {
    sheets.at(-1)?.push(scaleBar(svg, PAGE.margin, y, note));
    y += PAGE.bar;
  }
  for (const text of texts) {
    const isHeading = typeof text !== 'string';
    const { paragraphs } = fitParagraphs([isHeading ? text.heading : text], {
      width: inner,
      height: Infinity,
      leading: PAGE.leading / PAGE.size,
      gap: 0,
      size: PAGE.size,
      minSize: PAGE.size,
      bold: isHeading,
    });
    const lines = paragraphs.flat();
    // A heading does not stand alone at the end of a sheet.
    const room = PAGE.leading * (isHeading ? lines.length + 1 : 1);
    if (isHeading) y += PAGE.leading / 2;
    for (const [i, words] of lines.entries()) {
      if (y + (i === 0 ? room : PAGE.leading) > size.height - PAGE.margin) {
        sheets.push([]);
        y = PAGE.margin;
      }
      y += PAGE.leading;
      sheets.at(-1)?.push(line(words, y, PAGE.size, isHeading ? 700 : 400));
    }
    y += PAGE.gap;
  }
  return sheets.map((parts) => page(svg, size, title, parts));
}
