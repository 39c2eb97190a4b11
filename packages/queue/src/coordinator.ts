// The coordinator's side of a queue: puts jobs there, takes each answer once, and makes sure that no job is forgotten. Whatever a server
// may lose (the run, its content, jobs) is put there again; a second answer to a job is dropped.
import { randomBytes } from 'node:crypto';
import { answerWithin, isRefusal, openRedis, type RedisAddress } from '@railwright/storage/redis';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { ResultReader } from './result-reader.ts';
import { KEPT, Keys, queueName } from './keys.ts';
import type { Head, JobData } from './messages.ts';
import { listWorkers, type WorkerNote } from './presence.ts';
import { sendAll } from './send-all.ts';
import type { Payload } from './specification.ts';

export type Answer =
  | (Extract<Head, { kind: 'done' }> & { readonly body: Uint8Array })
  | Extract<Head, { kind: 'fault' } | { kind: 'lost' }>;

export interface Listener {
  readonly news?: (news: string, body: Uint8Array) => void;
  readonly state?: (body: Uint8Array) => void;
}

export interface CoordinatorOptions {
  readonly version: string;
  /** Called every second or two with the current workers, and whether the queue responds; returns words for people about them. */
  readonly onPresence?: (workers: readonly WorkerNote[], connected: boolean) => string | undefined;
}

interface Open {
  readonly id: string;
  readonly data: JobData;
  readonly payload: Payload;
  readonly listener: Listener;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** How often in a row it was missing from Redis. */
  missed: number;
}

/** Milliseconds. */
const BEAT = 2000;
const PATIENCE = 1000;
/** A job missing this often in a row has been lost. */
const MISSES = 3;
/** After this many refusals in a row, the server is given up. */
const REFUSALS = 3;

export class Coordinator {
  readonly #redis: Redis;
  readonly #reader: ResultReader;
  readonly #queue: Queue;
  readonly #keys: Keys;
  readonly #options: CoordinatorOptions;
  readonly #run = randomBytes(8).toString('hex');
  readonly #open = new Map<string, Open>();
  #fresh: Open[] = [];
  #number = 0;
  #opened = false;
  #closed = false;
  #threads = 0;
  /** Beats in a row at which the server refused something. */
  #refusals = 0;
  #beat: NodeJS.Timeout | undefined;
  #status: string | undefined;

