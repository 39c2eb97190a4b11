// Marks on the map outside gestures: cells with problems, and a highlighted cell.
import type { Hex } from '@railwright/hex';
import type { Severity } from '@railwright/content';

export interface ProblemMark extends Hex {
  readonly severity: Severity;
  readonly message: string;
}
