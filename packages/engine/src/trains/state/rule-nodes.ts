// Where the nodes are that belong to the rules.

/** Nodes that belong to the rules and to no card; NONE in games that need no such node. */
export interface RuleNodes {
  readonly react: number;
  readonly bankedRail: number;
  readonly waste: number;
  /** Removes a rail from a cell. */
  readonly remove: number;
  /** By kind of token that belongs to seats: takes one off a cell. Empty in games whose cards take none. */
  readonly take: Int32Array;
  /** Likewise, as `announce`: asks who shows a card from hand. */
  readonly offer: Int32Array;
  /** Asks one seat that. */
  readonly show: number;
  /** By event: announces it to triggers; for the last two, which are about tokens, by kind of token and owner. */
  readonly announce: Int32Array;
  readonly finishTurn: number;
  /** By index into REPLACED: asks what is done instead. A card that is being bought meanwhile. */
  readonly would: Int32Array;
  readonly buying: number;
  /** Begins a turn after an event was turned up. */
  readonly openTurn: number;
  /** Asks who bids how much for the order of turns; its first operand is the resource that they bid. */
  readonly bid: number;
}
