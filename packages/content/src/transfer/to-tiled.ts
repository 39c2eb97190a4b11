// A map of ours as a hexagonal map of Tiled: terrains as tiles, places and barriers as objects that an import reads again.
import type { CellDefinition, Names, HexMap } from '@railwright/engine';
import { fromOffset, parseLabel, polygonCorners, type Offset, type Shift } from '@railwright/hex';
import { Losses, type Loss } from './loss.ts';
import { tiledCenter, type Point, type TiledGrid } from './tiled-grid.ts';

/** Sides of a regular hex of 30 pixels. */
const SIDE = 30;
const WIDE = 52;
const HIGH = 60;

/** Tiles in the order of the tileset's picture: the terrains of the map, then these. */
export const PLACE_TILES = ['city', 'remote'] as const;

export interface TiledExport {
  /** Plain JSON. */
  readonly map: object;
  readonly tile: { readonly width: number; readonly height: number };
  /** Ids of terrains, then of places: the tiles of the picture from left to right. */
  readonly tiles: readonly string[];
  readonly losses: readonly Loss[];
}

/** `image` is the name of the picture with the tiles, next to the map. */
export function toTiled(map: HexMap, image: string): TiledExport {
  const losses = new Losses();
  const grid = gridOf(map);
  const tiles = [...map.terrains.map(({ id }) => id), ...PLACE_TILES];
  const offsets = map.cells.map((cell) => offsetOf(map, cell));
  const width = Math.max(0, ...offsets.map(({ col }) => col + 1));
  const height = Math.max(0, ...offsets.map(({ row }) => row + 1));
  const data = Array<number>(width * height).fill(0);
  map.cells.forEach((cell, i) => {
    const { col, row } = offsets[i] as Offset;
    data[row * width + col] = tiles.indexOf(tileOf(cell)) + 1;
  });
  let next = 1;
  const english = (names: Names): string => {
    if (Object.keys(names).length > 1) losses.add('names in languages other than English');
    return names.en;
  };
  const places = map.cells.flatMap((cell, i) => {
    const kind = kindOf(cell);
    if (!kind) return [];
    const { x, y } = tiledCenter(grid, offsets[i] as Offset);
    return [
      {
        id: next++,
        name: cell.name ? english(cell.name) : '',
        type: kind,
        point: true,
        x,
        y,
        width: 0,
        height: 0,
        rotation: 0,
        visible: true,
        properties: [{ name: kind, type: 'int', value: cell.city ?? cell.remote ?? 1 }],
      },
    ];
  });
  const lines = barrierLines(map, grid).map((polyline) => ({
    id: next++,
    name: '',
    type: 'barrier',
    polyline,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    rotation: 0,
    visible: true,
  }));
  const layer = { opacity: 1, visible: true, x: 0, y: 0 };
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
      nextlayerid: 4,
      nextobjectid: next,
      layers: [
        { ...layer, id: 1, name: 'terrain', type: 'tilelayer', width, height, data },
        { ...layer, id: 2, name: 'places', type: 'objectgroup', draworder: 'topdown', objects: places },
        { ...layer, id: 3, name: 'barriers', type: 'objectgroup', draworder: 'topdown', objects: lines },
      ],
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
          tiles: tiles.map((type, id) => ({ id, type })),
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

function kindOf({ city, remote }: CellDefinition): (typeof PLACE_TILES)[number] | undefined {
  return city !== undefined ? 'city' : remote !== undefined ? 'remote' : undefined;
}

function tileOf(cell: CellDefinition): string {
  return kindOf(cell) ?? cell.terrain ?? '';
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
