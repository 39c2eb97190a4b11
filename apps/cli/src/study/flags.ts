// Flags that studies share, and what they get besides.
import type { Executor } from '@railwright/playtest';
import type { SetupFlags } from '../content/setup.ts';
import type { Parts } from '../parts/parts.ts';

/** Where a study has its games played. */
export interface Given {
  readonly executor: Executor;
  /** The games to play; all by default. */
  readonly parts?: Parts | undefined;
}

export interface StudyFlags extends SetupFlags, Given {
  /** Folders of packs. */
  readonly content: readonly string[] | undefined;
  readonly players: number | undefined;
  readonly seed: number;
  readonly json: boolean;
}

/** Flags of studies that play batches. */
export interface BatchFlags {
  readonly games: number;
  readonly seed: number;
  readonly first: number;
  readonly players: number | undefined;
  readonly bots: string | undefined;
}
