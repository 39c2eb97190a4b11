// The image of a tileset: one cell of each terrain, then a city and a remote location.
import { renderMapSvg } from '@railwright/board/svg';
import type { CellDefinition, HexMap } from '@railwright/engine';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An SVG with the tiles side by side. */
export function tilesPicture(map: HexMap, tiles: readonly string[], { width, height }: Size): string {
  const drawn = tiles.map((tile, i) => {
    const svg = renderMapSvg(
      { ...map, cells: [cellOf(tile)], barriers: [] },
      { transparent: true, layers: { coordinates: false, names: false } },
    );
    const place = `x="${i * width}" y="0" width="${width}" height="${height}" preserveAspectRatio="none"`;
    return (
      svg
        .replace(/^<svg ([^>]*?) width="[^"]*" height="[^"]*"/, `<svg $1 ${place}`)
        // Each tile has its own drawings under the same ids.
        .replaceAll(/(id="|url\(#|href="#)/g, `$1tile-${i}-`)
    );
  });
  const all = width * tiles.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${height}" width="${all}" height="${height}">${drawn.join('')}</svg>`;
}

function cellOf(tile: string): CellDefinition {
  const at = { label: 'A1', q: 0, r: 0 };
  if (tile === 'city') return { ...at, city: 2 };
  return tile === 'remote' ? { ...at, remote: 1 } : { ...at, terrain: tile };
}
