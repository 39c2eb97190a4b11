// Hands out the chunks of a batch to lanes and adds up what comes back, in the order of the chunks. So the games counted are
// always the first ones of the batch without a gap: what is printed after a stop is what a shorter batch would have given.
import type { Game } from '@railwright/engine';
import { chunkAt, countChunks, type Batch } from './batch.ts';
import type { Lane, LaneReply } from './lane.ts';
import type { GameRow } from './observe/rows.ts';
import type { GameFault } from './play.ts';
import { createTally, mergeTally, type Tally } from './tally.ts';

export interface RunOptions {
  /** How many lanes work at the same time. */
  readonly jobs: number;
  /** Stops the run; what was finished by then is still counted. */
  readonly signal?: AbortSignal;
  /** Called whenever games were finished, with how many there are so far, in any order. */
  readonly onProgress?: (games: number) => void;
  /** Takes the rows of games that are counted, in the order of the games; see `rows` of a batch. */
  readonly onRows?: (rows: readonly GameRow[]) => void;
  /**
   * Asked after every chunk, in the order of the chunks, whether the games so far are enough. What it says must depend on the tally
   * alone; then the run ends after the same game for any number of jobs.
   */
  readonly stopWhen?: (tally: Tally) => boolean;
}

export interface BatchRun {
  readonly tally: Tally;
  /** Every game of the batch was played and counted, or `stopWhen` said that these are enough. */
  readonly complete: boolean;
  /** `stopWhen` ended the run. */
  readonly enough: boolean;
  /** What stopped the run: the game with the lowest number that could not be played. */
  readonly fault?: GameFault;
  /** A chunk that lost its lane too often stops the run too. */
  readonly lost?: string;
  /** Why a chunk that was played could not be kept, which stops the run too: the disk is full, say. */
  readonly unkept?: Error;
  /** Lanes that were lost and replaced. */
  readonly replaced: number;
}

/** A chunk that loses so many lanes is not the lane's bad luck. */
const MOST_LOSSES = 3;
/** Finished chunks that wait for an earlier one are kept; a lane this far ahead waits, so that they stay few. */
const CHUNKS_AHEAD = 256;

export async function runBatch(
  batch: Batch,
  game: Game,
  openLane: () => Lane,
  options: RunOptions,
): Promise<BatchRun> {
  const run = new Run(batch, game, openLane, options);
  return run.finish();
}

class Run {
  readonly #batch: Batch;
  readonly #openLane: () => Lane;
  readonly #options: RunOptions;
  readonly #tally: Tally;
  readonly #chunks: number;
  readonly #lanes = new Set<Lane>();
  /** Replies that wait for an earlier chunk. */
  readonly #waiting = new Map<number, Tally>();
  readonly #losses = new Map<number, number>();
  #wakeUp: (() => void)[] = [];
  /** The next chunk to hand out. */
  #next = 0;
  /** All chunks below are in the tally. */
  #merged = 0;
  #played = 0;
  #replaced = 0;
  /** No chunk from here on is wanted: the end, or the chunk of a fault. */
  #limit: number;
  #fault: GameFault | undefined;
  #lost: string | undefined;
  #unkept: Error | undefined;
  #enough = false;

  constructor(batch: Batch, game: Game, openLane: () => Lane, options: RunOptions) {
    this.#batch = batch;
    this.#openLane = openLane;
    this.#options = options;
    this.#tally = createTally(game, batch.gather);
    this.#chunks = countChunks(batch);
    this.#limit = this.#chunks;
  }

