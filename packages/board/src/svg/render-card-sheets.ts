// Cards on sheets of paper at true size, with their backs.
import { bleedingFace, FACE_HEIGHT, FACE_UNITS_PER_MM, FACE_WIDTH, lowInkFace } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { lowInkPaint } from '../paint/low-ink.ts';
import { filePaint } from '../paint/file-paint.ts';
import {
  CARD_SIZE,
  cardRule,
  cropMarks,
  foldMarks,
  planCardPages,
  type CardPages,
  type CardPagesOptions,
  type CardPlace,
} from '../sheet/card-pages.ts';
import { fitText } from '../text/fit.ts';
import { SvgWriter } from './markup.ts';
import { faceMarkup } from './render-card.ts';
import { MARK, NOTE, page } from './sheet.ts';

/** How cards are to lie on paper, and what is written there. */
export interface CardSheetOptions extends CardPagesOptions {
  readonly title?: string;
  /** The back of all cards: without it, there are no backs. */
  readonly back?: Face;
  /** White grounds and thin lines. */
  readonly lowInk?: boolean;
  /** Written below the fronts of a sheet, counted from 1. */
  readonly label?: (sheet: number, sheets: number) => string;
  /** Written next to the rule. */
  readonly note?: string;
}

/** Cards in the order given, at 63 by 88 mm. Where sheets are turned over, each front is followed by its other side. */
export function renderCardSheets(faces: readonly Face[], options: CardSheetOptions): string[] {
  const { back, lowInk = false, title = '' } = options;
  const pages = planCardPages(faces.length, { ...options, backs: back ? (options.backs ?? 'none') : 'none' });
  const svg = new SvgWriter(lowInk ? lowInkPaint() : filePaint('light'));
  const known = new Map<Face, string>();
  const drawn = (face: Face): string => {
    const markup = known.get(face) ?? cardMarkup(svg, lowInk ? lowInkFace(face) : face, pages.bleed);
    known.set(face, markup);
    return markup;
  };
  const backMarkup = back && pages.backs.length > 0 ? drawn(back) : '';
  return Array.from({ length: pages.sheets }, (_, sheet) => {
    const some = faces.slice(sheet * pages.perSheet, (sheet + 1) * pages.perSheet);
    const fronts = some.map((face, i) => cardAt(svg, pages, pages.places[i], drawn(face)));
    const backs = pages.backs
      .slice(0, some.length)
      .map((place) => cardAt(svg, pages, place, backMarkup, pages.backsTurned));
    const isFolded = pages.fold !== undefined;
    const front = page(svg, pages, `${title} ${sheet + 1}/${pages.sheets}`.trim(), [
      svg.element('path', { d: cropMarks(pages, some.length), ...MARK }),
      ...(isFolded ? [svg.element('path', { d: foldMarks(pages), ...MARK })] : []),
      ...(sheet === 0 ? ruleMarkup(svg, pages, options.note) : []),
      ...fronts,
      ...(isFolded ? backs : []),
      options.label ? below(svg, pages, 0, options.label(sheet + 1, pages.sheets)) : '',
    ]);
    // Other sides of full sheets are the same drawing, so that a document need hold it only once.
    return isFolded || backs.length === 0 ? [front] : [front, page(svg, pages, title, backs)];
  }).flat();
}

/** A card in units of its face, with as much ground around it as the view shows. */
function cardMarkup(svg: SvgWriter, face: Face, bleed: number): string {
  return faceMarkup(svg, bleed > 0 ? bleedingFace(face) : face);
}

function cardAt(
  svg: SvgWriter,
  { bleed }: CardPages,
  place: CardPlace | undefined,
  markup: string,
  isTurned = false,
): string {
  if (!place) return '';
  const around = bleed * FACE_UNITS_PER_MM;
  const [width, height] = [FACE_WIDTH + 2 * around, FACE_HEIGHT + 2 * around];
  const turned = isTurned
    ? svg.element('g', { transform: `rotate(180 ${FACE_WIDTH / 2} ${FACE_HEIGHT / 2})` }, markup)
    : markup;
  return svg.element(
    'svg',
    {
      x: place.x - bleed,
      y: place.y - bleed,
      width: CARD_SIZE.width + 2 * bleed,
      height: CARD_SIZE.height + 2 * bleed,
      viewBox: [around === 0 ? 0 : -around, around === 0 ? 0 : -around, width, height].join(' '),
    },
    turned,
  );
}

function ruleMarkup(svg: SvgWriter, pages: CardPages, note: string | undefined): string[] {
  const rule = cardRule(pages);
  return [
    svg.element('path', { d: rule.path, ...MARK }),
    svg.text('50 mm', { ...rule.text, ...NOTE }),
    note === undefined ? '' : below(svg, pages, 1, note),
  ];
}

/** In the border, between the marks of a column. */
function below(svg: SvgWriter, pages: CardPages, column: number, text: string): string {
  const { places, backs, fold, bleed, height } = pages;
  const [first] = places;
  if (!first) return '';
  const bottom = Math.max(...[...places, ...(fold === undefined ? [] : backs)].map(({ y }) => y));
  const room = { width: CARD_SIZE.width - 4, lines: 1, size: NOTE['font-size'], minSize: 1.5 };
  const { lines, size } = fitText(text, room);
  const x = first.x + 2 + column * (CARD_SIZE.width + 2 * bleed);
  const y = Math.min(height - 3.5, bottom + CARD_SIZE.height + bleed + 5);
  return svg.text(lines.join(''), { x, y, ...NOTE, 'font-size': size });
}
