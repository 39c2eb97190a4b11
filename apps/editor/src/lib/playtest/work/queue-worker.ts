// A job that the studio's server plays on a queue, with the interface of a worker of the page. Only single games, for the player, are still
// played here.
import type { Playtests } from '../../core/stores/store.ts';
import type { JobWorker } from '../task.svelte.ts';
import type { JobAnswer, JobRequest } from './messages.ts';

type Hear = (event: { readonly data: JobAnswer }) => void;
type HearError = (event: { readonly message?: string }) => void;
type Line = JobAnswer | { readonly kind: 'begun'; readonly id: string };

export class QueueWorker implements JobWorker {
  readonly #playtests: Playtests;
  readonly #openHere: () => JobWorker;
  readonly #gone = new AbortController();
  readonly #hear: Hear[] = [];
  readonly #hearError: HearError[] = [];
  #here: JobWorker | undefined;
  #run: string | undefined;
  #stopped = false;

  constructor(playtests: Playtests, openHere: () => JobWorker) {
    this.#playtests = playtests;
    this.#openHere = openHere;
  }

  postMessage(request: JobRequest): void {
    switch (request.kind) {
      case 'start':
        void this.#play(request.job);
        return;
      case 'stop':
        this.#stopped = true;
        this.#stop();
        return;
      case 'prepare':
      case 'rest':
        return;
      case 'record':
        this.#here ??= this.#begin();
        this.#here.postMessage(request);
    }
  }

  addEventListener(type: 'message', hear: Hear): void;
  addEventListener(type: 'error' | 'messageerror', hear: HearError): void;
  addEventListener(type: string, hear: Hear | HearError): void {
    if (type === 'message') this.#hear.push(hear as Hear);
    else this.#hearError.push(hear as HearError);
  }

  terminate(): void {
    this.#gone.abort();
    this.#here?.terminate();
  }

  #begin(): JobWorker {
    const worker = this.#openHere();
    for (const hear of this.#hear) worker.addEventListener('message', hear);
    for (const hear of this.#hearError) worker.addEventListener('error', hear);
    return worker;
  }

  async #play(job: object): Promise<void> {
    let ended = false;
    try {
      for await (const line of linesOf(await this.#playtests.play(job, this.#gone.signal))) {
        const news = JSON.parse(line) as Line;
        ended ||= news.kind === 'ended';
        if (news.kind !== 'begun') for (const hear of this.#hear) hear({ data: news });
        else {
          this.#run = news.id;
          if (this.#stopped) this.#stop();
        }
      }
      if (!ended) this.#fail('The studio’s server stopped during the run.');
    } catch (error) {
      // Thrown by `fetch` itself; browsers' own messages do not help people.
      const away = error instanceof TypeError || !(error instanceof Error);
      if (!ended) this.#fail(away ? 'The studio’s server does not respond.' : error.message);
    }
  }

  #stop(): void {
    if (this.#run !== undefined) this.#playtests.stop(this.#run).catch(() => undefined);
  }

  #fail(message: string): void {
    if (this.#gone.signal.aborted) return;
    for (const hear of this.#hearError) hear({ message });
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // An empty line is a keep-alive.
    yield* lines.filter((line) => line !== '');
  }
}
