// Text on sheets of paper: a title and one paragraph a line, as many sheets as it takes.
import { filePaint } from '../paint/paint.ts';
import { sheetSize, type PaperId } from '../sheet/paper.ts';
import { fitText } from '../text/fit.ts';
import { SvgWriter } from './markup.ts';

/** In millimeters: the margin, the height of letters and of lines, the space between paragraphs. */
const PAGE = { margin: 18, size: 3.9, leading: 5.6, gap: 1.6, title: 7, titleRoom: 14 } as const;

export interface TextSheetOptions {
  readonly paper: PaperId;
  readonly title: string;
}

/** One SVG document a sheet, upright, at true size. */
export function renderTextSheets(
  paragraphs: readonly string[],
  { paper, title }: TextSheetOptions,
): string[] {
  const { width, height } = sheetSize(paper, false);
  const svg = new SvgWriter(filePaint('light'));
  const inner = width - 2 * PAGE.margin;
  const line = (text: string, y: number, size: number, weight: 400 | 700): string =>
    svg.text(text, {
      x: PAGE.margin,
      y: Math.round(y * 100) / 100,
      'font-size': size,
      'font-weight': weight,
      fill: '#111',
    });
  const head = fitText(title, { width: inner, lines: 2, size: PAGE.title, minSize: 4, bold: true });
  const sheets: string[][] = [
    head.lines.map((text, i) => line(text, PAGE.margin + head.size * (i + 1), head.size, 700)),
  ];
  let y = PAGE.margin + head.lines.length * head.size + PAGE.titleRoom / 2;
  for (const paragraph of paragraphs) {
    const { lines } = fitText(paragraph, {
      width: inner,
      lines: Infinity,
      size: PAGE.size,
      minSize: PAGE.size,
    });
    for (const text of lines) {
      if (y + PAGE.leading > height - PAGE.margin) {
        sheets.push([]);
        y = PAGE.margin;
      }
      y += PAGE.leading;
      sheets.at(-1)?.push(line(text, y, PAGE.size, 400));
    }
    y += PAGE.gap;
  }
  return sheets.map((parts) =>
    svg.document({ viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm` }, title, [
      svg.element('rect', { x: 0, y: 0, width, height, fill: '#fff' }),
      ...parts,
    ]),
  );
}
