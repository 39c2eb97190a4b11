// What a command plays of its batches and matches: all games, those of one shard, or none because others have played them.
import type { Game } from '@railwright/engine';
import type { Batch, BatchRun, Match, MatchResult } from '@railwright/playtest';

export interface Parts {
  /** Where the games came from, when they were not played here. */
  readonly origin?: string;
  /** @throws Failure when there is no part of this batch, or no share of it for everybody. */
  batch(batch: Batch, game: Game, play: (own: Batch) => Promise<BatchRun>): Promise<BatchRun>;
  /** The same. */
  match(definition: object, match: Match, play: (own: Match) => Promise<MatchResult>): Promise<MatchResult>;
  /** To be asked before a result is shown: the exit code when there is none, because a part was played, which it prints. */
  end(interrupted: boolean): number | undefined;
}

export const WHOLE: Parts = {
  batch: (batch, _game, play) => play(batch),
  match: (_definition, match, play) => play(match),
  end: () => undefined,
};
