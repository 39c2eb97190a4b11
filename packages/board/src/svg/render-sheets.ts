// Sheets of paper for the printer, each an SVG of its own at true size: a map over as many as it takes, or cards.
import type { HexMap } from '@railwright/engine';
import { FACE_HEIGHT, FACE_WIDTH } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { filePaint } from '../paint/paint.ts';
import { CELL_SIZE } from '../scene/geometry.ts';
import { CARD_SIZE, cardRule, cropMarks, planCardPages } from '../sheet/card-pages.ts';
import { MARGIN, planMapPages } from '../sheet/map-pages.ts';
import type { MapPagesOptions, MapSheet } from '../sheet/map-pages.ts';
import { sheetSize } from '../sheet/paper.ts';
import type { PaperId, SheetSize } from '../sheet/paper.ts';
import { allLayers } from '../scene/layers.ts';
import { routeLists } from '../scene/route-list.ts';
import { fitTitle, LIST_UNIT } from '../sheet/map-pages.ts';
import { nameIn } from '../text/words.ts';
import { SvgWriter } from './markup.ts';
import { faceMarkup } from './render-card.ts';
import { features, mapMarkup, mapWriter } from './render-map.ts';
import type { MapSvgOptions } from './map-options.ts';

const MARK = { fill: 'none', stroke: '#000', 'stroke-width': 0.2 } as const;
const NOTE = { 'font-size': 3, fill: '#333' } as const;

export type MapSheetOptions = MapPagesOptions & Pick<MapSvgOptions, 'language' | 'layers' | 'tokenKinds'>;

/** Sheets from left to right and from top to bottom; neighbours share a strip. */
export function renderMapSheets(map: HexMap, options: MapSheetOptions): string[] {
  const pages = planMapPages(map.orientation, map.cells, options);
  const size = sheetSize(options.paper, options.landscape);
  const svg = mapWriter(map, 'light');
  const title = nameIn(map.name, options.language ?? 'en');
  const drawing = mapMarkup(svg, map, options);
  const unit = pages.layout.size / CELL_SIZE;
  const lists = allLayers(options.layers).rewards
    ? routeLists(map, options.language ?? 'en', {
        width: pages.area.width / LIST_UNIT,
        height: pages.area.height / LIST_UNIT,
      })
    : [];
  const sheets = pages.sheets.map((sheet) => {
    const { x, y, width, height } = sheet.part;
    const part = [x, y, width, height].map((length) => length / unit).join(' ');
    const name = pages.sheets.length > 1 ? `${title}, ${sheet.row + 1}.${sheet.column + 1}` : title;
    const place = { x: MARGIN, y: MARGIN, width, height, viewBox: part };
    return page(svg, size, name, [
      svg.element('svg', place, drawing),
      svg.element('path', { d: joinMarks(size), ...MARK }),
      sheetTitle(svg, size, name),
      isFirst(sheet) ? scaleBar(svg) : '',
    ]);
  });
  const place = { transform: `translate(${MARGIN} ${MARGIN}) scale(${LIST_UNIT})` };
  const listSheets = lists.map(({ scene }) =>
    page(svg, size, title, [svg.element('g', place, features(svg, scene)), sheetTitle(svg, size, title)]),
  );
  return [...sheets, ...listSheets];
}

/** In the border below, on as many lines as it takes. */
function sheetTitle(svg: SvgWriter, { width, height }: SheetSize, title: string): string {
  const { lines, size } = fitTitle(title, width);
  return lines
    .map((line, i) =>
      svg.text(line, {
        x: MARGIN + 3,
        y: height - 4 - (lines.length - 1 - i) * size,
        ...NOTE,
        'font-size': size,
      }),
    )
    .join('');
}

export interface CardSheetOptions {
  readonly paper: PaperId;
  readonly landscape?: boolean;
  readonly title?: string;
}

/** Cards in the order given, at 63 by 88 mm. */
export function renderCardSheets(faces: readonly Face[], options: CardSheetOptions): string[] {
  const pages = planCardPages(faces.length, options);
  const rule = cardRule(pages);
  const svg = new SvgWriter(filePaint('light'));
  return Array.from({ length: pages.sheets }, (_, sheet) => {
    const some = faces.slice(sheet * pages.perSheet, (sheet + 1) * pages.perSheet);
    const cards = some.map((face, i) => {
      const place = { ...pages.places[i], ...CARD_SIZE, viewBox: `0 0 ${FACE_WIDTH} ${FACE_HEIGHT}` };
      return svg.element('svg', place, faceMarkup(svg, face));
    });
    return page(svg, pages, `${options.title ?? ''} ${sheet + 1}/${pages.sheets}`.trim(), [
      svg.element('path', { d: cropMarks(pages, some.length), ...MARK }),
      ...(sheet === 0
        ? [svg.element('path', { d: rule.path, ...MARK }), svg.text('50 mm', { ...rule.text, ...NOTE })]
        : []),
      ...cards,
    ]);
  });
}

function page(svg: SvgWriter, { width, height }: SheetSize, title: string, parts: readonly string[]): string {
  return svg.document(
    { viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm` },
    title,
    [svg.element('rect', { x: 0, y: 0, width, height, fill: '#fff' }), ...parts],
  );
}

function joinMarks({ width, height }: SheetSize): string {
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  const down = [MARGIN, right].map((x) => `M${x} 2V${MARGIN - 2}M${x} ${bottom + 2}V${height - 2}`);
  const across = [MARGIN, bottom].map((y) => `M2 ${y}H${MARGIN - 2}M${right + 2} ${y}H${width - 2}`);
  return [...down, ...across].join('');
}

/** To check that the printer did not scale. */
function scaleBar(svg: SvgWriter): string {
  const bar = svg.element('path', { d: `M${MARGIN + 3} 5v3h50v-3`, ...MARK });
  return bar + svg.text('50 mm', { x: MARGIN + 55, y: 8, ...NOTE });
}

function isFirst({ row, column }: MapSheet): boolean {
  return row === 0 && column === 0;
}
