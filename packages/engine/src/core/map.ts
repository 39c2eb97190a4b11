// A map of hexes, in games that are played on one: plain JSON.
import type { Names } from './names.ts';

export interface HexMap {
  /** `pack/id` of the map. */
  readonly id: string;
  readonly name: Names;
  readonly orientation: 'pointy' | 'flat';
  readonly terrains: readonly TerrainDefinition[];
  readonly cells: readonly CellDefinition[];
  /** Pairs of labels of touching cells that are not adjacent. */
  readonly barriers: readonly (readonly [string, string])[];
}

export interface TerrainDefinition {
  readonly id: string;
  readonly name: Names;
  /** Coins to pay, or null where rails can never lie. */
  readonly cost: number | null;
  readonly color?: string;
}

export interface CellDefinition {
  /** As printed on the map: `B3`. */
  readonly label: string;
  /** Axial coordinates. */
  readonly q: number;
  readonly r: number;
  /** Id of a terrain. Cities and remote locations have none: their surcharge is their own. */
  readonly terrain?: string;
  /** Number of buildings: room for that many stations. */
  readonly city?: number;
  /** The number of a remote location: coins to pay and points. */
  readonly remote?: number;
  readonly name?: Names;
}
