// Asks the worker for the problems of a set of files, and for setups ready to play. For checks, only the newest request matters: while one is
// running, the next waits, and requests that it replaces are never sent.
import type { Diagnostic } from '@railwright/content';
import { url as checkWorker } from './check-worker.ts?chunk';
import type { CheckAnswer, CheckRequest, Files, PlayWish } from './messages.ts';
import type { TestWish } from './tables.ts';

type Put = Exclude<CheckAnswer, { kind: 'checked' }>;
type Played = Extract<CheckAnswer, { kind: 'bundled' | 'refused' | 'failed' }>;
type Tabled = Extract<CheckAnswer, { kind: 'tables' | 'failed' }>;

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string;
  /** The checked texts. */
  readonly files: Files;
}

export class Checker {
  readonly #answer: (answer: Checked) => void;
  #worker: Worker | undefined;
  #run = 0;
  #checking: { readonly run: number; readonly files: Files } | undefined;
  #next: Files | undefined;
  readonly #plays = new Map<number, (answer: Put) => void>();

  constructor(answer: (answer: Checked) => void) {
    this.#answer = answer;
  }

  check(files: Files): void {
    this.#next = files;
    this.#ask();
  }

  bundle(files: Files, wish: PlayWish): Promise<Played> {
    const run = ++this.#run;
    return new Promise((resolve) => {
      this.#plays.set(run, (answer) => resolve(answer as Played));
      this.#post({ run, kind: 'bundle', files, wish });
    });
  }

  /** The tables at which a file can be playtested. */
  tables(files: Files, wish: TestWish): Promise<Tabled> {
    const run = ++this.#run;
    return new Promise((resolve) => {
      this.#plays.set(run, (answer) => resolve(answer as Tabled));
      this.#post({ run, kind: 'tables', files, wish });
    });
  }

  #ask(): void {
    if (this.#checking || !this.#next) return;
    const files = this.#next;
    this.#next = undefined;
    this.#checking = { run: ++this.#run, files };
    this.#post({ kind: 'check', ...this.#checking });
  }

  #post(request: CheckRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(checkWorker, { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<CheckAnswer>) => this.#hear(event.data));
    worker.addEventListener('error', (event) => {
      this.#worker = undefined;
      worker.terminate();
      const message = event.message || 'The checks could not be started.';
      for (const run of [...this.#plays.keys()]) this.#hear({ run, kind: 'failed', message });
      if (this.#checking) this.#hear({ run: this.#checking.run, kind: 'failed', message });
    });
    return worker;
  }

  #hear(answer: CheckAnswer): void {
    const play = this.#plays.get(answer.run);
    if (play && answer.kind !== 'checked') {
      this.#plays.delete(answer.run);
      return play(answer);
    }
    const asked = this.#checking;
    if (asked?.run !== answer.run) return;
    this.#checking = undefined;
    if (!this.#next) {
      this.#answer({
        diagnostics: answer.kind === 'checked' ? answer.diagnostics : [],
        failure: answer.kind === 'failed' ? answer.message : '',
        files: asked.files,
      });
    }
    this.#ask();
  }
}
