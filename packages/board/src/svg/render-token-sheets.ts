// Tokens on sheets of paper, to cut along the lines.
import type { Rect } from '@railwright/hex';
import { filePaint } from '../paint/file-paint.ts';
import { planTokenPages, TOKEN_SIDE, type TokenBlock } from '../sheet/token-pages.ts';
import type { PaperId } from '../sheet/paper.ts';
import { fitText } from '../text/fit.ts';
import { SvgWriter } from './markup.ts';
import { drawingAt, NOTE, page, scaleBar } from './sheet.ts';

const LINE = { fill: 'none', stroke: '#777', 'stroke-width': 0.2 } as const;
const TITLE_SIZE = 4;

/** Tokens of one kind. */
export interface TokenGroup {
  readonly title: string;
  /** A square drawing of `renderTokenSvg`. */
  readonly svg: string;
  readonly count: number;
}

/** How tokens are to lie on paper, and what is written there. */
export interface TokenSheetOptions {
  readonly paper: PaperId;
  readonly title: string;
  /** Written in the border above; sheets count from 1. */
  readonly label: (sheet: number, sheets: number) => string;
  /** Written next to the rule. */
  readonly note?: string;
}

/** Tokens in the order given, 12 mm wide and high, each kind under its title. */
export function renderTokenSheets(groups: readonly TokenGroup[], options: TokenSheetOptions): string[] {
  const pages = planTokenPages(
    groups.map(({ count }) => count),
    options,
  );
  const svg = new SvgWriter(filePaint('light'));
  return pages.sheets.map((blocks, i) =>
    page(svg, pages, options.title, [
      i === 0 ? scaleBar(svg, blocks[0]?.x ?? 0, 12, options.note) : '',
      svg.text(options.label(i + 1, pages.sheets.length), {
        x: pages.width - (blocks[0]?.x ?? 0),
        y: 15,
        'text-anchor': 'end',
        ...NOTE,
      }),
      ...blocks.flatMap((block) => {
        const group = groups[block.kind];
        return group ? blockMarkup(svg, group, block, pages.columns) : [];
      }),
    ]),
  );
}

function blockMarkup(
  svg: SvgWriter,
  { title, svg: drawing }: TokenGroup,
  block: TokenBlock,
  columns: number,
): string[] {
  const { count, x, y } = block;
  const head = fitText(title, {
    width: columns * TOKEN_SIDE,
    lines: 1,
    size: TITLE_SIZE,
    minSize: 2,
  });
  const place = (i: number): readonly [number, number] => [
    x + (i % columns) * TOKEN_SIDE,
    y + Math.floor(i / columns) * TOKEN_SIDE,
  ];
  const squares = Array.from({ length: count }, (_, i) => {
    const [left, top] = place(i);
    return `M${left} ${top}h${TOKEN_SIDE}v${TOKEN_SIDE}h-${TOKEN_SIDE}z`;
  });
  return [
    svg.text(head.lines.join(' '), { x, y: y - 2, 'font-size': head.size, fill: '#111' }),
    ...Array.from({ length: count }, (_, i) => drawingAt(drawing, tokenBox(...place(i)))),
    svg.element('path', { d: squares.join(''), ...LINE }),
  ];
}

function tokenBox(x: number, y: number): Rect {
  return { x, y, width: TOKEN_SIDE, height: TOKEN_SIDE };
}
