// Workers that stay open from one task to the next, wherever they run. A worker that dies is replaced; its task is given to another, and is
// lost when it has ended three.
import type { Batch } from '../batch.ts';
import type { Task, TaskAnswer, TaskMessage, TaskTable } from './task.ts';

/** The sending side of a worker. */
export interface WorkerPort {
  /** Sends a task; the worker answers it before it gets the next. */
  post(message: TaskMessage): void;
  /** Ends the worker at once. */
  end(): unknown;
}

/** Opens a worker: `onAnswer` gets its answers, `onGone` the reason when it has died. */
export type OpenWorker = (
  onAnswer: (answer: TaskAnswer) => void,
  onGone: (reason: string) => void,
) => WorkerPort;

/** The end of a task. */
export type TaskOutcome =
  | (TaskAnswer & {
      /** Workers that died over it before. */
      readonly losses: number;
    })
  /** It ended so many workers, or was stopped. */
  | { readonly kind: 'lost'; readonly reason: string; readonly losses: number };

interface Job {
  readonly task: Task;
  readonly owner: object;
  readonly resolve: (outcome: TaskOutcome) => void;
  losses: number;
}

/** A task that ends this many workers is at fault itself. */
const MOST_LOSSES = 3;
const STOPPED = { kind: 'lost', reason: 'it was stopped', losses: 0 } as const;

/** Workers, opened as they are needed, and the tasks that wait for one. */
export class WorkerPool {
  readonly #open: OpenWorker;
  readonly #most: number;
  readonly #workers = new Set<PooledWorker>();
  readonly #idle: PooledWorker[] = [];
  #waiting: Job[] = [];
  #closed = false;

  /** @param most workers at the same time */
  constructor(open: OpenWorker, most: number) {
    this.#open = open;
    this.#most = most;
  }

  /** Plays a task as soon as a worker is free. `owner` is who can stop it. */
  run(task: Task, owner: object): Promise<TaskOutcome> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve(STOPPED);
      this.#waiting.push({ task, owner, resolve, losses: 0 });
      this.#assign();
    });
  }

  /** Gives up all tasks of an owner, in the middle of a game if need be. */
  stop(owner: object): void {
    this.#giveUp((job) => job.owner === owner);
    this.#assign();
  }

  /** Ends all workers, and gives up all tasks. */
  async close(): Promise<void> {
    this.#closed = true;
    const workers = [...this.#workers];
    this.#giveUp(() => true);
    this.#workers.clear();
    await Promise.all(workers.map(({ port }) => port.end()));
  }

  #giveUp(which: (job: Job) => boolean): void {
    const given = this.#waiting.filter(which);
    this.#waiting = this.#waiting.filter((job) => !which(job));
    for (const worker of this.#workers) {
      const { job } = worker;
      if (!job || !which(job)) continue;
      given.push(job);
      this.#workers.delete(worker);
      void worker.port.end();
    }
    for (const { resolve } of given) resolve(STOPPED);
  }

  #assign(): void {
    for (let job = this.#waiting[0]; job; job = this.#waiting[0]) {
      const worker =
        this.#takeIdle(job.task) ?? (this.#workers.size < this.#most ? this.#openWorker() : undefined);
      if (!worker) return;
      this.#waiting.shift();
      worker.begin(job);
    }
  }

  /** Preferably one that knows the batch, or at least the game. */
  #takeIdle(task: Task): PooledWorker | undefined {
    const { definition } = tableOf(task);
    let at = task.kind === 'chunk' ? this.#idle.findIndex(({ batch }) => batch === task.batch) : -1;
    if (at < 0) at = this.#idle.findIndex(({ table }) => table?.definition === definition);
    return this.#idle.splice(at, 1)[0];
  }

  #openWorker(): PooledWorker {
    const worker: PooledWorker = new PooledWorker(
      this.#open(
        (answer) => this.#settle(worker, answer),
        (reason) => this.#replace(worker, reason),
      ),
    );
    this.#workers.add(worker);
    return worker;
  }

  #settle(worker: PooledWorker, answer: TaskAnswer): void {
    if (!this.#workers.has(worker)) return;
    const job = worker.end(answer);
    this.#idle.push(worker);
    job?.resolve({ ...answer, losses: job.losses });
    this.#assign();
  }

  #replace(worker: PooledWorker, reason: string): void {
    if (!this.#workers.delete(worker)) return;
    const { job } = worker;
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    void worker.port.end();
    if (job && ++job.losses >= MOST_LOSSES) job.resolve({ kind: 'lost', reason, losses: job.losses });
    // Tasks are begun in their order.
    else if (job) this.#waiting.unshift(job);
    this.#assign();
  }
}

const tableOf = (task: Task): TaskTable => (task.kind === 'chunk' ? task.batch : task);

class PooledWorker {
  readonly port: WorkerPort;
  job: Job | undefined;
  /** What it knows. */
  table: TaskTable | undefined;
  batch: Batch | undefined;

  constructor(port: WorkerPort) {
    this.port = port;
  }

  begin(job: Job): void {
    this.job = job;
    this.port.post(this.#message(job.task));
  }

  end(answer: TaskAnswer): Job | undefined {
    const { job } = this;
    this.job = undefined;
    if (answer.kind === 'failed') this.table = this.batch = undefined;
    return job;
  }

  #message(task: Task): TaskMessage {
    const { definition, seats } = tableOf(task);
    const before = this.table;
    const isKnown = before?.definition === definition && before?.seats === seats;
    const table = isKnown ? {} : { table: { definition, seats } };
    this.table = { definition, seats };
    if (task.kind === 'match') return { ...table, work: task.match };
    const isSent = this.batch === task.batch;
    this.batch = task.batch;
    const { definition: _definition, seats: _seats, ...batch } = task.batch;
    return {
      ...table,
      ...(!isSent && { batch }),
      work: task.chunk,
      ...(task.records && { records: true }),
    };
  }
}
