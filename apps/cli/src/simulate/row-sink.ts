// Receives the rows of games, for files of any format.
import type { RowColumn } from '@railwright/playtest';

/** Writes the columns of some rows; a column has as many values as there are games times seats. */
export interface RowSink {
  write(columns: readonly ColumnValues[]): void;
  /** Ends the file. */
  finish(): void;
  close(): void;
}

/** Null for missing values. */
export type RowValue = number | string | boolean | null;

interface ColumnValues {
  readonly column: RowColumn;
  readonly values: readonly RowValue[];
}