  /** @param address of a server known to respond */
  constructor(address: RedisAddress, options: CoordinatorOptions) {
    this.#options = options;
    this.#keys = new Keys(address.prefix);
    this.#redis = openRedis(address);
    this.#reader = new ResultReader(address, this.#redis, this.#keys.answers(this.#run), (head, body) =>
      this.#hear(head, body),
    );
    this.#queue = new Queue(queueName(options.version), {
      // Our own connection, so that we can end it: BullMQ would wait for a server that is gone.
      connection: this.#redis,
      prefix: address.prefix,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 2 },
      streams: { events: { maxLen: 100 } },
    });
    this.#queue.on('error', () => undefined);
  }

  /**
   * Resolves once workers can see the run; they play for no other.
   * @throws Error when the server refuses it.
   */
  async open(): Promise<void> {
    await this.#tend();
    this.#heartbeat();
    // A server that has just come back may have lost everything.
    this.#redis.on('ready', () => void this.#tend().catch(() => undefined));
  }

  /** Threads of all workers that can do our jobs. */
  get threads(): number {
    return this.#threads;
  }

  /** Who is at work, in the words of `onPresence`. */
  get status(): string | undefined {
    return this.#status;
  }

  /** Resolves with the answer, or rejects when the coordinator is closed. */
  post(
    job: Omit<JobData, 'run' | 'spec'>,
    payload: Payload,
    listener: Listener = {},
    state?: Uint8Array,
  ): { readonly id: string; readonly answer: Promise<Answer> } {
    const id = `${this.#run}-${this.#number++}`;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('The queue was closed.'));
        return;
      }
      const data: JobData = { ...job, run: this.#run, spec: payload.hash };
      const open: Open = { id, data, payload, listener, resolve, reject, missed: 0 };
      this.#open.set(id, open);
      const put = (): void => {
        this.#fresh.push(open);
        if (this.#fresh.length === 1) setImmediate(() => void this.#putFresh());
      };
      if (state)
        void this.#redis.set(this.#keys.state(id), Buffer.from(state), 'EX', KEPT.content).then(put, put);
      else put();
    });
    return { id, answer };
  }

  /** Ends a learning after its current round. */
  async stop(id: string): Promise<void> {
    await this.#redis.set(this.#keys.stop(id), '1', 'EX', KEPT.content);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#beat);
    const ids = [...this.#open.keys()];
    for (const open of this.#open.values()) open.reject(new Error('The queue was closed.'));
    this.#open.clear();
    if (this.#redis.status === 'ready') await answerWithin(1000, this.#clear(ids)).catch(() => undefined);
    this.#reader.close();
    this.#redis.disconnect();
  }

  /** Workers check for the run before they start; whatever is left there is removed anyway. */
  async #clear(ids: readonly string[]): Promise<void> {
    await this.#redis
      .multi()
      .del(this.#keys.run(this.#run))
      .srem(this.#keys.runs(), this.#run)
      .del(this.#keys.answers(this.#run))
      .exec();
    await Promise.allSettled(ids.map((id) => this.#queue.remove(id)));
  }

  async #putFresh(): Promise<void> {
    const fresh = this.#fresh.filter(({ id }) => this.#open.has(id));
    this.#fresh = [];
    // Anything that fails here is found missing later.
    await this.#put(fresh).catch(() => undefined);
  }

  readonly #sent = new Set<string>();

  /** Content first, then the jobs that need it. A job already there is left alone. */
  async #put(jobs: readonly Open[]): Promise<void> {
    if (jobs.length === 0 || this.#closed) return;
    await this.#send(new Set(jobs.map(({ payload }) => payload)));
    await this.#queue.addBulk(
      jobs.map(({ id, data }) => ({
        name: data.kind,
        data,
        opts: { jobId: id },
      })),
    );
  }

  async #send(payloads: ReadonlySet<Payload>): Promise<void> {
    const calls = this.#redis.pipeline();
    for (const { texts } of payloads)
      for (const [hash, text] of texts)
        if (!this.#sent.has(hash)) {
          this.#sent.add(hash);
          calls.set(this.#keys.content(hash), text, 'EX', KEPT.content);
        }
    if (calls.length > 0) await sendAll(calls);
  }

  #heartbeat(): void {
    this.#beat = setTimeout(() => {
      // A machine that vanished never responds, not even to report an error.
      const silent = setInterval(() => this.#tell([], false), PATIENCE);
      void this.#tend()
        .then(
          () => (this.#refusals = 0),
          (error: unknown) => this.#refuse(error),
        )
        .finally(() => {
          clearInterval(silent);
          if (!this.#closed) this.#heartbeat();
        });
    }, BEAT);
  }

  /** A server may be full or read-only for a moment; if that lasts, those who wait are told why. */
  #refuse(error: unknown): void {
    this.#refusals = isRefusal(error) ? this.#refusals + 1 : 0;
    if (!isRefusal(error) || this.#refusals < REFUSALS) return;
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of open)
      reject(new Error(`The queue refuses what is sent to it: ${error.message}`));
  }

  #tell(workers: readonly WorkerNote[], connected: boolean): void {
    this.#status = this.#options.onPresence?.(workers, connected);
  }

  /** Keeps the run and its content alive, asks who is working, and looks for missing jobs. */
  async #tend(): Promise<void> {
    if (this.#closed) return;
    if (this.#opened && this.#redis.status !== 'ready') {
      this.#tell([], false);
      return;
    }
    await sendAll(
      this.#redis
        .multi()
        .set(this.#keys.run(this.#run), this.#options.version, 'EX', KEPT.run)
        .sadd(this.#keys.runs(), this.#run)
        .expire(this.#keys.answers(this.#run), KEPT.answers),
    );
    this.#opened = true;
    await this.#keepContent();
    await this.#findMissing();
    const workers = await listWorkers(this.#redis, this.#keys);
    this.#threads = workers
      .filter(({ version }) => version === this.#options.version)
      .reduce((sum, { threads }) => sum + threads, 0);
    this.#tell(workers, true);
  }

  async #keepContent(): Promise<void> {
    const payloads = new Set([...this.#open.values()].map(({ payload }) => payload));
    const hashes = [...new Set([...payloads].flatMap(({ texts }) => [...texts.keys()]))];
    if (hashes.length === 0) return;
    const calls = this.#redis.pipeline();
    for (const hash of hashes) calls.expire(this.#keys.content(hash), KEPT.content);
    const kept = (await calls.exec()) ?? [];
    hashes.forEach((hash, i) => {
      if (kept[i]?.[1] !== 1) this.#sent.delete(hash);
    });
    await this.#send(payloads);
  }

  async #findMissing(): Promise<void> {
    const jobs = [...this.#open.values()];
    if (jobs.length === 0) return;
    const calls = this.#redis.pipeline();
    for (const { id } of jobs) calls.exists(this.#queue.toKey(id));
    const found = (await calls.exec()) ?? [];
    const lost = jobs.filter((job, i) => {
      job.missed = found[i]?.[1] === 1 ? 0 : job.missed + 1;
      return job.missed >= MISSES;
    });
    for (const job of lost) job.missed = 0;
    await this.#put(lost.filter(({ id }) => this.#open.has(id)));
  }

  #hear(head: Head, body: Uint8Array): void {
    const open = this.#open.get(head.job);
    // A second answer to the same job.
    if (!open) return;
    open.missed = 0;
    switch (head.kind) {
      case 'news':
        open.listener.news?.(head.news, body);
        return;
      case 'state':
        open.listener.state?.(body);
        return;
      default:
        this.#open.delete(head.job);
        open.resolve(head.kind === 'done' ? { ...head, body } : head);
    }
  }
}
