// Where the first rails go, in setups that say so: by seat, the cells allowed.
import type { TrainsDefinition } from '../definition.ts';
import type { StartTables } from '../state/map-tables.ts';

export function startRule(
  { start, map }: TrainsDefinition,
  byLabel: ReadonlyMap<string, number>,
  seats: number,
): StartTables['rule'] {
  if (!start) return null;
  const cells = start.cells.slice(0, seats).map((labels) => {
    const mask = new Uint8Array(map.cells.length);
    for (const label of labels) mask[byLabel.get(label) ?? -1] = 1;
    return mask;
  });
  return { cells, reversed: start.reversed, chance: start.chance };
}
