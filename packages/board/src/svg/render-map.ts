// A whole map as SVG text, without a browser: for files, for print, for the command line. Made from the same drawings and
// places as the components, in the same order.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { widthFromSize, type Rect } from '@railwright/hex';
import { star } from '../art/marks.ts';
import { cityTile, remoteTile, terrainTile } from '../art/textures.ts';
import type { Tile } from '../art/tile.ts';
import type { TerrainPictures } from '../faces/picture.ts';
import { lowInkPaint } from '../paint/low-ink.ts';
import { filePaint } from '../paint/file-paint.ts';
import type { Theme } from '../paint/palette.ts';
import { terrainPaints, terrainStyles } from '../paint/terrain-style.ts';
import type { TerrainStyle } from '../paint/terrain-style.ts';
import { BARRIER_STROKES, barrierLines, borderLines, SHORE } from '../scene/borders.ts';
import { crossingScene } from '../scene/crossings.ts';
import type { FeatureScene } from '../scene/features.ts';
import { rewardScene } from '../scene/rewards.ts';
import { LEAST_WIDTH, routeLists } from '../scene/route-list.ts';
import { bandsOf, boardBounds, CELL_SIZE, centerOf, hexPath, viewBox } from '../scene/geometry.ts';
import { GRID_STROKE, groundFill, groundLayers, RIM_STROKE, terrainIndex } from '../scene/ground.ts';
import { allLayers } from '../scene/layers.ts';
import { citySizes, isUnknown, nameScene, placeCells, shownSize, skylineOf } from '../scene/places.ts';
import { regionScene } from '../scene/regions.ts';
import { tokenScene } from '../scene/own-tokens.ts';
import { TEXT_STYLES } from '../scene/text-styles.ts';
import { nameIn } from '../text/names.ts';
import { heat, heatTexts } from './map-heat.ts';
import { costs, tokens, tracks } from './map-tokens.ts';
import type { MapSvgOptions } from './map-options.ts';
import { SvgWriter } from './markup.ts';

/**
 * A map as an SVG document. Its size is in units of the board (a cell measures `CELL_SIZE` from center to
 * corner), or in millimeters if `cellWidth` is given. Names without room are left out; `mapCuts` lists them.
 */
export function renderMapSvg(map: HexMap, options: MapSvgOptions = {}): string {
  const { language = 'en', theme = 'light' } = options;
  const svg = mapWriter(map, theme);
  const { bounds, markup } = mapPicture(svg, map, options);
  const millimeters =
    options.cellWidth === undefined ? undefined : options.cellWidth / widthFromSize(CELL_SIZE);
  const size = (length: number): number | string =>
    millimeters === undefined ? length : `${(length * millimeters).toFixed(2)}mm`;
  return svg.document(
    { viewBox: viewBox(bounds), width: size(bounds.width), height: size(bounds.height) },
    nameIn(map.name, language),
    [
      options.transparent ? '' : svg.element('rect', { ...bounds, fill: '@table' }),
      options.turned ? turned(svg, bounds, markup) : markup,
    ],
  );
}

function turned(svg: SvgWriter, { x, y, width, height }: Rect, markup: string): string {
  return svg.element('g', { transform: `rotate(180 ${x + width / 2} ${y + height / 2})` }, markup);
}

/** What a picture of a map shows, in units of the board: the map and the list of its routes below it. */
export function mapBounds(map: HexMap, options: Pick<MapSvgOptions, 'language' | 'layers'> = {}): Rect {
  const board = boardBounds(map);
  const list = routeListOf(map, options);
  return list ? { ...board, width: list.width, height: board.height + list.height } : board;
}

function routeListOf(
  map: HexMap,
  { language = 'en', layers }: Pick<MapSvgOptions, 'language' | 'layers'>,
): { readonly width: number; readonly height: number; readonly scene: FeatureScene } | undefined {
  if (!allLayers(layers).rewards) return undefined;
  const width = Math.max(LEAST_WIDTH, boardBounds(map).width);
  const [list] = routeLists(map, language, { width });
  return list && { width, ...list };
}

/** A map with the list of its routes below, in units of the board. */
export function mapPicture(
  svg: SvgWriter,
  map: HexMap,
  options: MapSvgOptions,
): { readonly bounds: Rect; readonly markup: string } {
  const board = boardBounds(map);
  const markup = mapMarkup(svg, map, options);
  const list = routeListOf(map, options);
  if (!list) return { bounds: board, markup };
  const below = svg.element(
    'g',
    { transform: `translate(${board.x} ${board.y + board.height})` },
    features(svg, list.scene),
  );
  return { bounds: mapBounds(map, options), markup: markup + below };
}

/** A writer that knows the colors of the map's terrains. */
export function mapWriter(map: HexMap, theme: Theme | 'low-ink'): SvgWriter {
  const styles = terrainStyles(map.terrains);
  return new SvgWriter(theme === 'low-ink' ? lowInkPaint(styles) : filePaint(theme, terrainPaints(styles)));
}

