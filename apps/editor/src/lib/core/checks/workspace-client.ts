// Asks the worker that holds the open packs. Each question carries the texts that have changed since the one before it.
import type { ANSWERS, Changes, Question, Reply } from './answers.ts';
import { url as worker } from './workspace-worker.ts?chunk';

type Answers = typeof ANSWERS;
export type Kind = keyof Answers;
export type Wish<K extends Kind> = Parameters<Answers[K]>[0];
export type Answer<K extends Kind> = Awaited<ReturnType<Answers[K]>>;
export class WorkspaceClient {
  #worker: Worker | undefined;
  #run = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  /** The texts that the worker has. */
  #sent: ReadonlyMap<string, string> = new Map();

  /**
   * What the worker answers about these texts.
   * @throws an Error with a sentence if it cannot
   */
  ask<K extends Kind>(texts: ReadonlyMap<string, string>, kind: K, wish: Wish<K>): Promise<Answer<K>> {
    const started = (this.#worker ??= this.#start());
    const run = ++this.#run;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(run, waiting);
    started.postMessage({ run, changes: changesBetween(this.#sent, texts), kind, wish } satisfies Question);
    this.#sent = texts;
    return waiting.promise as Promise<Answer<K>>;
  }

  #start(): Worker {
    const started = new Worker(worker, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.run);
      this.#waiting.delete(data.run);
      if (data.failure === undefined) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.failure));
    });
    started.addEventListener('error', ({ message }) => {
      this.#worker = undefined;
      this.#sent = new Map();
      started.terminate();
      const failure = new Error(message || 'The checks could not be started.');
      for (const { reject } of this.#waiting.values()) reject(failure);
      this.#waiting.clear();
    });
    return started;
  }
}

function changesBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes {
  if (before === now) return [];
  return [
    ...[...now].filter(([path, text]) => before.get(path) !== text),
    ...[...before.keys()].filter((path) => !now.has(path)).map((path) => [path, undefined] as const),
  ];
}
