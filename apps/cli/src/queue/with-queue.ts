// Lets workers on a queue play the games of a command, and reports them; keeps finished games in a file. The libraries of the queue are
// loaded only if one is used.
import { availableParallelism } from 'node:os';
import {
  localCrew,
  NothingLearnedError,
  openMemory,
  remembering,
  StoreError,
  type Crew,
} from '@railwright/playtest/node';
import type { WorkerNote } from '@railwright/queue';
import { EXIT, Failure, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { unkeptGames } from '../simulate/failed-games.ts';
import { playBy, setCrewText } from '../simulate/jobs.ts';
import { tellForeign } from '../simulate/play-batch.ts';
import { crewNews } from './crew-news.ts';
import { loadQueue } from './load-queue.ts';

export interface PlaceFlags {
  /** Address of a queue. */
  readonly queue: string | undefined;
  /** The file in which finished games are kept. */
  readonly store?: string | undefined;
  readonly jobs?: number | undefined;
}

/** Without a queue or a store, it runs as usual. @throws Failure if the queue does not respond, or the store cannot be used. */
export async function withQueue<T>({ queue, store, jobs }: PlaceFlags, run: () => Promise<T>): Promise<T> {
  const others = queue === undefined || queue === '' ? undefined : await openCrew(queue);
  if (!others && store === undefined) return run();
  const crew = await withStore(others ?? localCrew(jobs ?? availableParallelism()), store);
  playBy(crew);
  try {
    return await run();
  } catch (error) {
    if (error instanceof StoreError) throw unkeptGames(error);
    if (error instanceof NothingLearnedError) throw new Failure(error.message, EXIT.interrupted);
    throw error;
  } finally {
    playBy();
    await crew.close();
  }
}

async function openCrew(address: string): Promise<Crew> {
  const { openQueue, parseAddress, VERSION, howToGet } = await loadQueue();
  return orMisuse(async () => {
    const parsed = parseAddress(address);
    return openQueue(parsed, { onRoll: tellOf(parsed.shown, { VERSION, howToGet }) });
  });
}

async function withStore(crew: Crew, file: string | undefined): Promise<Crew> {
  if (file === undefined) return crew;
  try {
    const memory = await openMemory(file, {
      onFound: () => printError(safe(`Games that are in ${file} are not played again.`)),
      onForeign: (foreign) => tellForeign(file, foreign),
      onDamage: () => printError(safe(`Some games in ${file} are damaged. They are played again.`)),
    });
    return remembering(crew, memory);
  } catch (error) {
    await crew.close();
    if (!(error instanceof StoreError)) throw error;
    throw unkeptGames(error);
  }
}

/** @throws Failure for problems that the user can solve. */
export async function orMisuse<T>(work: () => Promise<T>): Promise<T> {
  const { QueueError } = await loadQueue();
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueError) throw misuse(error.message, error.help);
    throw error;
  }
}

function tellOf(...about: Parameters<typeof crewNews>) {
  const newsOf = crewNews(...about);
  let told = '';
  return (workers: readonly WorkerNote[], connected: boolean): void => {
    const { text, waiting } = newsOf(workers, connected);
    setCrewText(text);
    if (waiting !== '' && waiting !== told) printError(safe(waiting));
    else if (waiting === '' && told !== '') printError(safe(`Continuing: ${text}.`));
    told = waiting;
  };
}
