// The compiled form of a map: its part of the tables.
import type { BonusCode, EntryCode, OwnTokens, RouteCode } from './codes.ts';
import type { Search } from './reach.ts';

export interface MapTables {
  readonly cells: number;
  /** Labels by cell. */
  readonly labels: readonly string[];
  /** By cell: where rails may go on from there. */
  readonly neighborStart: Int32Array;
  /** The lists of all cells, one after the other; that of cell c begins at `neighborStart[c]`. */
  readonly neighbors: Int16Array;
  /** Room for one search over the map. */
  readonly search: Search;
  /** By cell: with which others it is joined where rails lie on both, whichever way they were laid. */
  readonly joinedStart: Int32Array;
  /** The lists of all cells, as in `neighbors`. */
  readonly joined: Int16Array;
  /** Costs of entering cells over links; null on maps without links. */
  readonly entries: EntryCode | null;
  /** Whether a rail may cost something else than is printed on its cell. */
  readonly changedRails: boolean;
  readonly routes: readonly RouteCode[];
  /** Bonuses of cells. */
  readonly bonuses: readonly BonusCode[];
  /** Tokens of a pack's own kinds; null in games without any. */
  readonly ownTokens: OwnTokens | null;
  /** Whether the map has any routes or bonuses. */
  readonly rewards: boolean;
  /** Surcharge of an empty cell: terrain, city and remote location. */
  readonly baseCost: Int16Array;
  /** By cell: surcharge of its terrain. */
  readonly terrainCost: Int16Array;
  /** By cell: the bit of its terrain in masks of waivers. */
  readonly terrainBit: Int32Array;
  /** By cell: number of buildings, 0 for cells without a city. */
  readonly city: Int16Array;
  /** By cell: number of the remote location, 0 if it is none. */
  readonly remote: Int16Array;
  /** Points for an own rail in each remote location. */
  readonly remoteWorth: Int16Array;
  /** Cells that are cities. */
  readonly cities: Int16Array;
  /** Cells that are remote locations. */
  readonly remotes: Int16Array;
  /** 1 where rails may be laid at all. */
  readonly open: Uint8Array;
  readonly start: StartTables;
}

/** By seat: points, resources by number, and cards by kind. */
export interface StartMore {
  readonly points: readonly number[];
  readonly resources: readonly Int16Array[];
  readonly decks: readonly Int16Array[];
}

/** Before the first turn. */
export interface StartTables {
  /** 1 where a first rail may lie, unless the setup has a rule for it. */
  readonly cells: Uint8Array;
  readonly rule: {
    /** By seat. */
    readonly cells: readonly Uint8Array[];
    readonly reversed: boolean;
    readonly chance: boolean;
  } | null;
  /** Rails that all seats together start with. */
  readonly rails: number;
  /** They are laid against the order of turns. */
  readonly backwards: boolean;
  /** Coins of the first turn by seat; none for those left out. */
  readonly coins: readonly number[];
  /** Cards of the first hand by seat. */
  readonly hands: Int16Array;
  /** What seats begin with beyond others; null where all begin alike. */
  readonly more: StartMore | null;
}
