// Has the chunks of a batch played and adds up the results, in the order of the chunks. So the games counted are
// always the first ones of the batch without a gap: what is printed after a stop is what a shorter batch would have given.
import type { Game, GameRecord } from '@railwright/engine';
import { chunkAt, countChunks, type Batch, type Chunk } from './batch.ts';
import type { ChunkCache, ChunkPlayer, ChunkReply } from './executor/chunk-player.ts';
import type { GameRow } from './observe/rows.ts';
import type { GameFault } from './play.ts';
import { createTally, mergeTally, type Tally } from './tally.ts';

/** Options of `Executor.runBatch`. */
export interface RunOptions {
  /** Stops the run; games finished by then are still counted. */
  readonly signal?: AbortSignal | undefined;
  /** Called whenever games were finished, with how many there are so far, in any order. */
  readonly onProgress?: ((games: number) => void) | undefined;
  /** Called after every chunk, in the order of the chunks, with the games so far. */
  readonly onTally?: ((tally: Tally) => void) | undefined;
  /** Takes the rows of games that are counted, in the order of the games; see `rows` of a batch. */
  readonly onRows?: ((rows: readonly GameRow[]) => void) | undefined;
  /** Takes the record of every game, some time after the game. Rejecting ends the run, see `unkept`. */
  readonly onRecord?: OnRecord | undefined;
  /**
   * Asked after every chunk, in the order of the chunks, whether the games so far are enough. What it says must depend on the tally
   * alone; then the run ends after the same game for any executor.
   */
  readonly stopWhen?: ((tally: Tally) => boolean) | undefined;
  /** Chunks that it has are not played; new ones are put there. They are cut as the batch says. */
  readonly cache?: ChunkCache | undefined;
}

/** Takes the record of a game that has ended, with its number. */
type OnRecord = (record: GameRecord, index: number) => Promise<void>;

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
  /** A chunk that lost its workers too often stops the run too. */
  readonly lost?: string;
  /** The games of that chunk. */
  readonly lostGames?: Pick<Chunk, 'first' | 'games'>;
  /** Why a chunk that was played could not be kept, which stops the run too: the disk is full, say. */
  readonly unkept?: Error;
  /** Workers that were lost and replaced. */
  readonly replaced: number;
}

/** Its tally is read when its turn comes: until then it may be kept small. */
type PlayedReply = Extract<ChunkReply, { kind: 'played' }>;

/** Finished chunks that wait for an earlier one are kept; a worker this far ahead waits, so that they stay few. */
const CHUNKS_AHEAD = 256;

/** Plays a batch. Faults, lost workers and failed writes are reported in the result, not thrown. */
export async function runChunks(
  batch: Batch,
  game: Game,
  player: ChunkPlayer,
  options: RunOptions = {},
): Promise<BatchRun> {
  const run = new Run(batch, game, player, options);
  return run.finish();
}

class Run {
  readonly #batch: Batch;
  readonly #player: ChunkPlayer;
  readonly #options: RunOptions;
  readonly #tally: Tally;
  readonly #chunkGames: ChunkPlayer['chunkGames'];
  /** Replies that wait for an earlier chunk. */
  readonly #waiting = new Map<number, PlayedReply>();
  /** Chunks that were handed out and are not in the tally yet. */
  readonly #open = new Map<number, Chunk>();
  #wakeUp: (() => void)[] = [];
  /** Called when the last chunk has come back, or with what ended the run. */
  readonly #end = Promise.withResolvers<undefined>();
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

  constructor(batch: Batch, game: Game, player: ChunkPlayer, options: RunOptions) {
    this.#batch = batch;
    this.#player = player;
    this.#options = options;
    this.#tally = createTally(game, batch.gather);
    this.#chunkGames = isCutFixed(options) ? undefined : player.chunkGames;
    this.#limit = this.#chunkGames ? Infinity : countChunks(batch);
  }

