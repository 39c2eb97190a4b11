// The question to which a player wants another answer than those offered.

/** The open question: where its effect stands. */
export interface Asked {
  readonly node: number;
  readonly seat: number;
  readonly level: number;
  readonly source: number;
  readonly picked: number;
  /** Along a path of rails the cell of the last one, below zero before the first. */
  readonly last: number;
}
