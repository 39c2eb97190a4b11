// Measures where the time is spent, for `--verbose`.
import { printError } from '../output.ts';
import { style } from '../style.ts';

export class Stopwatch {
  readonly #spent = new Map<string, number>();
  #last: number;

  /** The time since the process started counts as starting. */
  constructor() {
    this.#last = performance.now();
    this.#spent.set('starting', this.#last);
  }

  /** Assigns the time since the last mark to a stage, which can occur several times. */
  readonly mark = (stage: string): void => {
    const now = performance.now();
    this.#spent.set(stage, (this.#spent.get(stage) ?? 0) + now - this.#last);
    this.#last = now;
  };

  /** Prints the times on standard error. */
  print(): void {
    const all = [...this.#spent.values()].reduce((sum, part) => sum + part, 0);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    const lines = [...this.#spent, ['in all', all] as const].map(
      ([stage, time]) => `${time.toFixed(0).padStart(7)} ms  ${stage}`,
    );
    printError(style.dim([...lines, `${String(memory).padStart(7)} MiB peak memory`].join('\n')));
  }
}
