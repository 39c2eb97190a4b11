// A whole map as SVG text, without a browser: for files, for print, for the command line. Made from the same drawings and
// places as the components, in the same order.
import type { CellDefinition, TrainsMap } from '@railwright/engine';
import { widthFromSize } from '@railwright/hex';
import { cityTile, remoteTile, terrainTile } from '../art/textures.ts';
import type { Tile } from '../art/textures.ts';
import {
  closedMark,
  coin,
  railToken,
  star,
  station,
  stationSlot,
  TRACK_DASHES,
  SEAT_LOOKS,
} from '../art/marks.ts';
import { FONT, filePaint } from '../paint/paint.ts';
import type { Theme } from '../paint/palette.ts';
import { terrainPaints, terrainStyles } from '../paint/terrain-style.ts';
import type { TerrainStyle } from '../paint/terrain-style.ts';
import { barrierLines, borderLines, SHORE } from '../scene/borders.ts';
import { bandsOf, boardBounds, CELL_SIZE, centerOf, hexPath, viewBox } from '../scene/geometry.ts';
import { allLayers } from '../scene/layers.ts';
import type { Layers } from '../scene/layers.ts';
import { citySizes, nameScene, placeCells, shownSize, skylineOf, stationSpots } from '../scene/places.ts';
import { TEXT_STYLES } from '../scene/text-styles.ts';
import { railPlaces, trackLines } from '../scene/tracks.ts';
import type { Rails } from '../scene/tracks.ts';
import { nameIn } from '../text/words.ts';
import { SvgWriter } from './markup.ts';

export interface MapSvgOptions {
  readonly language?: string;
  readonly theme?: Theme;
  readonly layers?: Layers;
  readonly rails?: Rails;
  readonly stations?: Readonly<Record<string, number>>;
  /** Coins to show on cells by label, null for closed; without it, with layer `costs`, what the terrain costs. */
  readonly surcharges?: ReadonlyMap<string, number | null>;
  /** Millimeters between opposite sides of a cell: the picture then has its true size on paper. */
  readonly cellWidth?: number;
  /** Leave out what lies behind the cells. */
  readonly transparent?: boolean;
}

export function renderMapSvg(map: TrainsMap, options: MapSvgOptions = {}): string {
  const { language = 'en', theme = 'light' } = options;
  const styles = terrainStyles(map.terrains);
  const svg = new SvgWriter(filePaint(theme, terrainPaints(styles)));
  const layers = allLayers(options.layers);
  const bounds = boardBounds(map);
  const millimeters =
    options.cellWidth === undefined ? undefined : options.cellWidth / widthFromSize(CELL_SIZE);
  const parts = [
    svg.element(
      'title',
      {},
      new SvgWriter(String).text(nameIn(map.name, language), {}).replace(/^<text>|<\/text>$/g, ''),
    ),
    defs(svg, map, styles),
    options.transparent ? '' : svg.element('rect', { ...bounds, fill: '@table' }),
    ground(svg, map, styles, layers.textures),
    layers.tokens ? tracks(svg, map, options) : '',
    places(svg, map, options, layers),
    layers.coordinates ? coordinates(svg, map) : '',
    layers.barriers ? barriers(svg, map) : '',
    layers.tokens ? tokens(svg, map, options) : '',
    layers.costs ? costs(svg, map, options) : '',
  ];
  return svg.element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBox(bounds),
      width: millimeters === undefined ? bounds.width : `${(bounds.width * millimeters).toFixed(2)}mm`,
      height: millimeters === undefined ? bounds.height : `${(bounds.height * millimeters).toFixed(2)}mm`,
      'font-family': FONT,
    },
    parts.join('\n'),
  );
}

