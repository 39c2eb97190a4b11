// A lane plays one chunk at a time somewhere: in this thread, in a Node worker thread, one day in a web worker.
import type { Game } from '@railwright/engine';
import type { Batch, Chunk } from './batch.ts';
import type { GameSource } from './game-source.ts';
import { playChunk, type ChunkResult, type RecordSink } from './play.ts';

/** The answer of a lane to a chunk. */
export type LaneReply = ChunkResult | LaneLost;

/** The lane is gone and its chunk with it; nothing of the chunk was counted. */
export interface LaneLost {
  readonly kind: 'lost';
  readonly reason: string;
  /** It was tried so often elsewhere, and is not to be tried again; 0 when it ended no worker but cannot be played for the reason given. */
  readonly tries?: number;
}

/** Plays one chunk at a time. */
export interface Lane {
  /** A lane that answered `lost` is not used again. Rejects when what was played cannot be kept, which ends the run. */
  play(chunk: Chunk): Promise<LaneReply>;
  /** Stops at once, in the middle of a chunk if need be; a chunk under way then answers `lost`. */
  close(): Promise<void>;
}

/** A lane in the calling thread, which it leaves between chunks so that a page can be drawn or a run be stopped. */
export function openLocalLane(
  game: Game,
  batch: Batch,
  createBot: GameSource['createBot'],
  onRecord?: RecordSink,
): Lane {
  let open = true;
  return {
    async play(chunk) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      return open
        ? playChunk(game, batch, chunk, createBot, onRecord)
        : { kind: 'lost', reason: 'The lane was closed.' };
    },
    close() {
      open = false;
      return Promise.resolve();
    },
  };
}
