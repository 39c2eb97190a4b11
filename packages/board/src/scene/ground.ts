// The ground of a cell, and the order in which grounds are drawn: closed terrain first, its shore over it, then the rest.
import type { CellDefinition, TerrainDefinition } from '@railwright/engine';

export const GRID_STROKE = {
  stroke: '@grid',
  'stroke-opacity': 0.34,
  'stroke-width': 1.4,
  'stroke-linejoin': 'round',
} as const;
export const RIM_STROKE = {
  stroke: '@rim',
  'stroke-width': 9,
  'stroke-linecap': 'round',
  fill: 'none',
} as const;

/** A paint, or the pattern of that name in the same drawing. */
export function groundFill(
  cell: CellDefinition,
  terrain: number | undefined,
  textures: boolean,
  prefix = '',
): string {
  if (cell.city !== undefined) return textures ? `url(#${prefix}city)` : '@city';
  if (cell.remote !== undefined) return textures ? `url(#${prefix}remote)` : '@remote';
  if (terrain === undefined) return '@blank';
  return textures ? `url(#${prefix}terrain-${terrain})` : `@t${terrain}-fill`;
}

/** Position of each terrain by id. */
export function terrainIndex(terrains: readonly TerrainDefinition[]): ReadonlyMap<string, number> {
  return new Map(terrains.map(({ id }, index) => [id, index]));
}

export function groundLayers(
  cells: readonly CellDefinition[],
  terrains: readonly TerrainDefinition[],
): { readonly under: CellDefinition[]; readonly over: CellDefinition[] } {
  const closed = new Set(terrains.flatMap(({ id, cost }) => (cost === null ? [id] : [])));
  const isClosed = (cell: CellDefinition): boolean => cell.terrain !== undefined && closed.has(cell.terrain);
  return { under: cells.filter(isClosed), over: cells.filter((cell) => !isClosed(cell)) };
}
