// Describes the workers on a queue, or why there are none.
import type * as Queue from '@railwright/queue';
import type { WorkerNote } from '@railwright/queue';
import { plural } from '../check/findings.ts';
import { listed } from '../listed.ts';

interface PresenceNews {
  readonly text: string;
  /** The preparation that must finish before games are played; empty while games are played. */
  readonly waiting: string;
}

/** Consecutive reports without workers, or without a response, before it is reported. */
const PATIENCE = 2;

type Versions = Pick<typeof Queue, 'VERSION' | 'howToGet'>;

/** Remembers earlier reports: a single empty one is not told. */
export function presenceNews(shown: string, versions: Versions) {
  let empty = 0;
  let silent = 0;
  let waiting = '';
  return (workers: readonly WorkerNote[], connected: boolean): PresenceNews => {
    const able = workers.filter((worker) => worker.version === versions.VERSION);
    empty = connected && able.length === 0 ? empty + 1 : 0;
    silent = connected ? 0 : silent + 1;
    if (silent >= PATIENCE)
      waiting = `The queue ${shown} has stopped responding. The run continues when it responds again.`;
    else if (empty >= PATIENCE) waiting = nobodyText(workers, shown, versions);
    else if (connected && able.length > 0) waiting = '';
    return { text: connected ? workersText(able) : 'the queue does not respond', waiting };
  };
}

/** Names that are shown; more are counted. */
const SHOWN_NAMES = 4;

function workersText(workers: readonly WorkerNote[]): string {
  const threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
  const names = listed(
    workers.map(({ name }) => name),
    SHOWN_NAMES,
  );
  return `${plural(workers.length, 'worker')}, ${plural(threads, 'thread')}${names === '' ? '' : ` (${names})`}`;
}

function nobodyText(workers: readonly WorkerNote[], shown: string, { VERSION, howToGet }: Versions): string {
  const start = `Start one: railwright worker ${shown}`;
  const [worker] = workers;
  if (!worker) return `The queue ${shown} has no workers. The run waits for one. ${start}`;
  const others = [...new Set(workers.map((worker) => worker.version))].join(', ');
  const who =
    workers.length === 1
      ? `The only worker on the queue ${shown} cannot play these games: it runs`
      : `None of the ${workers.length} workers on the queue ${shown} can play these games: they run`;
  return `${who} version ${others}, but this is version ${VERSION}. ${howToGet(VERSION, worker.version)}`;
}
