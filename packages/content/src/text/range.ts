// Places in a text.

/** A place in a file. Both are 1-based; columns count UTF-16 code units, as editors do. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  /** The position after the last character. */
  readonly end: Position;
}
