// Plays a batch on worker threads.
import { Worker } from 'node:worker_threads';
import type { Game } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { Lane, LaneReply } from '../lane.ts';
import { runBatch, type BatchRun, type RunOptions } from '../run.ts';
import type { Crew, Jobs, OnRecord } from './crew.ts';
import { storedLane, type ChunkStore } from './store.ts';
import type { Answer, Task, WorkerData } from './worker.ts';

interface SeriesOptions extends Omit<RunOptions, 'jobs' | 'chunkGames'> {
  /** How many threads, or who plays instead. */
  readonly jobs: Jobs;
}

/** Options of `runOnThreads`. */
export interface ThreadOptions extends SeriesOptions {
  /** Takes the record of every game, in this thread, some time after the game. Rejecting ends the run, see `unkept`. */
  readonly onRecord?: OnRecord;
  /** The store of finished chunks, which are not played again unless the records of their games are wanted. */
  readonly store?: ChunkStore;
  /** Address of the module with the rules and bots, a `GameSource`; the shipped ones by default. */
  readonly source?: string;
}

const SHIPPED = new URL('../shipped-games.ts', import.meta.url).href;

/** `game` is the batch's game as the calling thread knows it; the workers make their own. */
export async function runOnThreads(batch: Batch, game: Game, options: ThreadOptions): Promise<BatchRun> {
  const { onRecord, store, source = SHIPPED, jobs } = options;
  if (typeof jobs !== 'number') return runWithCrew(batch, game, { ...options, jobs });
  const openLane = (): Lane => laneOn(openThread(source, onRecord), batch);
  return runBatch(batch, game, store && !onRecord ? () => storedLane(store, openLane) : openLane, {
    ...options,
    jobs,
  });
}

function runWithCrew(
  batch: Batch,
  game: Game,
  { jobs: crew, store, onRecord, ...options }: ThreadOptions & { readonly jobs: Crew },
): Promise<BatchRun> {
  const kept = store && !onRecord ? store : undefined;
  const fixed = kept !== undefined || options.stopWhen !== undefined;
  const { openLane, ...lanes } = crew.openLanes(batch, { ...(fixed && { chunks: 'fixed' }), onRecord });
  return runBatch(batch, game, kept ? () => storedLane(kept, openLane) : openLane, { ...options, ...lanes });
}

/** Several batches of one game on threads that stay open. */
export interface ThreadSeries {
  run(batch: Batch, options: SeriesOptions): Promise<BatchRun>;
  close(): Promise<void>;
}

export interface SharedThreads {
  /** Threads of the caller, who closes them; otherwise the series has its own. */
  readonly threads?: IdleThreads | undefined;
  /** For threads of its own: the address of a `GameSource`, see `ThreadOptions`. */
  readonly source?: string | undefined;
}

/** Threads for several batches of one game. */
export function openSeries(game: Game, { threads: shared, source }: SharedThreads = {}): ThreadSeries {
  const threads = shared ?? openThreads(source);
  return {
    run: (batch, { jobs, ...options }) =>
      typeof jobs === 'number'
        ? runBatch(batch, game, () => threads.openLane(batch), {
            ...options,
            jobs,
          })
        : runWithCrew(batch, game, { ...options, jobs }),
    close: () => (shared ? Promise.resolve() : threads.close()),
  };
}

/** Threads that stay open from one batch to the next. */
export interface IdleThreads {
  /** Games whose records are wanted have threads of their own. */
  openLane(batch: Batch, onRecord?: OnRecord): Lane;
  /** Ends all threads. */
  close(): Promise<void>;
}

/**
 * Opens threads as they are needed.
 * @param source the address of a module that is a `GameSource`
 */
export function openThreads(source = SHIPPED): IdleThreads {
  const idle: Thread[] = [];
  /** Preferably one that knows the game. */
  const take = (definition: unknown): Thread | undefined => {
    const known = idle.findIndex((thread) => thread.definition === definition);
    return idle.splice(known, 1)[0];
  };
  let closed = false;
  return {
    openLane(batch, onRecord) {
      if (onRecord) return laneOn(openThread(source, onRecord), batch);
      const thread = take(batch.definition) ?? openThread(source);
      let open = true;
      let busy = false;
      let lost = false;
      return {
        async play(chunk) {
          busy = true;
          const reply = await thread.play(batch, chunk);
          busy = false;
          lost ||= reply.kind === 'lost';
          return reply;
        },
        // A thread with nothing to do waits for the next batch.
        async close() {
          if (!open) return;
          open = false;
          if (busy || lost || closed) await thread.close();
          else idle.push(thread);
        },
      };
    },
    async close() {
      closed = true;
      await Promise.all(idle.splice(0).map((thread) => thread.close()));
    },
  };
}

interface Lost {
  readonly reply: LaneReply;
  readonly records: readonly [];
}

interface Thread {
  /** Of the batch it played last. */
  readonly definition: unknown;
  play(batch: Batch, chunk: Chunk): Promise<LaneReply>;
  close(): Promise<void>;
}

const laneOn = (thread: Thread, batch: Batch): Lane => ({
  play: (chunk) => thread.play(batch, chunk),
  close: () => thread.close(),
});

function openThread(source: string, onRecord?: ThreadOptions['onRecord']): Thread {
  const data: WorkerData = { source, records: onRecord !== undefined };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: data,
    // A debugger or a loader of the calling thread is not meant for its workers.
    execArgv: [],
  });
  let reason = 'it ended without a message';
  let settle: ((answer: Answer | Lost) => void) | undefined;
  const answer = (value: Answer | Lost): void => {
    settle?.(value);
    settle = undefined;
  };
  worker.on('message', answer);
  worker.on('error', (error: unknown) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  let gone = false;
  worker.on('exit', () => {
    gone = true;
    answer({ reply: { kind: 'lost', reason }, records: [] });
  });
  let known: Batch | undefined;
  const taskOf = (batch: Batch, chunk: Chunk): Task => {
    const before = known;
    known = batch;
    if (before === batch) return { chunk };
    if (before?.definition !== batch.definition || before?.seats !== batch.seats) return { chunk, batch };
    const { definition: _definition, seats: _seats, ...other } = batch;
    return { chunk, batch: other };
  };
  return {
    get definition() {
      return known?.definition;
    },
    async play(batch, chunk) {
      if (gone) return { kind: 'lost', reason };
      const { reply, records } = await new Promise<Answer | Lost>((resolve) => {
        settle = resolve;
        worker.postMessage(taskOf(batch, chunk));
      });
      for (const [record, index] of records) await onRecord?.(record, index);
      return reply;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
