// Hands out the chunks of a batch to lanes and adds up the results, in the order of the chunks. So the games counted are
// always the first ones of the batch without a gap: what is printed after a stop is what a shorter batch would have given.
import type { Game } from '@railwright/engine';
import { chunkAt, countChunks, type Batch, type Chunk } from './batch.ts';
import type { Lane, LaneLost, LaneReply } from './lane.ts';
import type { GameRow } from './observe/rows.ts';
import type { GameFault } from './play.ts';
import { createTally, mergeTally, type Tally } from './tally.ts';

/** Options of `runBatch`. */
export interface RunOptions {
  /** How many lanes work at the same time; a function is asked again after every chunk. */
  readonly jobs: number | (() => number);
  /** Games of the next chunk, by the number left, instead of the batch's. It only matters to where a stop ends the run. */
  readonly chunkGames?: (left: number) => number;
  /** Stops the run; games finished by then are still counted. */
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

/** Lanes that play the chunks of a batch. */
export interface Lanes extends Pick<RunOptions, 'chunkGames' | 'jobs'> {
  /** Opens one more lane; called for every lane that is needed or replaced. */
  readonly openLane: () => Lane;
}

/** The tally of the games played, and what ended the run. */
export interface BatchRun {
  /** Counts over the games that were played and counted. */
  readonly tally: Tally;
  /** Every game of the batch was played and counted, or `stopWhen` said that these are enough. */
  readonly complete: boolean;
  /** `stopWhen` ended the run. */
  readonly enough: boolean;
  /** The fault that stopped the run: of the game with the lowest number that could not be played. */
  readonly fault?: GameFault;
  /** A chunk that lost its lane too often stops the run too. */
  readonly lost?: string;
  /** The games of that chunk. */
  readonly lostGames?: Pick<Chunk, 'first' | 'games'>;
  /** Why a chunk that was played could not be kept, which stops the run too: the disk is full, say. */
  readonly unkept?: Error;
  /** Lanes that were lost and replaced. */
  readonly replaced: number;
}

/** Its tally is read when its turn comes: until then a lane may keep it small. */
type PlayedReply = Extract<LaneReply, { kind: 'played' }>;

/** A chunk that loses this many lanes is at fault itself. */
const MOST_LOSSES = 3;
/** Finished chunks that wait for an earlier one are kept; a lane this far ahead waits, so that they stay few. */
const CHUNKS_AHEAD = 256;

/** Plays a batch. Faults, lost lanes and failed writes are reported in the result, not thrown. */
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
  readonly #lanes = new Set<Lane>();
  /** Replies that wait for an earlier chunk. */
  readonly #waiting = new Map<number, PlayedReply>();
  readonly #losses = new Map<number, number>();
  /** Chunks that were handed out and are not in the tally yet. */
  readonly #open = new Map<number, Chunk>();
  #wakeUp: (() => void)[] = [];
  /** Called when the last lane has gone home, or with what ended the run. */
  #end: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined;
  #working = 0;
  /** Games of the chunks that were handed out. */
  #cut = 0;
  /** The next chunk to hand out. */
  #next = 0;
  /** All chunks below are in the tally. */
  #merged = 0;
  #played = 0;
  #replaced = 0;
  /** No chunk from here on is wanted: the end, or the chunk of a fault. */
  #limit: number;
  #fault: GameFault | undefined;
  #lost: { readonly message: string; readonly chunk: Pick<Chunk, 'first' | 'games'> } | undefined;
  #unkept: Error | undefined;
  #enough = false;

  constructor(batch: Batch, game: Game, openLane: () => Lane, options: RunOptions) {
    this.#batch = batch;
    this.#openLane = openLane;
    this.#options = options;
    this.#tally = createTally(game, batch.gather);
    this.#limit = options.chunkGames ? Infinity : countChunks(batch);
  }

