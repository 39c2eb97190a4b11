// Which games of its batches and matches a command plays: all, those of one shard, or none because they have been played already.
import type { Executor } from '@railwright/playtest';

/** A range of games. */
export interface Games {
  readonly first: number;
  readonly games: number;
}

export interface Parts {
  /** Where the games came from, if they were not played here. */
  readonly origin?: string;
  /**
   * The executor that plays these games.
   * @throws (the executor) Failure if there is no part of a batch or match, or if it is too small to divide.
   */
  on(executor: Executor): Executor;
  /** The games of a batch that are played. */
  own<T extends Games>(whole: T): T;
  /** Call it before showing a result: if only a part was played, it prints the part and returns the exit code. */
  end(interrupted: boolean): number | undefined;
}

export const WHOLE: Parts = {
  on: (executor) => executor,
  own: (whole) => whole,
  end: () => undefined,
};
