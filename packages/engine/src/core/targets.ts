// What a setup wants of its games, for playtests to check: plain data, as setups state it and bundles could carry it.

/** Bounds for a figure; at least one is there. */
export interface TargetRange {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Both at once. */
  readonly between?: readonly [number, number];
}

export interface Targets {
  /** Whose play they concern: `strong` (the default), `panel`, which is everybody, or a bot. */
  readonly by?: string;
  /** How far from even chances the win share of whoever begins may be. */
  readonly firstSeatAdvantage?: { readonly within: number };
  /** The same for every seat. */
  readonly seatAdvantage?: { readonly within: number };
  // Medians over games
  readonly rounds?: TargetRange;
  readonly turns?: TargetRange;
  /** At five seconds a choice. */
  readonly minutes?: TargetRange;
  readonly margin?: TargetRange;
  readonly leadChanges?: TargetRange;
  /** Share of a game that is over when the winner begins to lead for good, 0 to 1. */
  readonly decided?: TargetRange;
  /** The best standing of all others as a share of the winner's, 0 to 1. */
  readonly closeness?: TargetRange;
  // Shares of games, 0 to 1
  readonly shared?: TargetRange;
  readonly unwon?: TargetRange;
  /** Games in which nobody else led any more in the second half. */
  readonly runaway?: TargetRange;
  readonly ends?: Readonly<Record<string, TargetRange>>;
  /** Each kind that is for sale is gained in at least one game of a hundred. */
  readonly everyCardGained?: true;
  /** Each cell that can be used is used in at least one game of a hundred. */
  readonly everyCellUsed?: true;
}