  async finish(): Promise<BatchRun> {
    const { signal, jobs } = this.#options;
    const stop = (): void => this.#stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const lanes = Math.max(1, Math.min(jobs, this.#chunks));
    try {
      await Promise.all(Array.from({ length: lanes }, () => this.#work()));
    } finally {
      // Nothing goes on behind an error either.
      stop();
      signal?.removeEventListener('abort', stop);
    }
    return {
      tally: this.#tally,
      complete: this.#enough || this.#merged === this.#chunks,
      enough: this.#enough,
      replaced: this.#replaced,
      ...(this.#fault && { fault: this.#fault }),
      ...(this.#lost !== undefined && { lost: this.#lost }),
      ...(this.#unkept && { unkept: this.#unkept }),
    };
  }

  /** No further chunk is wanted, and those under way are given up. */
  #stop(): void {
    this.#limit = 0;
    this.#wakeAll();
    for (const lane of this.#lanes) void lane.close();
  }

  /** One worker's day: chunk after chunk, in a new lane whenever the old one is lost. */
  async #work(): Promise<void> {
    let lane: Lane | undefined;
    for (let index = await this.#take(); index !== undefined; index = await this.#take()) {
      // A chunk is tried again at once and by the same worker, so chunks are always handed out in order.
      while (index < this.#limit) {
        if (!lane) this.#lanes.add((lane = this.#openLane()));
        const reply = await lane.play(chunkAt(this.#batch, index)).catch(asError);
        if (reply instanceof Error) {
          this.#unkept ??= reply;
          this.#stop();
          break;
        }
        if (this.#settle(index, reply)) break;
        this.#lanes.delete(lane);
        await lane.close();
        lane = undefined;
      }
    }
    if (lane) {
      this.#lanes.delete(lane);
      await lane.close();
    }
  }

  /** The next chunk, once it is not too far ahead; undefined when there is none. */
  async #take(): Promise<number | undefined> {
    while (this.#next < this.#limit && this.#next >= this.#merged + CHUNKS_AHEAD)
      await new Promise<void>((resolve) => this.#wakeUp.push(resolve));
    return this.#next < this.#limit ? this.#next++ : undefined;
  }

  /** Books a reply; false when the chunk has to be played again. */
  #settle(index: number, reply: LaneReply): boolean {
    switch (reply.kind) {
      case 'played':
        if (this.#enough) return true;
        this.#played += reply.tally.games;
        this.#waiting.set(index, reply.tally);
        this.#mergeWaiting();
        this.#options.onProgress?.(this.#played);
        return true;
      case 'fault':
        // Chunks before this one are under way and may hold a fault of a lower number, which then counts instead.
        if (index < this.#limit) {
          this.#limit = index;
          this.#fault = reply.fault;
          this.#lost = undefined;
        }
        this.#wakeAll();
        return true;
      case 'lost':
        return this.#bookLoss(index, reply.reason);
    }
  }

  #bookLoss(index: number, reason: string): boolean {
    if (index >= this.#limit) return true;
    const losses = (this.#losses.get(index) ?? 0) + 1;
    this.#losses.set(index, losses);
    this.#replaced++;
    if (losses < MOST_LOSSES) return false;
    const { first, games } = chunkAt(this.#batch, index);
    this.#limit = index;
    this.#fault = undefined;
    this.#lost = `Games ${first} to ${first + games - 1} ended their worker ${losses} times: ${reason}`;
    this.#wakeAll();
    return true;
  }

  #mergeWaiting(): void {
    for (let tally = this.#waiting.get(this.#merged); tally; tally = this.#waiting.get(this.#merged)) {
      this.#waiting.delete(this.#merged++);
      mergeTally(this.#tally, tally);
      if (tally.rows) this.#options.onRows?.(tally.rows);
      if (!this.#options.stopWhen?.(this.#tally)) continue;
      // Later chunks may be finished already; they are not counted, as they would not be with fewer jobs. Nor is a fault
      // in one of them: it was not reached.
      this.#enough = true;
      this.#fault = undefined;
      this.#lost = undefined;
      this.#waiting.clear();
      this.#stop();
      break;
    }
    this.#wakeAll();
  }

  #wakeAll(): void {
    const waiting = this.#wakeUp;
    this.#wakeUp = [];
    for (const wake of waiting) wake();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
