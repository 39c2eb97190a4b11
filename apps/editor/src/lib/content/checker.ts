// Asks the worker for the problems of a set of files. Only the newest question matters: while one is answered, the next waits, and one
// that was overtaken is never asked.
import type { Diagnostic } from '@railwright/content';

export type Files = readonly (readonly [path: string, text: string])[];

export interface CheckRequest {
  readonly run: number;
  readonly files: Files;
}

export type CheckAnswer =
  | { readonly run: number; readonly diagnostics: readonly Diagnostic[]; readonly failure?: never }
  | { readonly run: number; readonly failure: string };

export class Checker {
  readonly #answer: (answer: CheckAnswer) => void;
  #worker: Worker | undefined;
  #run = 0;
  #busy = false;
  #next: Files | undefined;

  constructor(answer: (answer: CheckAnswer) => void) {
    this.#answer = answer;
  }

  check(files: Files): void {
    this.#next = files;
    this.#ask();
  }

  #ask(): void {
    if (this.#busy || !this.#next) return;
    const files = this.#next;
    this.#next = undefined;
    this.#busy = true;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ run: ++this.#run, files } satisfies CheckRequest);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<CheckAnswer>) => this.#done(event.data));
    worker.addEventListener('error', (event) => {
      this.#worker = undefined;
      worker.terminate();
      this.#done({ run: this.#run, failure: event.message || 'The checks could not be started.' });
    });
    return worker;
  }

  #done(answer: CheckAnswer): void {
    this.#busy = false;
    if (!this.#next) this.#answer(answer);
    this.#ask();
  }
}