  async finish(): Promise<BatchRun> {
    const { signal } = this.#options;
    const stop = (): void => this.#stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      await new Promise<void>((resolve, reject) => {
        this.#end = { resolve, reject };
        this.#staff();
        if (this.#working === 0) resolve();
      });
    } finally {
      // Nothing goes on behind an error either.
      stop();
      signal?.removeEventListener('abort', stop);
    }
    return {
      tally: this.#tally,
      complete: this.#enough || this.#tally.games === this.#batch.games,
      enough: this.#enough,
      replaced: this.#replaced,
      ...(this.#fault && { fault: this.#fault }),
      ...(this.#lost && { lost: this.#lost.message, lostGames: this.#lost.chunk }),
      ...(this.#unkept && { unkept: this.#unkept }),
    };
  }

  /** No further chunk is wanted, and those under way are given up. */
  #stop(): void {
    this.#limit = 0;
    this.#wakeAll();
    for (const lane of this.#lanes) void lane.close();
  }

  get #jobs(): number {
    const { jobs } = this.#options;
    return typeof jobs === 'number' ? jobs : jobs();
  }

  /** Starts as many workers as there should be; one that finds no chunk ends. */
  #staff(): void {
    while (this.#next < this.#limit && this.#working < this.#jobs) {
      this.#working++;
      void this.#work().then(
        () => {
          if (--this.#working === 0) this.#end?.resolve();
        },
        (error: unknown) => this.#end?.reject(asError(error)),
      );
      if (this.#working >= this.#limit) return;
    }
  }

  /** One worker's day: chunk after chunk, in a new lane whenever the old one is lost. */
  async #work(): Promise<void> {
    let lane: Lane | undefined;
    for (let index = await this.#take(); index !== undefined; index = await this.#take()) {
      // A chunk is tried again at once and by the same worker, so chunks are always handed out in order.
      while (index < this.#limit) {
        if (!lane) this.#lanes.add((lane = this.#openLane()));
        const reply = await lane.play(this.#chunk(index)).catch(asError);
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
    while (this.#next < this.#limit && this.#next >= this.#merged + Math.max(CHUNKS_AHEAD, 4 * this.#jobs))
      await new Promise<void>((resolve) => this.#wakeUp.push(resolve));
    if (this.#next >= this.#limit) return undefined;
    const index = this.#next++;
    const chunk = this.#cutChunk(index);
    this.#open.set(index, chunk);
    this.#cut += chunk.games;
    if (this.#cut >= this.#batch.games) this.#limit = Math.min(this.#limit, this.#next);
    return index;
  }

  #cutChunk(index: number): Chunk {
    const { chunkGames } = this.#options;
    if (!chunkGames) return chunkAt(this.#batch, index);
    const { first, games } = this.#batch;
    const size = Math.max(1, Math.min(Math.floor(chunkGames(games - this.#cut)), games - this.#cut));
    return { index, first: first + this.#cut, games: size };
  }

  #chunk(index: number): Chunk {
    return this.#open.get(index) ?? chunkAt(this.#batch, index);
  }

  /** Books a reply; false when the chunk has to be played again. */
  #settle(index: number, reply: LaneReply): boolean {
    switch (reply.kind) {
      case 'played':
        if (this.#enough) return true;
        this.#played += this.#chunk(index).games;
        this.#waiting.set(index, reply);
        this.#mergeWaiting();
        this.#options.onProgress?.(this.#played);
        this.#staff();
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
        return this.#bookLoss(index, reply);
    }
  }

  #bookLoss(index: number, { reason, tries }: LaneLost): boolean {
    if (index >= this.#limit) return true;
    const losses = tries ?? (this.#losses.get(index) ?? 0) + 1;
    this.#losses.set(index, losses);
    if (losses > 0) this.#replaced++;
    if (tries === undefined && losses < MOST_LOSSES) return false;
    const { first, games } = this.#chunk(index);
    this.#limit = index;
    this.#fault = undefined;
    this.#lost = {
      message: `Games ${first} to ${first + games - 1} ${losses > 0 ? `crashed their worker ${losses} times` : 'could not be played'}: ${reason}`,
      chunk: { first, games },
    };
    this.#wakeAll();
    return true;
  }

  #mergeWaiting(): void {
    for (let reply = this.#waiting.get(this.#merged); reply; reply = this.#waiting.get(this.#merged)) {
      const tally = tallyOf(reply);
      if (tally instanceof Error) {
        this.#waiting.clear();
        this.#bookLoss(this.#merged, { kind: 'lost', reason: tally.message, tries: 0 });
        return;
      }
      this.#open.delete(this.#merged);
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

/** Results from elsewhere are sometimes read only here, and may be unreadable. */
function tallyOf(reply: PlayedReply): Tally | Error {
  try {
    return reply.tally;
  } catch (error) {
    return asError(error);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
