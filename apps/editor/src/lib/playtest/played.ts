// The setup and settings behind a result.
import type { Batch } from '@railwright/playtest';
import type { TestTable } from '../core/checks/tables.ts';

export interface Played {
  readonly table: TestTable;
  readonly batch: Batch;
  readonly bots: readonly string[];
  readonly command: string;
}
