// A map on sheets of paper for the printer, each an SVG of its own at true size: as many as it takes.
import type { HexMap } from '@railwright/engine';
import { CELL_SIZE } from '../scene/geometry.ts';
import { MARGIN, planMapPages } from '../sheet/map-pages.ts';
import type { MapPagesOptions, MapSheet } from '../sheet/map-pages.ts';
import { sheetSize, type SheetSize } from '../sheet/paper.ts';
import { allLayers } from '../scene/layers.ts';
import { routeLists } from '../scene/route-list.ts';
import { fitTitle, LIST_UNIT } from '../sheet/map-pages.ts';
import { nameIn } from '../text/names.ts';
import type { SvgWriter } from './markup.ts';
import { features, mapMarkup, mapWriter } from './render-map.ts';
import type { MapSvgOptions } from './map-options.ts';
import { MARK, NOTE, page, scaleBar } from './sheet.ts';

export type MapSheetOptions = MapPagesOptions &
  Pick<MapSvgOptions, 'language' | 'layers' | 'pictures' | 'tokenKinds'> & {
    /** White grounds and thin lines, without pictures. */
    readonly lowInk?: boolean;
    /** Written next to the rule. */
    readonly note?: string;
  };

/** Sheets from left to right and from top to bottom; neighbours share a strip. */
export function renderMapSheets(map: HexMap, options: MapSheetOptions): string[] {
  const pages = planMapPages(map.orientation, map.cells, options);
  const size = sheetSize(options.paper, options.landscape);
  const svg = mapWriter(map, options.lowInk ? 'low-ink' : 'light');
  const title = nameIn(map.name, options.language ?? 'en');
  const drawing = mapMarkup(svg, map, options.lowInk ? { ...options, pictures: undefined } : options);
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
      isFirst(sheet) ? scaleBar(svg, MARGIN + 3, 5, options.note) : '',
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

function joinMarks({ width, height }: SheetSize): string {
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  const down = [MARGIN, right].map((x) => `M${x} 2V${MARGIN - 2}M${x} ${bottom + 2}V${height - 2}`);
  const across = [MARGIN, bottom].map((y) => `M2 ${y}H${MARGIN - 2}M${right + 2} ${y}H${width - 2}`);
  return [...down, ...across].join('');
}

function isFirst({ row, column }: MapSheet): boolean {
  return row === 0 && column === 0;
}
