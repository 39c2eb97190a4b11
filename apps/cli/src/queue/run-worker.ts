// `railwright worker`: plays games from a queue until it is stopped, with a status line.
import { availableParallelism, hostname } from 'node:os';
import type { QueueWorker } from '@railwright/queue';
import { plural } from '../check/findings.ts';
import { EXIT, misuse } from '../failure.ts';
import { orMisuse } from '../executor/with-executor.ts';
import { printError, safe } from '../output.ts';
import { loadQueue } from './load-queue.ts';

export interface WorkerFlags {
  readonly jobs: number | undefined;
  readonly name: string | undefined;
  readonly silence: number;
}

/** Milliseconds between two lines: for a terminal, which shows only the last one, and for a log. */
const LINE_EVERY = { terminal: 1000, log: 60_000 } as const;

/** Returns the exit code. */
export async function runWorker(typed: string | undefined, flags: WorkerFlags): Promise<number> {
  if (typed === undefined || typed === '')
    throw misuse(
      'The address of the queue is missing.',
      'Name it as in railwright worker redis://host:6379, or set RAILWRIGHT_QUEUE. See railwright worker --help.',
    );
  const { parseAddress, startWorker, VERSION } = await loadQueue();
  const name = flags.name ?? `${hostname()}-${process.pid}`;
  const threads = flags.jobs ?? availableParallelism();
  const line = statusLine();
  const { worker, shown } = await orMisuse(async () => {
    const address = parseAddress(typed);
    const settings = { name, threads, silence: flags.silence, onNote: (note: string) => line.say(note) };
    return { worker: await startWorker(address, settings), shown: address.shown };
  });
  line.say(
    `${name} is working on ${shown}: ${plural(threads, 'thread')}, version ${VERSION}. Press Ctrl-C to stop it.`,
  );
  line.start(worker);
  await stopped();
  line.stop();
  printError('Stopping: finishing short jobs and handing back the rest. Press Ctrl-C again to stop at once.');
  await worker.close();
  printError(safe(`${name} played ${plural(worker.note.games, 'game')}.`));
  return EXIT.clean;
}

/** The second signal ends the program as usual. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

function statusLine() {
  const terminal = process.stderr.isTTY;
  let clock: NodeJS.Timeout | undefined;
  let last = { games: 0, at: performance.now() };
  const clear = (): void => {
    if (terminal) process.stderr.write('\r\u001b[K');
  };
  const show = (worker: QueueWorker): void => {
    const { games, busy, threads, connected } = worker.note;
    const now = performance.now();
    const speed = Math.round(((games - last.games) * 1000) / Math.max(1, now - last.at));
    last = { games, at: now };
    // The worker itself says so once a minute.
    if (!terminal && !connected) return;
    const text = `${busy} of ${threads} busy, ${plural(games, 'game')}, ${speed.toLocaleString('en')} games/s${connected ? '' : ', the queue does not respond'}`;
    clear();
    if (terminal) process.stderr.write(text);
    else printError(text);
  };
  return {
    say(note: string): void {
      clear();
      printError(safe(note));
    },
    start(worker: QueueWorker): void {
      clock = setInterval(() => show(worker), LINE_EVERY[terminal ? 'terminal' : 'log']);
    },
    stop(): void {
      clearInterval(clock);
      clear();
    },
  };
}