function defs(svg: SvgWriter, map: TrainsMap, styles: readonly TerrainStyle[]): string {
  const pattern = (id: string, { width, height, shapes }: Tile): string =>
    svg.element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, svg.shapes(shapes));
  const drawing = (id: string, shapes: Parameters<SvgWriter['shapes']>[0]): string =>
    svg.element('g', { id }, svg.shapes(shapes));
  return svg.element(
    'defs',
    {},
    [
      ...styles.map((style) => pattern(`terrain-${style.index}`, terrainTile(style, map.orientation))),
      pattern('city', cityTile(map.orientation)),
      pattern('remote', remoteTile(map.orientation)),
      ...citySizes(map.cells).map((size) => drawing(`city-${size}`, skylineOf(size).shapes)),
      drawing('star', star()),
    ].join('\n'),
  );
}

function ground(svg: SvgWriter, map: TrainsMap, styles: readonly TerrainStyle[], textures: boolean): string {
  const { rim, shores } = borderLines(map);
  const byId = new Map(styles.map((style) => [style.id, style]));
  const closed = new Set([...shores.keys()].map((index) => styles[index]?.id));
  const cell = (one: CellDefinition): string =>
    svg.element('path', {
      d: hexPath(map.orientation, centerOf(map.orientation, one)),
      fill: groundPaint(one, byId.get(one.terrain ?? ''), textures),
    });
  const grid = { stroke: '@grid', 'stroke-opacity': 0.34, 'stroke-width': 1.4, 'stroke-linejoin': 'round' };
  const under = map.cells.filter(({ terrain }) => terrain !== undefined && closed.has(terrain));
  const over = map.cells.filter(({ terrain }) => terrain === undefined || !closed.has(terrain));
  return [
    svg.element('path', {
      d: rim,
      stroke: '@rim',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
    svg.element('g', grid, under.map(cell).join('')),
    ...[...shores].map(([index, { lines, bends }]) =>
      svg.element(
        'g',
        { ...SHORE, stroke: `@t${index}-shore` },
        svg.element('path', { d: lines }) + svg.element('path', { d: bends, 'stroke-linecap': 'round' }),
      ),
    ),
    svg.element('g', grid, over.map(cell).join('')),
  ].join('\n');
}

/** What a cell is filled with, where a drawing has its patterns. */
function groundPaint(cell: CellDefinition, style: TerrainStyle | undefined, textures: boolean): string {
  if (cell.city !== undefined) return textures ? 'url(#city)' : '@city';
  if (cell.remote !== undefined) return textures ? 'url(#remote)' : '@remote';
  if (!style) return '@blank';
  return textures ? `url(#terrain-${style.index})` : `@t${style.index}-fill`;
}

function places(
  svg: SvgWriter,
  map: TrainsMap,
  options: MapSvgOptions,
  layers: ReturnType<typeof allLayers>,
): string {
  const bands = bandsOf(map.orientation);
  const parts = placeCells(map.cells).map((cell) => {
    const { x, y } = centerOf(map.orientation, cell);
    const drawn: string[] = [];
    if (layers.places && cell.city !== undefined) {
      drawn.push(svg.element('use', { href: `#city-${shownSize(cell.city)}`, x, y: y + bands.ground }));
      if (cell.city > shownSize(cell.city))
        drawn.push(svg.text(`×${cell.city}`, { ...TEXT_STYLES.more, x: x + 26, y: y + bands.ground - 24 }));
    }
    if (layers.places && cell.remote !== undefined) {
      drawn.push(svg.element('use', { href: '#star', x, y: y + bands.star }));
      drawn.push(svg.text(String(cell.remote), { ...TEXT_STYLES.star, x, y: y + bands.star + 5 }));
    }
    const name = layers.names ? nameScene(cell, map.orientation, options.language ?? 'en') : undefined;
    for (const line of name?.lines ?? [])
      drawn.push(svg.text(line.text, { ...TEXT_STYLES.name, 'font-size': name?.size, x: line.x, y: line.y }));
    return drawn.join('');
  });
  return svg.element('g', {}, parts.join('\n'));
}

function coordinates(svg: SvgWriter, map: TrainsMap): string {
  const { label } = bandsOf(map.orientation);
  const texts = map.cells.map((cell) => {
    const { x, y } = centerOf(map.orientation, cell);
    return svg.text(cell.label, { x, y: y + label });
  });
  return svg.element('g', TEXT_STYLES.coordinate, texts.join(''));
}

function barriers(svg: SvgWriter, map: TrainsMap): string {
  const d = barrierLines(map)
    .map(({ path }) => path)
    .join('');
  if (d === '') return '';
  return svg.element(
    'g',
    { fill: 'none', 'stroke-linecap': 'round' },
    BARRIER_STROKES.map((stroke) => svg.element('path', { d, ...stroke })).join(''),
  );
}

/** A bar with a rim and light slats across. */
export const BARRIER_STROKES = [
  { stroke: '@barrier-rim', 'stroke-width': 10 },
  { stroke: '@barrier', 'stroke-width': 6.4 },
  {
    stroke: '@barrier-rim',
    'stroke-width': 6.4,
    'stroke-dasharray': '2 6',
    'stroke-dashoffset': -4,
    'stroke-linecap': 'butt',
  },
] as const;

function tracks(svg: SvgWriter, map: TrainsMap, { rails }: MapSvgOptions): string {
  if (!rails) return '';
  const lines = trackLines(map, rails);
  const layer = (attributes: (seat: number) => Record<string, string | number> | undefined): string =>
    lines
      .map(({ path, seat }) => {
        const own = attributes(seat % SEAT_LOOKS);
        return own ? svg.element('path', { d: path, ...own }) : '';
      })
      .join('');
  return svg.element(
    'g',
    { 'stroke-linecap': 'round', fill: 'none' },
    layer(() => ({ stroke: '@token-rim', 'stroke-width': 7.4 })) +
      layer((seat) => ({ stroke: `@seat-${seat}`, 'stroke-width': 4.6 })) +
      layer((seat) => {
        const dashes = TRACK_DASHES[seat] ?? '';
        return dashes === ''
          ? undefined
          : { stroke: '@token-rim', 'stroke-width': 1.3, 'stroke-dasharray': dashes };
      }),
  );
}

function tokens(
  svg: SvgWriter,
  map: TrainsMap,
  { rails = {}, stations = {}, layers }: MapSvgOptions,
): string {
  const at = ({ x, y }: { x: number; y: number }, shapes: Parameters<SvgWriter['shapes']>[0]): string =>
    svg.element('g', { transform: `translate(${x} ${y})` }, svg.shapes(shapes));
  const slots = allLayers(layers).slots;
  const built = map.cells.flatMap((cell) => {
    const count = Object.hasOwn(stations, cell.label) ? (stations[cell.label] ?? 0) : 0;
    if (cell.city === undefined || (count === 0 && !slots)) return [];
    const center = centerOf(map.orientation, cell);
    return stationSpots(cell.city, map.orientation).flatMap((spot, i) => {
      const point = { x: center.x + spot.x, y: center.y + spot.y };
      if (i < count) return [at(point, station())];
      return slots ? [at(point, stationSlot())] : [];
    });
  });
  const laid = railPlaces(map, rails).map((place) => at(place, railToken(place.seat)));
  return [...built, ...laid].join('');
}

function costs(svg: SvgWriter, map: TrainsMap, { surcharges }: MapSvgOptions): string {
  const { coin: band } = bandsOf(map.orientation);
  const terrains = new Map(map.terrains.map(({ id, cost }) => [id, cost]));
  const parts = map.cells.map((cell) => {
    const cost = surcharges ? surcharges.get(cell.label) : terrains.get(cell.terrain ?? '');
    if (cost === undefined) return '';
    const { x, y } = centerOf(map.orientation, cell);
    const mark = svg.shapes(cost === null ? closedMark() : coin());
    const number = cost === null ? '' : svg.text(String(cost), { ...TEXT_STYLES.coin, y: 3.2 });
    return svg.element('g', { transform: `translate(${x} ${y + band})` }, mark + number);
  });
  return parts.join('');
}
