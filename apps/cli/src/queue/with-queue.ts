// Has workers on a queue play the games of a command, and tells who works. What is loaded for it is loaded only then.
import type { WorkerNote } from '@railwright/queue';
import { plural } from '../check/findings.ts';
import { misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { playBy, setCrewText } from '../simulate/jobs.ts';
import { loadQueue } from './load-queue.ts';

/** Without an address it runs as ever. @throws Failure when the queue does not answer. */
export async function withQueue<T>(address: string | undefined, run: () => Promise<T>): Promise<T> {
  if (address === undefined || address === '') return run();
  const { openQueue, parseAddress, VERSION } = await loadQueue();
  const crew = await orMisuse(async () => {
    const parsed = parseAddress(address);
    return openQueue(parsed, { onRoll: tellOf(parsed.shown, VERSION) });
  });
  playBy(crew);
  try {
    return await run();
  } finally {
    playBy();
    await crew.close();
  }
}

/** @throws Failure for what a person can do something about. */
export async function orMisuse<T>(work: () => Promise<T>): Promise<T> {
  const { QueueError } = await loadQueue();
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueError) throw misuse(error.message, error.help);
    throw error;
  }
}

/** Rolls in a row without anybody, or without an answer, before it is said. */
const PATIENCE = 2;

function tellOf(shown: string, version: string) {
  let empty = 0;
  let silent = 0;
  let told: 'nobody' | 'silence' | undefined;
  const once = (what: typeof told, words: string): void => {
    if (told === what) return;
    told = what;
    printError(safe(words));
  };
  return (workers: readonly WorkerNote[], connected: boolean): void => {
    const able = workers.filter((worker) => worker.version === version);
    empty = connected && able.length === 0 ? empty + 1 : 0;
    silent = connected ? 0 : silent + 1;
    setCrewText(connected ? crewText(able) : 'the queue does not answer');
    if (silent >= PATIENCE)
      once(
        'silence',
        `The queue ${shown} does not answer any longer. This goes on when it does; Ctrl-C ends it.`,
      );
    else if (empty >= PATIENCE) once('nobody', nobodyText(workers, shown, version));
    else if (connected && able.length > 0 && told !== undefined) {
      told = undefined;
      printError(safe(`Going on: ${crewText(able)}.`));
    }
  };
}

/** Names that are shown; more are counted. */
const SHOWN_NAMES = 4;

function crewText(workers: readonly WorkerNote[]): string {
  const threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
  const names = workers.slice(0, SHOWN_NAMES).map(({ name }) => name);
  const more = workers.length - names.length;
  return `${plural(workers.length, 'worker')}, ${plural(threads, 'thread')}${names.length === 0 ? '' : ` (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`}`;
}

function nobodyText(workers: readonly WorkerNote[], shown: string, version: string): string {
  const start = `Start one: railwright worker ${shown}`;
  if (workers.length === 0) return `No worker is on the queue ${shown}. This waits for one. ${start}`;
  const others = [...new Set(workers.map((worker) => worker.version))].join(', ');
  return `None of the ${plural(workers.length, 'worker')} on the queue ${shown} can play these games: they have version ${others}, and ${version} is wanted. ${start}, with the same railwright as here.`;
}
