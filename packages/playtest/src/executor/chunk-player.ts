// The two sides of a run: it hands chunks of one batch to a player, and may have had some before.
import type { GameRecord } from '@railwright/engine';
import type { Chunk } from '../batch.ts';
import type { ChunkResult } from '../play.ts';
import type { Tally } from '../tally.ts';

/** Results of chunks that were played before. */
export interface ChunkCache {
  get(chunk: Chunk): Tally | undefined;
  /** @throws Error when it cannot be kept, which ends the run. */
  put(chunk: Chunk, tally: Tally): void;
}

/** Plays the chunks of one batch, several at a time. */
export interface ChunkPlayer {
  /** How many chunks to have under way; asked again after every chunk. */
  readonly room: () => number;
  /** Games of the next chunk, by the number left, instead of the batch's, which a rule or a cache needs. */
  readonly chunkGames?: (left: number) => number;
  /** Plays a chunk; when a worker is lost over it, another tries. */
  play(chunk: Chunk): Promise<ChunkReply>;
  /** Gives up the chunks under way, which then answer `lost`. */
  stop(): void;
}

/** The answer to a chunk. */
export type ChunkReply = (ChunkResult | ChunkLost) & {
  /** Of the games that were played to their end, if records are wanted. */
  readonly records?: readonly (readonly [GameRecord, number])[];
  /** Workers that were lost over it and replaced. */
  readonly losses?: number;
};

/** It cannot be played. */
interface ChunkLost {
  readonly kind: 'lost';
  readonly reason: string;
}
