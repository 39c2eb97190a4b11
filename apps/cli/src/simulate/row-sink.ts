// Receives the rows of games, for files of any format.

export interface RowSink {
  /** Writes some rows, given by column; a column has as many values as there are games times seats. */
  write(values: readonly (readonly RowValue[])[]): void;
  /** Ends the file. */
  finish(): void;
  close(): void;
}

/** Null for missing values. */
export type RowValue = number | string | boolean | null;