/** Everything there is on the table, in units of the board. */
export function mapMarkup(svg: SvgWriter, map: HexMap, options: MapSvgOptions): string {
  const layers = allLayers(options.layers);
  return [
    defs(svg, map, stylesOf(map, layers.textures ? options.pictures : undefined), options.prefix),
    ground(svg, map, layers.textures, options),
    heat(svg, map, options),
    layers.tokens ? tracks(svg, map, options) : '',
    places(svg, map, options, layers),
    layers.coordinates ? coordinates(svg, map) : '',
    layers.barriers ? barriers(svg, map) : '',
    layers.regions ? features(svg, regionScene(map, options.language ?? 'en')) : '',
    layers.links ? features(svg, crossingScene(map, options.language ?? 'en')) : '',
    layers.rewards ? features(svg, rewardScene(map)) : '',
    layers.tokens ? features(svg, startTokens(map, options)) : '',
    layers.tokens ? tokens(svg, map, options) : '',
    layers.costs ? costs(svg, map, options) : '',
    heatTexts(svg, map, options),
  ].join('\n');
}

/** Pictures are large, so only those are there that are seen. */
function stylesOf({ cells, terrains }: HexMap, pictures: TerrainPictures = new Map()): TerrainStyle[] {
  const used = new Set(cells.map(({ terrain }) => terrain));
  return terrainStyles(terrains, new Map([...pictures].filter(([id]) => used.has(id))));
}

function defs(svg: SvgWriter, map: HexMap, styles: readonly TerrainStyle[], prefix = ''): string {
  const pattern = (id: string, { shapes, ...size }: Tile): string =>
    svg.element('pattern', { id: prefix + id, ...size }, svg.shapes(shapes));
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

function ground(
  svg: SvgWriter,
  map: HexMap,
  textures: boolean,
  { prefix, isExcerpt = false }: MapSvgOptions,
): string {
  const { rim, shores } = borderLines(map);
  const index = terrainIndex(map.terrains);
  const { under, over } = groundLayers(map.cells, map.terrains);
  const cell = (one: CellDefinition): string =>
    svg.element('path', {
      d: hexPath(map.orientation, centerOf(map.orientation, one)),
      fill: groundFill(one, index.get(one.terrain ?? ''), textures, prefix),
    });
  return [
    isExcerpt ? '' : svg.element('path', { d: rim, ...RIM_STROKE }),
    svg.element('g', GRID_STROKE, under.map(cell).join('')),
    ...[...shores].map(([terrain, { lines, bends }]) =>
      svg.element(
        'g',
        { ...SHORE, stroke: `@t${terrain}-shore` },
        svg.element('path', { d: lines }) + svg.element('path', { d: bends, 'stroke-linecap': 'round' }),
      ),
    ),
    svg.element('g', GRID_STROKE, over.map(cell).join('')),
  ].join('\n');
}

function places(
  svg: SvgWriter,
  map: HexMap,
  options: MapSvgOptions,
  layers: ReturnType<typeof allLayers>,
): string {
  const bands = bandsOf(map.orientation);
  const known = new Set(map.terrains.map(({ id }) => id));
  const parts = placeCells(map).map((cell) => {
    const { x, y } = centerOf(map.orientation, cell);
    const drawn: string[] = [];
    if (layers.places && cell.city !== undefined) {
      drawn.push(svg.use(`city-${shownSize(cell.city)}`, { x, y: y + bands.ground }));
      if (cell.city > shownSize(cell.city))
        drawn.push(svg.text(`×${cell.city}`, { ...TEXT_STYLES.more, x: x + 26, y: y + bands.ground - 24 }));
    }
    if (layers.places && cell.remote !== undefined) {
      drawn.push(svg.use('star', { x, y: y + bands.star }));
      drawn.push(svg.text(String(cell.remote), { ...TEXT_STYLES.star, x, y: y + bands.star + 5 }));
    }
    if (layers.places && isUnknown(cell, known))
      drawn.push(svg.text('?', { ...TEXT_STYLES.unknown, x, y: y + 9 }));
    const name = layers.names ? nameScene(cell, map.orientation, options.language ?? 'en') : undefined;
    for (const line of name?.lines ?? [])
      drawn.push(svg.text(line.text, { ...TEXT_STYLES.name, 'font-size': name?.size, x: line.x, y: line.y }));
    return drawn.join('');
  });
  return svg.element('g', {}, parts.join('\n'));
}

function coordinates(svg: SvgWriter, map: HexMap): string {
  const { label } = bandsOf(map.orientation);
  const texts = map.cells.map((cell) => {
    const { x, y } = centerOf(map.orientation, cell);
    return svg.text(cell.label, { x, y: y + label });
  });
  return svg.element('g', TEXT_STYLES.coordinate, texts.join(''));
}

/** Those that lie there at the start. */
function startTokens(map: HexMap, { language = 'en', tokenKinds = [] }: MapSvgOptions): FeatureScene {
  const placed: Record<string, Record<string, number>> = {};
  for (const { at, kind, count } of map.tokens ?? []) placed[at] = { ...placed[at], [kind]: count };
  const unknown = new Set(map.tokens?.map(({ kind }) => kind));
  for (const { id } of tokenKinds) unknown.delete(id);
  const kinds = [...tokenKinds, ...[...unknown].sort().map((id) => ({ id, name: { en: id } }))];
  return tokenScene(map, kinds, placed, language);
}

export function features(svg: SvgWriter, { shapes, texts }: FeatureScene): string {
  return (
    svg.shapes(shapes) + texts.map(({ text, x, y, style }) => svg.text(text, { ...style, x, y })).join('')
  );
}

function barriers(svg: SvgWriter, map: HexMap): string {
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
