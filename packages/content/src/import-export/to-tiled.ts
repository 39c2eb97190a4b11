// A map of ours as a hexagonal map of Tiled, with all that its file says: terrains as tiles, everything else as shapes on them
// that an import reads again.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { fromOffset, parseLabel, polygonCorners, type Offset, type Shift } from '@railwright/hex';
import { commentsIn } from '../yaml/comments.ts';
import { isData, type Data } from '../text/data.ts';
import { Losses, type Loss } from './loss.ts';
import { textFields, type MapFields } from './map-fields.ts';
import { tiledCenter, type Point, type TiledGrid } from './tiled-grid.ts';
import { LAYER, property, ShapeWriter, textProperties } from './tiled-shapes.ts';
import { SIDE_LIMIT } from './tiled-tiles.ts';

/** Sides of a regular hex of 30 pixels. */
const SIDE = 30;
const WIDE = 52;
const HIGH = 60;

/** Maps of 2,000 cells need far fewer tiles than these. */
const TILE_LIMIT = 100_000;

/** The meaning of a tile: a terrain by its id, a place, or a cell of a region. */
export interface TiledTile {
  readonly kind: 'terrain' | 'city' | 'remote' | 'region';
  /** Id of the terrain, if `kind` is `terrain`. */
  readonly terrain?: string;
}

/** After the terrains in the tileset's picture. */
const OTHER_TILES = ['city', 'remote', 'region'] as const;

export interface TiledSource {
  readonly map: HexMap;
  /** The file of the map, as data and as text. */
  readonly data: unknown;
  readonly text: string;
  readonly fields: MapFields;
}

export interface TiledExport {
  /** Plain JSON. */
  readonly map: object;
  readonly tile: { readonly width: number; readonly height: number };
  /** The tiles of the picture from left to right. */
  readonly tiles: readonly TiledTile[];
  readonly losses: readonly Loss[];
}

/**
 * `image` is the name of the picture with the tiles, next to the map. Undefined for a map of cells so far apart that almost all
 * tiles would be empty.
 */
export function toTiled({ map, data, text, fields }: TiledSource, image: string): TiledExport | undefined {
  const file: Data = isData(data) ? data : {};
  const grid = gridOf(map);
  const terrains = map.terrains.map(({ id }) => id);
  const tiles: TiledTile[] = [
    ...terrains.map((terrain) => ({ kind: 'terrain' as const, terrain })),
    ...OTHER_TILES.map((kind) => ({ kind })),
  ];
  const offsets = new Map(map.cells.map((cell) => [cell.label, offsetOf(map, cell)]));
  const width = Math.max(0, ...map.cells.map(({ label }) => (offsets.get(label)?.col ?? 0) + 1));
  const height = Math.max(0, ...map.cells.map(({ label }) => (offsets.get(label)?.row ?? 0) + 1));
  if (width > SIDE_LIMIT || height > SIDE_LIMIT || width * height > TILE_LIMIT) return undefined;
  const paint = (labels: readonly string[], tileOf: (label: string, i: number) => number): number[] => {
    const numbers = Array<number>(width * height).fill(0);
    labels.forEach((label, i) => {
      const at = offsets.get(label);
      if (at) numbers[at.row * width + at.col] = tileOf(label, i) + 1;
    });
    return numbers;
  };
  const other = (kind: (typeof OTHER_TILES)[number]): number => terrains.length + OTHER_TILES.indexOf(kind);
  const tileOf = ({ city, remote, terrain }: CellDefinition): number =>
    city !== undefined
      ? other('city')
      : remote !== undefined
        ? other('remote')
        : terrains.indexOf(terrain ?? '');
  const ground = paint(
    map.cells.map(({ label }) => label),
    (_, i) => tileOf(map.cells[i] as CellDefinition),
  );
  const writer = new ShapeWriter(
    {
      center: (label) => tiledCenter(grid, offsets.get(label) ?? { col: 0, row: 0 }),
      paint: (labels) => paint(labels, () => other('region')),
      width,
      height,
    },
    1,
  );
  const layers = [
    { ...LAYER, id: 1, name: 'terrain', type: 'tilelayer', width, height, data: ground },
    ...writer.layers(file, fields),
    ...writer.barriers(barrierLines(map, grid)),
  ];
  const losses = new Losses();
  for (const { text: comment } of commentsIn(text))
    if (!comment.includes('yaml-language-server')) losses.add('comments of the file');
  return {
    map: {
      type: 'map',
      version: '1.10',
      tiledversion: '1.11.0',
      orientation: 'hexagonal',
      renderorder: 'right-down',
      infinite: false,
      staggeraxis: map.orientation === 'pointy' ? 'y' : 'x',
      staggerindex: grid.shift,
      hexsidelength: SIDE,
      tilewidth: grid.tileWidth,
      tileheight: grid.tileHeight,
      width,
      height,
      ...writer.next(),
      properties: [
        ...Object.keys(fields)
          .filter((key) => fields[key] === 'format')
          .map((key) => property(key, file[key])),
        ...textFields(fields).flatMap((key) => textProperties(key, file[key])),
      ],
      layers,
      tilesets: [
        {
          firstgid: 1,
          name: 'terrain',
          image,
          imagewidth: grid.tileWidth * tiles.length,
          imageheight: grid.tileHeight,
          columns: tiles.length,
          tilecount: tiles.length,
          tilewidth: grid.tileWidth,
          tileheight: grid.tileHeight,
          margin: 0,
          spacing: 0,
          tiles: tiles.map(({ kind, terrain }, id) => ({
            id,
            type: terrain ?? kind,
            ...(terrain !== undefined && { properties: [property('terrain', terrain)] }),
          })),
        },
      ],
    },
    tile: { width: grid.tileWidth, height: grid.tileHeight },
    tiles,
    losses: losses.list(),
  };
}

function gridOf({ orientation, cells }: HexMap): TiledGrid {
  const [tileWidth, tileHeight] = orientation === 'pointy' ? [WIDE, HIGH] : [HIGH, WIDE];
  // Labels count from the corner of the picture, so they and the cells together tell which lines are pushed.
  const fits = (shift: Shift): boolean =>
    cells.every(({ label, q, r }) => {
      const at = parseLabel(orientation, label);
      const hex = at && fromOffset(orientation, at, shift);
      return hex?.q === q && hex.r === r;
    });
  return { orientation, shift: fits('odd') ? 'odd' : 'even', tileWidth, tileHeight, side: SIDE };
}

function offsetOf({ orientation }: HexMap, { label, q, r }: CellDefinition): Offset {
  return parseLabel(orientation, label) ?? { col: q, row: r };
}

/** Each barrier along the side that two cells share. */
function barrierLines(map: HexMap, grid: TiledGrid): Point[][] {
  const byLabel = new Map(map.cells.map((cell) => [cell.label, cell]));
  const corners = (cell: CellDefinition): Point[] => {
    const center = tiledCenter(grid, offsetOf(map, cell));
    const layout = { orientation: map.orientation, size: SIDE, origin: center };
    return polygonCorners(layout, { q: 0, r: 0 });
  };
  return map.barriers.flatMap(([from, to]) => {
    const [a, b] = [byLabel.get(from), byLabel.get(to)];
    if (!a || !b) return [];
    const others = corners(b);
    const shared = corners(a).filter((point) =>
      others.some((other) => Math.hypot(point.x - other.x, point.y - other.y) < SIDE / 3),
    );
    return shared.length === 2 ? [shared.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))] : [];
  });
}
