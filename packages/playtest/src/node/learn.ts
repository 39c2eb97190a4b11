// Learns on worker threads. The result depends on the plan alone and never on the number of threads.
import { Worker } from 'node:worker_threads';
import {
  closeAllReduce,
  ROLLOUTS,
  Learner,
  allReduceMemory,
  openTables,
  type AllReduceMemory,
} from '@railwright/learn';
import type { LearnerOptions, LearningRun } from '../executor/executor.ts';
import type { GameSource } from '../game-source.ts';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import { CONTROL, type LearnMessage, type LearnWorkerData, type StateMessage } from './learn-protocol.ts';

/** A training run that ends its workers so often has a fault. */
const MOST_LOSSES = 3;

/** @throws Error when workers die again and again; the message says why. */
export async function learnOnThreads(
  plan: LearningPlan,
  source: string,
  threads: number,
  options: LearnerOptions = {},
): Promise<LearningRun> {
  let { from } = options;
  const known: LearnerOptions = {
    ...options,
    onState(learned) {
      from = learned;
      options.onState?.(learned);
    },
  };
  const { createGame } = (await import(source)) as GameSource;
  const games = plan.tables.map(({ definition, seats }) => createGame(definition, seats));
  const size = Learner.gradientSize(openTables(games), plan.settings);
  const workers = Math.max(1, Math.min(threads, options.workers ?? threads, ROLLOUTS));
  for (let losses = 0; ; losses++) {
    const room = allReduceMemory(workers, ROLLOUTS, size);
    const run = await new Attempt(plan, source, room, known, from).finish();
    if ('learned' in run) return { ...run, losses };
    if (losses + 1 >= MOST_LOSSES)
      throw new Error(`Learning ended its workers ${losses + 1} times: ${run.lost}`);
  }
}

type Outcome = { readonly learned: Learned; readonly complete: boolean } | { readonly lost: string };

/** Workers that learn together, up to the end or until one of them is lost. */
class Attempt {
  readonly #plan: LearningPlan;
  readonly #source: string;
  readonly #room: AllReduceMemory;
  readonly #options: LearnerOptions;
  readonly #control = new SharedArrayBuffer(24);
  readonly #wanted = new Float64Array(this.#control);
  readonly #from: Learned | undefined;
  /** Reports of workers on a state, by its number of games, until all have reported. */
  readonly #told = new Map<number, StateMessage[]>();
  #outcome: Outcome | undefined;

  constructor(
    plan: LearningPlan,
    source: string,
    room: AllReduceMemory,
    options: LearnerOptions,
    from: Learned | undefined,
  ) {
    this.#plan = plan;
    this.#source = source;
    this.#room = room;
    this.#options = options;
    this.#from = from;
  }

  async finish(): Promise<Outcome> {
    const { signal, saveEvery } = this.#options;
    const stop = (): void => {
      this.#wanted[CONTROL.stop] = 1;
    };
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const started = performance.now();
    const clock = setInterval(() => this.#tick(performance.now() - started), 50);
    const saving =
      saveEvery === undefined
        ? undefined
        : setInterval(() => {
            this.#wanted[CONTROL.save] = (this.#wanted[CONTROL.save] as number) + 1;
          }, saveEvery);
    try {
      const ends = await Promise.all(
        Array.from({ length: this.#room.workers }, (_, worker) => this.#work(worker)),
      );
      return this.#outcome ?? { lost: ends.find((end) => end !== '') ?? 'they ended without a message' };
    } finally {
      signal?.removeEventListener('abort', stop);
      clearInterval(clock);
      clearInterval(saving);
    }
  }

  #tick(milliseconds: number): void {
    const { budget } = this.#plan;
    if ('minutes' in budget)
      this.#wanted[CONTROL.clock] = (this.#from?.progress ?? 0) + milliseconds / 60_000 / budget.minutes;
  }

  /** Resolves when the worker is gone, with the reason if it was an error. */
  #work(worker: number): Promise<string> {
    const data: LearnWorkerData = {
      plan: this.#plan,
      from: this.#from,
      room: this.#room,
      worker,
      control: this.#control,
      source: this.#source,
    };
    const thread = new Worker(new URL('./learn-worker.ts', import.meta.url), {
      workerData: data,
      execArgv: [],
    });
    let reason = '';
    thread.on('message', (message: LearnMessage) => this.#hear(message));
    thread.on('error', (error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    return new Promise((resolve) => {
      thread.on('exit', () => {
        // The others would wait for it for ever.
        if (!this.#outcome) closeAllReduce(this.#room);
        resolve(reason);
      });
    });
  }

  #hear(message: LearnMessage): void {
    if (message.kind === 'round') {
      this.#options.onRound?.(message);
      return;
    }
    const told = [...(this.#told.get(message.games) ?? []), message];
    this.#told.set(message.games, told);
    if (told.length < this.#room.workers) return;
    this.#told.delete(message.games);
    const rollouts: (readonly number[])[] = [];
    for (const { own, state } of told)
      own.forEach((rollout, i) => {
        rollouts[rollout] = state.rollouts[i] as readonly number[];
      });
    const { state, games, decisions, progress, checks, last } = message;
    const learned: Learned = { state: { ...state, rollouts }, games, decisions, progress, checks };
    if (last) this.#outcome = { learned, complete: progress >= 1 };
    else this.#options.onState?.(learned);
  }
}
