// The coordinator's side of a queue: puts jobs there, takes each answer once, and sees to it that no job is forgotten. Whatever may be
// lost with a server, the run itself, content, jobs, is put there again; an answer that comes twice is dropped.
import { randomBytes } from 'node:crypto';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { answerWithin, isRefusal, openRedis, sendAll } from './connection.ts';
import { Ear } from './ear.ts';
import { KEPT, Keys, queueName } from './keys.ts';
import type { Head, JobData } from './messages.ts';
import { callRoll, type WorkerNote } from './roll-call.ts';
import type { Parcel } from './specification.ts';

export type Answer =
  | (Extract<Head, { kind: 'done' }> & { readonly body: Uint8Array })
  | Extract<Head, { kind: 'fault' } | { kind: 'lost' }>;

export interface Listener {
  readonly news?: (news: string, body: Uint8Array) => void;
  readonly state?: (body: Uint8Array) => void;
}

export interface DeskOptions {
  readonly version: string;
  /** Hears who works, every second or two, and whether the queue answers. */
  readonly onRoll?: (workers: readonly WorkerNote[], connected: boolean) => void;
}

interface Open {
  readonly id: string;
  readonly data: JobData;
  readonly parcel: Parcel;
  readonly listener: Listener;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** How often in a row it was not found in Redis. */
  missed: number;
}

/** Milliseconds. */
const BEAT = 2000;
const PATIENCE = 1000;
/** A job that is not found so often in a row has been lost. */
const MISSES = 3;
/** Beats in a row after which a server that refuses things is given up. */
const REFUSALS = 3;

export class Desk {
  readonly #redis: Redis;
  readonly #ear: Ear;
  readonly #queue: Queue;
  readonly #keys: Keys;
  readonly #options: DeskOptions;
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

  /** @param address of a server that is known to answer */
  constructor(address: QueueAddress, options: DeskOptions) {
    this.#options = options;
    this.#keys = new Keys(address.prefix);
    this.#redis = openRedis(address);
    this.#ear = new Ear(address, this.#redis, this.#keys.answers(this.#run), (head, body) =>
      this.#hear(head, body),
    );
    this.#queue = new Queue(queueName(options.version), {
      // Ours, so that it is ours to end: BullMQ would wait for a server that is gone.
      connection: this.#redis,
      prefix: address.prefix,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 2 },
      streams: { events: { maxLen: 100 } },
    });
    this.#queue.on('error', () => undefined);
  }

  /** Resolves when workers can know of the run: nobody plays for one that is not there. @throws Error when the server refuses it. */
  async open(): Promise<void> {
    await this.#tend();
    this.#heartbeat();
    // A server that has just come back may have forgotten everything.
    this.#redis.on('ready', () => void this.#tend().catch(() => undefined));
  }

  /** Threads of all workers that can do our jobs. */
  get threads(): number {
    return this.#threads;
  }

  /** Resolves with the answer, or rejects when the desk is closed. */
  post(
    job: Omit<JobData, 'run' | 'spec'>,
    parcel: Parcel,
    listener: Listener = {},
    state?: Uint8Array,
  ): { readonly id: string; readonly answer: Promise<Answer> } {
    const id = `${this.#run}-${this.#number++}`;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('The queue was closed.'));
        return;
      }
      const data: JobData = { ...job, run: this.#run, spec: parcel.hash };
      const open: Open = { id, data, parcel, listener, resolve, reject, missed: 0 };
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

  /** A learning ends after the round under way. */
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
    this.#ear.close();
    this.#redis.disconnect();
  }

  /** Workers look for the run before they begin; what lies there is taken away all the same. */
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
    // Whatever fails here is found missing later.
    await this.#put(fresh).catch(() => undefined);
  }

  readonly #sent = new Set<string>();

  /** Content first, then the jobs that need it. A job that is there already stays as it is. */
  async #put(jobs: readonly Open[]): Promise<void> {
    if (jobs.length === 0 || this.#closed) return;
    await this.#send(new Set(jobs.map(({ parcel }) => parcel)));
    await this.#queue.addBulk(
      jobs.map(({ id, data }) => ({
        name: data.kind,
        data,
        opts: { jobId: id },
      })),
    );
  }

  async #send(parcels: ReadonlySet<Parcel>): Promise<void> {
    const calls = this.#redis.pipeline();
    for (const { texts } of parcels)
      for (const [hash, text] of texts)
        if (!this.#sent.has(hash)) {
          this.#sent.add(hash);
          calls.set(this.#keys.content(hash), text, 'EX', KEPT.content);
        }
    if (calls.length > 0) await sendAll(calls);
  }

  #heartbeat(): void {
    this.#beat = setTimeout(() => {
      // A machine that vanished without a word answers nothing, not even that it is gone.
      const silent = setInterval(() => this.#options.onRoll?.([], false), PATIENCE);
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

  /** A server may be full or closed to writers for a moment; when it stays so, whoever waits is told why. */
  #refuse(error: unknown): void {
    this.#refusals = isRefusal(error) ? this.#refusals + 1 : 0;
    if (!isRefusal(error) || this.#refusals < REFUSALS) return;
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of open)
      reject(new Error(`The queue refuses what is sent to it: ${error.message}`));
  }

  /** Says that the run is there, keeps its content, asks who works, and looks for jobs that are gone. */
  async #tend(): Promise<void> {
    if (this.#closed) return;
    if (this.#opened && this.#redis.status !== 'ready') {
      this.#options.onRoll?.([], false);
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
    const workers = await callRoll(this.#redis, this.#keys);
    this.#threads = workers
      .filter(({ version }) => version === this.#options.version)
      .reduce((sum, { threads }) => sum + threads, 0);
    this.#options.onRoll?.(workers, true);
  }

  async #keepContent(): Promise<void> {
    const parcels = new Set([...this.#open.values()].map(({ parcel }) => parcel));
    const hashes = [...new Set([...parcels].flatMap(({ texts }) => [...texts.keys()]))];
    if (hashes.length === 0) return;
    const calls = this.#redis.pipeline();
    for (const hash of hashes) calls.expire(this.#keys.content(hash), KEPT.content);
    const kept = (await calls.exec()) ?? [];
    hashes.forEach((hash, i) => {
      if (kept[i]?.[1] !== 1) this.#sent.delete(hash);
    });
    await this.#send(parcels);
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
