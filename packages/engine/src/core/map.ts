// A map of hexes, in games that are played on one: plain JSON.
import type { Names } from './names.ts';

/** A map for play. Cells are named by their labels. */
export interface HexMap {
  /** `pack/id` of the map. */
  readonly id: string;
  readonly name: Names;
  readonly orientation: 'pointy' | 'flat';
  /** The kinds of ground that cells refer to. */
  readonly terrains: readonly TerrainDefinition[];
  readonly cells: readonly CellDefinition[];
  /** Pairs of labels of touching cells that are not adjacent. */
  readonly barriers: readonly (readonly [string, string])[];
  /** Pairs of labels of touching cells: from the first to the second only. */
  readonly oneWay?: readonly (readonly [string, string])[];
  readonly links?: readonly LinkDefinition[];
  readonly routes?: readonly RouteDefinition[];
  readonly regions?: readonly RegionDefinition[];
  /** Tokens of a game's own kinds that lie on cells at the start. */
  readonly tokens?: readonly PlacedTokens[];
}

/** The kinds of links; boards draw them differently. */
export const LINK_KINDS = ['ferry', 'tunnel'] as const;
/** The kind of a link. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** Joins two cells that do not touch. */
export interface LinkDefinition {
  /** Labels of both cells. */
  readonly between: readonly [string, string];
  /** Coins to pay in addition to the surcharge of the cell that rails enter over it. */
  readonly cost: number;
  readonly kind: LinkKind;
  /** The first seat whose rails cross it owns it, and gets these coins from each other rail that does. */
  readonly toll?: number;
  /** Only rails of the first seat to cross it do; absent: those of all. */
  readonly for?: 'first';
  readonly name?: Names;
}

/** Whether a seat can own a link. */
export const isOwnable = ({ toll, for: whose }: LinkDefinition): boolean => (toll ?? whose) !== undefined;

/** The name of a link in views, events and tests: `A1-I5`. */
export function linkId({ between: [from, to] }: Pick<LinkDefinition, 'between'>): string {
  return `${from}-${to}`;
}

/** Points for seats that join two cells with their own rails: for the first only, or for all. */
export interface RouteDefinition {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  /** Whether only the first seat gets the points, or every seat. */
  readonly for: 'first' | 'all';
  readonly name?: Names;
}

/** Cells that have a name together. */
export interface RegionDefinition {
  readonly id: string;
  readonly name: Names;
  /** Their labels. */
  readonly cells: readonly string[];
}

/** A kind of token of a pack's own. It lies on cells. */
export interface TokenDefinition {
  readonly id: string;
  readonly name: Names;
  readonly color?: string;
  /** Each token belongs to the seat that placed it; absent if tokens have no owner. */
  readonly owned?: true;
  /** How many there are, of owned ones for each seat; absent: as many as are needed. */
  readonly total?: number;
  /** Most tokens on one cell, of all owners together; absent if there is no limit. */
  readonly perCell?: number;
}

/** A number of tokens of one kind on a cell. */
export interface PlacedTokens {
  /** Label of the cell. */
  readonly at: string;
  readonly kind: string;
  readonly count: number;
}

/** The name of a route in views, events and tests: `A1-I5`. */
export function routeId({ from, to }: Pick<RouteDefinition, 'from' | 'to'>): string {
  return `${from}-${to}`;
}

/** A kind of ground, with the surcharge for laying rails on it. */
export interface TerrainDefinition {
  readonly id: string;
  readonly name: Names;
  /** Coins to pay, or null where rails can never lie. */
  readonly cost: number | null;
  readonly color?: string;
}

/** A cell of a map. */
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
  /** For the first seat whose rails come here. */
  readonly bonus?: BonusDefinition;
}

/** At least one of the two. */
export interface BonusDefinition {
  readonly points?: number;
  /** Coins, at once. */
  readonly coins?: number;
}
