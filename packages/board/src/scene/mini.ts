// A map as few large areas, one for each ground, for pictures in which a cell is a few pixels.
import type { HexMap } from '@railwright/engine';
import { centerOf, hexPath } from './geometry.ts';
import { terrainIndex } from './ground.ts';

export interface MiniArea {
  /** Name of a paint. */
  readonly paint: string;
  readonly path: string;
}

export function miniAreas(map: HexMap): MiniArea[] {
  const index = terrainIndex(map.terrains);
  const paths = new Map<string, string>();
  const add = (paint: string, path: string): void => void paths.set(paint, (paths.get(paint) ?? '') + path);
  const dots: (() => void)[] = [];
  for (const cell of map.cells) {
    const center = centerOf(map.orientation, cell);
    const terrain = index.get(cell.terrain ?? '');
    const place = cell.city !== undefined ? 'city' : cell.remote !== undefined ? 'remote' : undefined;
    add(place ?? (terrain === undefined ? 'blank' : `t${terrain}-fill`), hexPath(map.orientation, center));
    // After the grounds, so that they lie on top.
    if (place)
      dots.push(() => add(place === 'city' ? 'wall' : 'star', hexPath(map.orientation, center, 0.5)));
  }
  for (const dot of dots) dot();
  return [...paths].map(([paint, path]) => ({ paint, path }));
}
