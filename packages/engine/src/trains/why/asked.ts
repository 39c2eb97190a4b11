// The question that somebody wants to answer otherwise than is offered.

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
