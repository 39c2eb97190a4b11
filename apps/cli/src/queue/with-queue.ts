// Has workers on a queue play the games of a command, and tells who works. What is loaded for it is loaded only then.
import type { WorkerNote } from '@railwright/queue';
import { misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { playBy, setCrewText } from '../simulate/jobs.ts';
import { crewNews } from './crew-news.ts';
import { loadQueue } from './load-queue.ts';

/** Without an address it runs as ever. @throws Failure when the queue does not answer. */
export async function withQueue<T>(address: string | undefined, run: () => Promise<T>): Promise<T> {
  if (address === undefined || address === '') return run();
  const { openQueue, parseAddress, VERSION, howToGet } = await loadQueue();
  const crew = await orMisuse(async () => {
    const parsed = parseAddress(address);
    return openQueue(parsed, { onRoll: tellOf(parsed.shown, { VERSION, howToGet }) });
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
