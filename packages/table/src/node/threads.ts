// Bots in threads, so that the table stays quick while they think. A table keeps its thread, where its bots are.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question, Subject, Thinker } from '../thinker.ts';
import type { ThreadAnswer, ThreadMessage } from './bot-thread.ts';

/** Memory of a thread beyond which it is ended. */
const MOST_MEGABYTES = 1024;

/** Threads that bots think in, begun when they are needed; by default one less than there are cores, and at least one. */
export class ThreadThinker implements Thinker {
  readonly #threads: (Thread | undefined)[];
  readonly #places = new Map<string, number>();

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#threads = Array.from({ length: threads }, () => undefined);
  }

  think(question: Question, subject: Subject): Promise<number> {
    const place = this.#places.get(question.table) ?? this.#leastBusy();
    this.#places.set(question.table, place);
    const thread = (this.#threads[place] ??= new Thread(() => (this.#threads[place] = undefined)));
    return thread.ask(question, subject);
  }

  forget(table: string): void {
    const place = this.#places.get(table);
    if (place === undefined) return;
    this.#places.delete(table);
    this.#threads[place]?.forget(table);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(async (thread) => thread?.end()));
  }

  #leastBusy(): number {
    const busy = this.#threads.map((thread) => thread?.waiting ?? 0);
    return busy.indexOf(Math.min(...busy));
  }
}

interface Asker {
  readonly resolve: (choice: number) => void;
  readonly reject: (error: Error) => void;
}

class Thread {
  readonly #worker: Worker;
  readonly #askers = new Map<number, Asker>();
  readonly #subjects = new Set<string>();
  #id = 0;
  #reason = 'The thread of the bots ended.';

  constructor(onGone: () => void) {
    this.#worker = new Worker(new URL('./bot-thread.ts', import.meta.url), {
      // A debugger or a loader of this thread is not meant for it.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.#worker.unref();
    this.#worker.on('message', ({ id, choice, reason }: ThreadAnswer) => {
      const asker = this.#askers.get(id);
      this.#askers.delete(id);
      if (choice === undefined) asker?.reject(new Error(reason));
      else asker?.resolve(choice);
    });
    this.#worker.on('error', (error: unknown) => {
      this.#reason = error instanceof Error ? error.message : String(error);
    });
    this.#worker.on('exit', () => {
      onGone();
      for (const { reject } of this.#askers.values()) reject(new Error(this.#reason));
    });
  }

  /** Questions without an answer. */
  get waiting(): number {
    return this.#askers.size;
  }

  ask(question: Question, subject: Subject): Promise<number> {
    const id = ++this.#id;
    const isNew = !this.#subjects.has(question.subject);
    this.#subjects.add(question.subject);
    return new Promise((resolve, reject) => {
      this.#askers.set(id, { resolve, reject });
      this.#post({ kind: 'think', id, question, ...(isNew && { subject }) });
    });
  }

  forget(table: string): void {
    this.#post({ kind: 'forget', table });
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }

  #post(message: ThreadMessage): void {
    this.#worker.postMessage(message);
  }
}
