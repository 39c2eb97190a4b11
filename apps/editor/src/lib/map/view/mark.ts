// Marks on the map outside gestures: cells with problems, and cells that people said something about.
import type { Hex } from '@railwright/hex';
import type { Severity } from '@railwright/content';

/** A cell that people said something about. */
export interface NoteMark extends Hex {
  readonly texts: readonly string[];
}

export interface ProblemMark extends Hex {
  readonly severity: Severity;
  readonly message: string;
}
