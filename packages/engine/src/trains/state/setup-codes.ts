// The compiled form of what maps, packs, rules and setups have beyond every game: routes, tokens, resources, powers, rows, events, ends.

/** Points of a seat, full cities and claimed routes that end the game, 0 for never; rails left, and kinds whose piles are empty. */
export interface OwnEnds {
  readonly points: number;
  readonly fullCities: number;
  readonly routes: number;
  readonly railsLeft: number;
  readonly piles: Int16Array;
}

/** Resources of a pack's own. */
export interface Resources {
  readonly ids: readonly string[];
  /** By resource: how many each seat begins with. */
  readonly start: Int16Array;
  /** The most that a seat can have. */
  readonly limit: Int16Array;
  /** How many there are; 0 for as many as are needed. */
  readonly total: Int16Array;
  /** By kind of card: how many of each its buyer pays. Null where no card costs any. */
  readonly costs: readonly (readonly (readonly [resource: number, count: number])[])[] | null;
  /** Whether a trigger or a card in hand may wait for them. */
  readonly heard: boolean;
}

/** Powers of seats: which kinds there are, and how they are dealt. */
export interface PowerCode {
  readonly kinds: Int16Array;
  /** Seats choose, from the last to the first. */
  readonly chosen: boolean;
  /** Chance deals them. */
  readonly drawn: boolean;
  /** How many each seat has to choose from; 0 for all that are left. */
  readonly offer: number;
  /** The fewest and the most that it keeps. */
  readonly keep: readonly [least: number, most: number];
  /** Only their seats know them until the end. */
  readonly secret: boolean;
  /** By kind: the operand of what it is worth at the end beyond its points, or NONE. */
  readonly endPoints: Int32Array;
}

/** Rows of the market. */
export interface RowsCode {
  /** By kind: its row, or NONE. */
  readonly of: Int16Array;
  /** By row: the kinds of its deck, and how many cards lie open. */
  readonly kinds: readonly Int16Array[];
  readonly show: Int16Array;
}

/**
 * The deck of events: by kind of event its kind of card, how many there are, what each seat does (or NONE), and what lasts for each seat
 * against its opponents (or NONE). `order` has all cards as indices into `kinds` where they come in order. Each lasts for `rounds`.
 */
export interface EventDeckCode {
  readonly kinds: Int16Array;
  readonly copies: Int16Array;
  readonly nodes: Int32Array;
  readonly opponents: Int32Array;
  readonly again: boolean;
  readonly order: Int16Array | null;
  readonly rounds: number;
}

/** Points for joining two cells. */
export interface RouteCode {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly points: number;
  /** Whether only the first seat to join them has it. */
  readonly forFirst: boolean;
}

/** The reward for the first seat whose rails reach a cell. */
export interface BonusCode {
  readonly cell: number;
  readonly points: number;
  readonly coins: number;
}

/** Tokens of a pack's own kinds. */
export interface OwnTokens {
  readonly ids: readonly string[];
  /** By kind: how many there are, on cells and in stock, of owned ones for each seat; 0 for as many as are needed. */
  readonly total: Int16Array;
  readonly perCell: Int16Array;
  /** By kind: 1 if each token belongs to a seat. */
  readonly owned: Uint8Array;
  /** By kind: which of the lists of counts by cell is its first. A kind has one, or one for each seat. */
  readonly first: Int16Array;
  /** Those lists, one after the other: how many lie there at the start. */
  readonly start: Int16Array;
}
