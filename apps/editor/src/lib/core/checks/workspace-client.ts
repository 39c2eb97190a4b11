// Asks the worker that holds the open packs. Each question carries the texts and pictures that have changed since the one
// before it.
import { language } from '../words/words.ts';
import type { Heads } from '../pictures/picture-heads.svelte.ts';
import type { ANSWERS, Question, Reply } from './answers.ts';
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
  #sentPictures: Heads | undefined;

  /**
   * What the worker answers about these texts.
   * @param pictures undefined while nothing is known of any
   * @throws an Error with a sentence if it cannot
   */
  ask<K extends Kind>(
    texts: ReadonlyMap<string, string>,
    kind: K,
    wish: Wish<K>,
    pictures?: Heads,
  ): Promise<Answer<K>> {
    const started = (this.#worker ??= this.#start());
    const run = ++this.#run;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(run, waiting);
    started.postMessage({
      run,
      changes: changesBetween(this.#sent, texts),
      pictures: pictures && changesBetween(this.#sentPictures ?? new Map(), pictures),
      kind,
      wish,
    } satisfies Question);
    this.#sent = texts;
    this.#sentPictures = pictures;
    return waiting.promise as Promise<Answer<K>>;
  }

  #start(): Worker {
    const started = new Worker(worker, { type: 'module', name: language });
    const lose = (message = ''): void => {
      this.#worker = undefined;
      this.#sent = new Map();
      this.#sentPictures = undefined;
      started.terminate();
      const failure = new Error(message || 'The checks could not be started.');
      for (const { reject } of this.#waiting.values()) reject(failure);
      this.#waiting.clear();
    };
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.isLost) return lose();
      const waiting = this.#waiting.get(data.run);
      this.#waiting.delete(data.run);
      if (data.failure === undefined) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.failure));
    });
    started.addEventListener('error', ({ message }) => lose(message));
    return started;
  }
}

function changesBetween<T>(
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
): (readonly [path: string, now: T | undefined])[] {
  if (before === now) return [];
  return [
    ...[...now].filter(([path, one]) => before.get(path) !== one),
    ...[...before.keys()].filter((path) => !now.has(path)).map((path) => [path, undefined] as const),
  ];
}