  async finish(): Promise<BatchRun> {
    const { signal } = this.#options;
    const stop = (): void => this.#stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      this.#staff();
      if (this.#working > 0) await this.#end.promise;
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
    this.#player.stop();
  }

  /** Has as many chunks under way as there should be. */
  #staff(): void {
    while (this.#next < this.#limit && this.#working < this.#player.room()) {
      this.#working++;
      void this.#work().then(
        () => {
          if (--this.#working === 0) this.#end.resolve(undefined);
        },
        (error: unknown) => this.#end.reject(asError(error)),
      );
      if (this.#working >= this.#limit) return;
    }
  }

  /** Chunk after chunk, until there is none. */
  async #work(): Promise<void> {
    for (let index = await this.#take(); index !== undefined; index = await this.#take()) {
      const reply = await this.#play(this.#chunk(index)).catch(asError);
      if (reply instanceof Error) {
        this.#unkept ??= reply;
        this.#stop();
      } else this.#settle(index, reply);
    }
  }

  /** Rejects when what was played cannot be kept. */
  async #play(chunk: Chunk): Promise<ChunkReply> {
    const { cache, onRecord } = this.#options;
    const known = cache?.get(chunk);
    if (known) return { kind: 'played', tally: known };
    const reply = await this.#player.play(chunk);
    for (const [record, index] of reply.records ?? []) await onRecord?.(record, index);
    if (reply.kind === 'played') cache?.put(chunk, reply.tally);
    return reply;
  }

  /** The next chunk, once it is not too far ahead; undefined when there is none. */
  async #take(): Promise<number | undefined> {
    while (
      this.#next < this.#limit &&
      this.#next >= this.#merged + Math.max(CHUNKS_AHEAD, 4 * this.#player.room())
    )
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
    if (!this.#chunkGames) return chunkAt(this.#batch, index);
    const { first, games } = this.#batch;
    const left = games - this.#cut;
    const size = Math.max(1, Math.min(Math.floor(this.#chunkGames(left)), left));
    return { index, first: first + this.#cut, games: size };
  }

  #chunk(index: number): Chunk {
    return this.#open.get(index) ?? chunkAt(this.#batch, index);
  }

  #settle(index: number, reply: ChunkReply): void {
    if (this.#enough || (reply.kind === 'lost' && index >= this.#limit)) return;
    this.#replaced += reply.losses ?? 0;
    switch (reply.kind) {
      case 'played':
        this.#played += this.#chunk(index).games;
        this.#waiting.set(index, reply);
        this.#mergeWaiting();
        this.#options.onProgress?.(this.#played);
        this.#staff();
        return;
      case 'fault':
        // Chunks before this one are under way and may hold a fault of a lower number, which then counts instead.
        if (index < this.#limit) {
          this.#limit = index;
          this.#fault = reply.fault;
          this.#lost = undefined;
        }
        this.#wakeAll();
        return;
      case 'lost':
        this.#bookLoss(index, reply.reason, reply.losses);
    }
  }

  #bookLoss(index: number, reason: string, losses = 0): void {
    const { first, games } = this.#chunk(index);
    this.#limit = index;
    this.#fault = undefined;
    this.#lost = {
      message: `${gamesText({ first, games })} ${losses > 0 ? `crashed their worker ${losses} times` : 'could not be played'}: ${reason}`,
      chunk: { first, games },
    };
    this.#wakeAll();
  }

  #mergeWaiting(): void {
    for (let reply = this.#waiting.get(this.#merged); reply; reply = this.#waiting.get(this.#merged)) {
      const tally = tallyOf(reply);
      if (tally instanceof Error) {
        this.#waiting.clear();
        this.#bookLoss(this.#merged, tally.message);
        return;
      }
      this.#open.delete(this.#merged);
      this.#waiting.delete(this.#merged++);
      mergeTally(this.#tally, tally);
      if (tally.rows) this.#options.onRows?.(tally.rows);
      this.#options.onTally?.(this.#tally);
      if (!this.#options.stopWhen?.(this.#tally)) continue;
      // Later chunks may be finished already; they are not counted, as they would not be with fewer workers. Nor is a fault
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

/** Whether chunks have to be cut as the batch says: a rule ends the run after a chunk, and a cache knows chunks by their games. */
export const isCutFixed = ({ stopWhen, cache }: RunOptions): boolean =>
  stopWhen !== undefined || cache !== undefined;

/** A range of games, for people. */
export const gamesText = ({ first, games }: Pick<Chunk, 'first' | 'games'>): string =>
  `Games ${first} to ${first + games - 1}`;

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
