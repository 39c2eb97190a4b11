// Which games of its batches and matches a command plays: all, those of one shard, or none because they have been played already.
import type { Game } from '@railwright/engine';
import type { Batch, BatchRun, Match, MatchResult } from '@railwright/playtest';

export interface Parts {
  /** Where the games came from, if they were not played here. */
  readonly origin?: string;
  /** @throws Failure if there is no part of this batch, or if it is too small to divide. */
  batch(batch: Batch, game: Game, play: (own: Batch) => Promise<BatchRun>): Promise<BatchRun>;
  /** The same. */
  match(definition: object, match: Match, play: (own: Match) => Promise<MatchResult>): Promise<MatchResult>;
  /** Call it before showing a result: if only a part was played, it prints the part and returns the exit code. */
  end(interrupted: boolean): number | undefined;
}

export const WHOLE: Parts = {
  batch: (batch, _game, play) => play(batch),
  match: (_definition, match, play) => play(match),
  end: () => undefined,
};
