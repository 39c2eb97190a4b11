// Several maps of one request, the best of many by a look at them.
import { mapText } from '../import-export/map-text.ts';
import { generateMap, type GeneratedCells } from './generate-map.ts';
import type { MapRequest, NoMap } from './map-request.ts';
import { qualitiesOf, type MapQualities } from './map-qualities.ts';

/** A map, and what a look at it says. */
export interface GeneratedMap {
  /** Tells the maps of a seed apart. */
  readonly number: number;
  /** With their letters and places. */
  readonly cells: GeneratedCells;
  /** By a look at it. */
  readonly qualities: MapQualities;
}

/** How many maps, and for whom. */
export interface Wanted {
  /** Each has a start of its own. */
  readonly seats: number;
  /** How many maps. */
  readonly count: number;
  /** Number of the first map that is tried; 0 unless given. */
  readonly first?: number;
  /** How many are made to choose from. */
  readonly tries: number;
}

/** Those whose best starts are most alike, the best first. */
export function generateMaps(
  request: MapRequest,
  { seats, count, first = 0, tries }: Wanted,
): readonly GeneratedMap[] | NoMap {
  const maps: GeneratedMap[] = [];
  for (let number = first; number < first + tries; number++) {
    const cells = generateMap(request, number);
    if ('problem' in cells) return cells;
    maps.push({ number, cells, qualities: qualitiesOf(cells, request, seats) });
  }
  return bestOf(maps, count);
}

/** Those whose best starts are most alike, the best first. */
export const bestOf = (maps: readonly GeneratedMap[], count: number): GeneratedMap[] =>
  maps.toSorted((a, b) => b.qualities.starts - a.qualities.starts).slice(0, count);

/** The text of its file. */
export function generatedText(
  cells: GeneratedCells,
  { orientation }: Pick<MapRequest, 'orientation'>,
  {
    id,
    name,
    schemaLine,
  }: { readonly id: string; readonly name: string; readonly schemaLine?: string | undefined },
): string {
  return mapText({ ...{ id, name, orientation, cells }, shift: 'odd', barriers: [] }, schemaLine);
}
