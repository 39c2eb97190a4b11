// Batches of games as `railwright simulate` plays them: what a second thread brings, and what memory a long one takes.
import type { ResolvedSetup } from '@railwright/content';
import { plainBot } from '@railwright/bots';
import type { Batch, BatchRun } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { createGame } from '../src/index.ts';

const SEATS = 2;

function batchOf(setup: ResolvedSetup, bot: string, games: number): Batch {
  return {
    definition: setup.definition,
    source: { setup: setup.id, content: setup.hash },
    seats: SEATS,
    games,
    first: 0,
    seed: 1,
    bots: Array.from({ length: SEATS }, () => plainBot(bot)),
  };
}

const play = (
  setup: ResolvedSetup,
  games: number,
  jobs: number,
  onProgress: (done: number) => void,
): Promise<BatchRun> =>
  onThreads(jobs, (threads) =>
    threads.runBatch(batchOf(setup, 'heuristic', games), createGame(setup.definition, SEATS), { onProgress }),
  );

export interface ThreadedGames {
  /** By the clock on the wall. */
  readonly perSecond: number;
  /** Seconds of processor time that a game takes, on all threads together. */
  readonly cost: number;
}

/** Plays games on this many threads and measures all but the first quarter, in which the threads start and warm up. */
export async function threadedGames(
  setup: ResolvedSetup,
  jobs: number,
  games: number,
): Promise<ThreadedGames> {
  let begun: { games: number; wall: number; cpu: number } | undefined;
  const clocks = (done: number): { games: number; wall: number; cpu: number } => ({
    games: done,
    wall: performance.now() / 1e3,
    cpu: process.cpuUsage().user / 1e6,
  });
  let last = clocks(0);
  await play(setup, games, jobs, (done) => {
    last = clocks(done);
    if (done >= games / 4) begun ??= last;
  });
  const from = begun ?? last;
  const played = last.games - from.games;
  return { perSecond: played / (last.wall - from.wall), cost: (last.cpu - from.cpu) / played };
}

export interface LongBatch {
  readonly seconds: number;
  /** Highest resident memory of the whole process, in bytes. */
  readonly memory: number;
}

/** Plays a batch on two threads; `tell` hears how far it is and how much memory it takes, some twenty times. */
export async function longBatch(
  setup: ResolvedSetup,
  games: number,
  tell: (done: number, memory: number) => void,
): Promise<LongBatch> {
  const start = performance.now();
  let told = 0;
  const run = await play(setup, games, 2, (done) => {
    if (done - told < games / 20) return;
    told = done;
    tell(done, process.memoryUsage.rss());
  });
  if (!run.complete)
    throw new Error(run.fault?.message ?? run.lost ?? 'The batch was not played to its end.');
  return { seconds: (performance.now() - start) / 1e3, memory: process.resourceUsage().maxRSS * 1024 };
}
