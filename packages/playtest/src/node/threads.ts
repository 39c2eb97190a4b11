// Plays a batch on worker threads.
import { Worker } from 'node:worker_threads';
import type { Game } from '@railwright/engine';
import type { Batch, Chunk } from '../batch.ts';
import type { Lane, LaneReply } from '../lane.ts';
import { runBatch, type BatchRun, type RunOptions } from '../run.ts';
import { removeLeftovers } from './save.ts';
import { storedLane, type ChunkStore } from './store.ts';
import type { OtherBatch, Task, WorkerData } from './worker.ts';

export interface ThreadOptions extends RunOptions {
  /** An existing folder in which every game leaves its record. */
  readonly saveTo?: string;
  /** Where finished chunks are kept: those that are there are not played again. Games that are saved are always played. */
  readonly store?: ChunkStore;
  /** Address of the module with the rules and bots, a `GameSource`; the shipped ones by default. */
  readonly source?: string;
}

const SHIPPED = new URL('../shipped-games.ts', import.meta.url).href;

/** `game` is the batch's game as the calling thread knows it; the workers make their own. */
export async function runOnThreads(batch: Batch, game: Game, options: ThreadOptions): Promise<BatchRun> {
  const { saveTo, store, source = SHIPPED } = options;
  const data: WorkerData = { batch, source, ...(saveTo !== undefined && { saveTo }) };
  const openLane = (): Lane => openThread(data);
  const stored = store && saveTo === undefined ? (): Lane => storedLane(store, openLane) : openLane;
  const run = await runBatch(batch, game, stored, options);
  if (saveTo !== undefined) removeLeftovers(saveTo, batch);
  return run;
}

/** Several batches of one definition and number of seats, one after the other on the same threads. */
export interface ThreadSeries {
  run(batch: Batch, options: RunOptions): Promise<BatchRun>;
  close(): Promise<void>;
}

export function openSeries(first: Batch, game: Game, source = SHIPPED): ThreadSeries {
  const idle: Thread[] = [];
  const openLane = (batch: Batch): Lane => {
    const { definition: _definition, seats: _seats, ...other } = batch;
    const thread = idle.pop() ?? openThread({ batch: first, source });
    let busy = false;
    let lost = false;
    return {
      async play(chunk) {
        busy = true;
        const reply = await thread.play(chunk, other);
        busy = false;
        lost ||= reply.kind === 'lost';
        return reply;
      },
      // A thread with nothing to do waits for the next batch.
      async close() {
        if (busy || lost) await thread.close();
        else idle.push(thread);
      },
    };
  };
  return {
    run: (batch, options) => runBatch(batch, game, () => openLane(batch), options),
    async close() {
      await Promise.all(idle.splice(0).map((thread) => thread.close()));
    },
  };
}

interface Thread extends Lane {
  play(chunk: Chunk, other?: OtherBatch): Promise<LaneReply>;
}

function openThread(data: WorkerData): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: data,
    // A debugger or a loader of the calling thread is not meant for its workers.
    execArgv: [],
  });
  let reason = 'it ended without a word';
  let answer: ((reply: LaneReply) => void) | undefined;
  const reply = (value: LaneReply): void => {
    answer?.(value);
    answer = undefined;
  };
  worker.on('message', (value: LaneReply) => reply(value));
  worker.on('error', (error: unknown) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  let gone = false;
  worker.on('exit', () => {
    gone = true;
    reply({ kind: 'lost', reason });
  });
  return {
    play: (chunk, other) =>
      new Promise((resolve) => {
        if (gone) return resolve({ kind: 'lost', reason });
        answer = resolve;
        const task: Task = { chunk, ...(other && { other }) };
        worker.postMessage(task);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
