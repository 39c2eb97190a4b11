// The threads of a worker. Each plays one job at a time; a thread that dies is replaced.
import { Worker } from 'node:worker_threads';
import { inlineMore } from '@railwright/playtest/node';
import { REMEMBERED, type ThreadAnswer, type ThreadTask } from './thread-protocol.ts';

/** Why a thread is gone. */
export interface ThreadLost {
  readonly kind: 'gone';
  readonly reason: string;
}

interface ContentMissing {
  readonly kind: 'missing';
}

/** A game that needs more memory ends its thread, not the machine. */
const MOST_MEGABYTES = 2048;

export interface Players {
  /** `texts` is called for the specification if the thread does not have it. Aborting ends the job at once. */
  play(
    task: Omit<ThreadTask, 'texts'>,
    texts: () => Promise<ReadonlyMap<string, string> | undefined>,
    signal: AbortSignal,
  ): Promise<ThreadAnswer | ThreadLost | ContentMissing>;
  close(): Promise<void>;
}

export class Threads implements Players {
  readonly #source: string | undefined;
  readonly #idle: Thread[] = [];

  constructor(source: string | undefined) {
    this.#source = source;
  }

  async play(
    task: Omit<ThreadTask, 'texts'>,
    texts: () => Promise<ReadonlyMap<string, string> | undefined>,
    signal: AbortSignal,
  ): Promise<ThreadAnswer | ThreadLost | ContentMissing> {
    const thread = this.#idle.pop() ?? new Thread(this.#source);
    let missing: ReadonlyMap<string, string> | undefined;
    let ready = thread.has(task.spec);
    try {
      if (!ready) missing = await texts();
      ready ||= missing !== undefined;
    } finally {
      if (!ready) this.#idle.push(thread);
    }
    if (!ready) return { kind: 'missing' };
    const end = (): void => void thread.end();
    signal.addEventListener('abort', end);
    const answer = signal.aborted
      ? ({ kind: 'gone', reason: 'it was stopped' } as const)
      : await thread.play({ ...task, texts: missing });
    signal.removeEventListener('abort', end);
    if (answer.kind === 'gone') void thread.end();
    else this.#idle.push(thread);
    return answer;
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }
}

class Thread {
  readonly #worker: Worker;
  /** Content that the thread remembers, oldest first, by the same rule as in thread.ts. */
  readonly #known: string[] = [];
  #settle: ((answer: ThreadAnswer | ThreadLost) => void) | undefined;
  #reason = 'it ended without a message';
  #gone = false;

  constructor(source: string | undefined) {
    inlineMore();
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { source },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.#worker.on('message', (answer: ThreadAnswer) => {
      // After a fault it remembers nothing.
      if (answer.kind === 'fault') this.#known.length = 0;
      this.#settle?.(answer);
    });
    this.#worker.on('error', (error: unknown) => {
      this.#reason = error instanceof Error ? error.message : String(error);
    });
    this.#worker.on('exit', () => {
      this.#gone = true;
      this.#settle?.({ kind: 'gone', reason: this.#reason });
    });
  }

  has(spec: string): boolean {
    return this.#known.includes(spec);
  }

  play(task: ThreadTask): Promise<ThreadAnswer | ThreadLost> {
    if (this.#gone) return Promise.resolve({ kind: 'gone', reason: this.#reason });
    if (task.texts) {
      this.#known.push(task.spec);
      if (this.#known.length > REMEMBERED) this.#known.shift();
    }
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
