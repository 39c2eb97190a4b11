// The image of a tileset: one cell of each terrain, then a city, a remote location and the mark of cells in a region.
import { renderMapSvg, type TerrainPictures } from '@railwright/board/svg';
import type { TiledTile } from '@railwright/content/import-export';
import type { CellDefinition, HexMap } from '@railwright/engine';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An SVG with the tiles side by side. */
export function tilesPicture(
  map: HexMap,
  tiles: readonly TiledTile[],
  size: Size,
  pictures: TerrainPictures,
): string {
  const { width, height } = size;
  const drawn = tiles.map((tile, i) => {
    const place = `x="${i * width}" y="0" width="${width}" height="${height}" preserveAspectRatio="none"`;
    return (
      (tile.kind === 'region' ? regionSvg(map.orientation) : cellSvg(map, tile, pictures))
        .replace(/^<svg ([^>]*?) width="[^"]*" height="[^"]*"/, `<svg $1 ${place}`)
        // Each tile has its own drawings under the same ids.
        .replaceAll(/(id="|url\(#|href="#)/g, `$1tile-${i}-`)
    );
  });
  const all = width * tiles.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${height}" width="${all}" height="${height}">${drawn.join('')}</svg>`;
}

function cellSvg(map: HexMap, tile: TiledTile, pictures: TerrainPictures): string {
  const bare = { id: map.id, name: map.name, orientation: map.orientation, terrains: map.terrains };
  return renderMapSvg(
    { ...bare, cells: [cellOf(tile)], barriers: [] },
    { transparent: true, pictures, layers: { coordinates: false, names: false } },
  );
}

/** White, since Tiled gives the layer of each region a colour; one can see the terrain through it. */
function regionSvg(orientation: HexMap['orientation']): string {
  const points =
    orientation === 'pointy' ? '26,6 47,18 47,42 26,54 5,42 5,18' : '6,26 18,5 42,5 54,26 42,47 18,47';
  const [width, height] = orientation === 'pointy' ? [52, 60] : [60, 52];
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><polygon points="${points}" fill="#fff" fill-opacity="0.25" stroke="#fff" stroke-width="4"/></svg>`;
}

function cellOf({ kind, terrain }: TiledTile): CellDefinition {
  const at = { label: 'A1', q: 0, r: 0 };
  if (kind === 'city') return { ...at, city: 2 };
  return kind === 'remote' ? { ...at, remote: 1 } : { ...at, ...(terrain !== undefined && { terrain }) };
}
