// Opens the executor of a command, from its flags, and closes it: the threads of this machine, or the workers on a queue; with a file of finished
// games in front, and for one part of the games. The libraries of a queue are loaded only if one is used.
import { availableParallelism } from 'node:os';
import { NothingLearnedError, type Executor } from '@railwright/playtest';
import { openStore, openThreads, StoreError, withCache } from '@railwright/playtest/node';
import type { WorkerNote } from '@railwright/queue';
import { EXIT, Failure, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { WHOLE, type Parts } from '../parts/parts.ts';
import { loadQueue } from '../queue/load-queue.ts';
import { presenceNews } from '../queue/presence-text.ts';
import { orFailure, unkeptGames } from '../study/failed-games.ts';
import { tellForeign } from '../simulate/stored-games.ts';

export interface PlaceFlags {
  /** Address of a queue. */
  readonly queue: string | undefined;
  /** The file in which finished games are kept. */
  readonly store?: string | undefined;
  /** Threads of this machine; one per core by default. */
  readonly jobs?: number | undefined;
  /** The games to play; all by default. */
  readonly parts?: Parts;
}

/** @throws Failure if the queue does not respond, or the store cannot be used. */
export async function withExecutor<T>(
  { queue, store, jobs, parts = WHOLE }: PlaceFlags,
  run: (executor: Executor) => Promise<T>,
): Promise<T> {
  const players =
    queue === undefined || queue === ''
      ? openThreads(jobs ?? availableParallelism())
      : await openQueueAt(queue);
  const executor = orFailure(parts.on(await withStore(players, store)));
  try {
    return await run(executor);
  } catch (error) {
    if (error instanceof StoreError) throw unkeptGames(error);
    if (error instanceof NothingLearnedError) throw new Failure(error.message, EXIT.interrupted);
    throw error;
  } finally {
    await executor.close();
  }
}

async function openQueueAt(address: string): Promise<Executor> {
  const { openQueue, parseAddress, VERSION, howToGet } = await loadQueue();
  return orMisuse(async () => {
    const parsed = parseAddress(address);
    return openQueue(parsed, { onPresence: tellPresence(parsed.shown, { VERSION, howToGet }) });
  });
}

async function withStore(executor: Executor, file: string | undefined): Promise<Executor> {
  if (file === undefined) return executor;
  try {
    const store = await openStore(file, {
      onFound: () => printError(safe(`Games that are in ${file} are not played again.`)),
      onForeign: (foreign) => tellForeign(file, foreign),
      onDamage: () => printError(safe(`Some games in ${file} are damaged. They are played again.`)),
    });
    return withCache(executor, store);
  } catch (error) {
    await executor.close();
    if (!(error instanceof StoreError)) throw error;
    throw unkeptGames(error);
  }
}

/** @throws Failure for problems that the user can solve. */
export async function orMisuse<T>(work: () => Promise<T>): Promise<T> {
  const { RedisError } = await loadQueue();
  try {
    return await work();
  } catch (error) {
    if (error instanceof RedisError) throw misuse(error.message, error.help);
    throw error;
  }
}

function tellPresence(...about: Parameters<typeof presenceNews>) {
  const newsOf = presenceNews(...about);
  let told = '';
  return (workers: readonly WorkerNote[], connected: boolean): string => {
    const { text, waiting } = newsOf(workers, connected);
    if (waiting !== '' && waiting !== told) printError(safe(waiting));
    else if (waiting === '' && told !== '') printError(safe(`Continuing: ${text}.`));
    told = waiting;
    return text;
  };
}
