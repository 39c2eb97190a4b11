// Lessons of a panel, each in a web worker of its own, as many at once as there are cores.
import { openTurns } from '@railwright/playtest/job';
import type { JobHost, PageWorker } from '@railwright/playtest/job';
import type { LessonAnswer, LessonRequest } from './messages.ts';

export type LessonWorker = PageWorker<LessonRequest, LessonAnswer>;

type Learn = NonNullable<JobHost['learn']>;
type Plan = Parameters<Learn>[0][number];
type Learned = Awaited<ReturnType<Learn>>[number];

export class WebLessons {
  readonly #open: () => LessonWorker;
  readonly #jobs: number;
  readonly #signal: AbortSignal;
  readonly #busy = new Set<LessonWorker>();

  constructor(open: () => LessonWorker, jobs: number, signal: AbortSignal) {
    this.#open = open;
    this.#jobs = jobs;
    this.#signal = signal;
  }

  /** A person is using the page. */
  rest(): void {
    for (const worker of this.#busy) worker.postMessage({ kind: 'rest' });
  }

  /** As a `JobHost` learns. */
  readonly learn: Learn = async (plans, onGames) => {
    const inTurn = openTurns(this.#jobs);
    const games = plans.map(() => 0);
    try {
      return await Promise.all(
        plans.map((plan, i) =>
          inTurn(() =>
            this.#teach(plan, (played) => {
              games[i] = played;
              onGames(games.reduce((sum, one) => sum + one, 0));
            }),
          ),
        ),
      );
    } finally {
      for (const worker of this.#busy) worker.terminate();
      this.#busy.clear();
    }
  };

  async #teach(plan: Plan, onGames: (games: number) => void): Promise<Learned> {
    const signal = this.#signal;
    if (signal.aborted) throw new Error('It was stopped.');
    const worker = this.#open();
    this.#busy.add(worker);
    return new Promise<Learned>((resolve, reject) => {
      const fail = (message: string | undefined): void => reject(new Error(message || 'A worker was lost.'));
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'games') onGames(data.games);
        else if (data.kind === 'learned') resolve(data.learned);
        else fail(data.trouble);
      });
      for (const type of ['error', 'messageerror'] as const)
        worker.addEventListener(type, ({ message }) => fail(message));
      signal.addEventListener('abort', () => fail('It was stopped.'), { once: true });
      worker.postMessage({ kind: 'learn', plan });
    }).finally(() => {
      this.#busy.delete(worker);
      worker.terminate();
    });
  }
}
