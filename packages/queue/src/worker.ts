// A worker on a queue: takes jobs, has threads play them and sends back the results. The event loop here does nothing slow, so that
// BullMQ can report every few seconds that a job is being worked on; the job of a silent worker goes to another one.
import { randomBytes } from 'node:crypto';
import {
  connectionOf,
  LONGEST_PAUSE,
  openRedis,
  Outage,
  PATIENCE,
  useRedis,
  type RedisAddress,
} from '@railwright/storage/redis';
import { WaitingError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { ContentStore } from './content.ts';
import { KEPT, Keys, queueName } from './keys.ts';
import { learn } from './learning.ts';
import type { JobData, Told } from './messages.ts';
import { announce, withdraw, type WorkerNote } from './presence.ts';
import { QUEUE } from './purpose.ts';
import { ResultWriter } from './result-writer.ts';
import { Threads, type Players } from './threads.ts';
import { VERSION } from './version.ts';

export interface WorkerSettings {
  readonly name: string;
  /** Jobs that are played at the same time. */
  readonly threads: number;
  /** Seconds of silence after which a worker is considered dead. */
  readonly silence: number;
  /** Milliseconds the server has to respond at the beginning; by default 3500. */
  readonly patience?: number;
  /** Versions that it can serve; by default this worker's own. */
  readonly version?: string;
  /** Address of a module with other rules and bots, a `GameSource`. Never taken from a job. */
  readonly source?: string;
  /** Receives messages for people. */
  readonly onNote?: (note: string) => void;
}

/** Milliseconds. */
const BEAT = 2000;
/** How long a stop waits for current jobs before it hands them back: less than the 10 seconds that containers get. */
const GRACE = 6000;
/**
 * How many workers a job may take down before it is considered the cause. Machines are often switched off, but a job of seconds meets
 * that a few times at most.
 */
const MOST_DEATHS = 20;
const SAVE_EVERY = 15_000;

/**
 * Starts a worker, which takes jobs until it is closed.
 * @throws RedisError if nothing responds there.
 */
export async function startWorker(address: RedisAddress, settings: WorkerSettings): Promise<QueueWorker> {
  return useRedis(address, QUEUE, settings.patience ?? PATIENCE, () =>
    Promise.resolve(new QueueWorker(address, settings)),
  );
}

interface Busy {
  readonly data: JobData;
  readonly threads: number;
  readonly stop: AbortController;
  why?: 'hand-back' | 'nobody' | 'enough';
  /** Heartbeats in a row without a waiting run. */
  unwanted: number;
}

/** A worker: takes jobs from a queue until it is closed. */
export class QueueWorker {
  readonly #settings: WorkerSettings;
  readonly #version: string;
  readonly #redis: Redis;
  readonly #keys: Keys;
  readonly #content: ContentStore;
  readonly #threads: Players;
  readonly #writer: ResultWriter;
  readonly #worker: Worker<JobData>;
  readonly #busy = new Map<string, Busy>();
  readonly #id = randomBytes(8).toString('hex');
  /** Those active at the last beat, with the version each asks for. */
  #runs: ReadonlyMap<string, string> = new Map();
  #games = 0;
  #beat: NodeJS.Timeout | undefined;
  #closing = false;
  readonly #outage: Outage;

  /**
   * @param address of a server known to respond
   * @param players the threads that play the jobs
   */
  constructor(
    address: RedisAddress,
    settings: WorkerSettings,
    players: Players = new Threads(settings.source),
  ) {
    const { name, threads, silence, version = VERSION } = settings;
    this.#settings = settings;
    this.#version = version;
    const rest = `trying again every ${LONGEST_PAUSE / 1000} seconds. Ctrl-C stops the worker.`;
    this.#outage = new Outage('queue', rest, (note) => settings.onNote?.(note));
    this.#redis = openRedis(address);
    this.#keys = new Keys(address.prefix);
    this.#content = new ContentStore(this.#redis, this.#keys);
    this.#threads = players;
    this.#writer = new ResultWriter(this.#redis, this.#keys, name, settings.onNote);
    this.#worker = new Worker<JobData>(queueName(version), (job, token) => this.#work(job, token ?? ''), {
      connection: connectionOf(address.options),
      prefix: address.prefix,
      concurrency: threads,
      name,
      lockDuration: silence * 1000,
      stalledInterval: silence * 500,
      // Machines are often switched off; see MOST_DEATHS.
      maxStalledCount: 1_000_000,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.#worker.on('error', () => undefined);
    this.#redis.on('close', () => this.#closing || this.#outage.set(false));
    this.#redis.on('ready', () => this.#closing || this.#outage.set(true));
    void this.#heartbeat();
  }

  /** The worker's report about itself. */
  get note(): WorkerNote & { readonly connected: boolean } {
    return {
      name: this.#settings.name,
      version: this.#version,
      threads: this.#settings.threads,
      busy: this.#busyThreads,
      games: this.#games,
      connected: this.#outage.connected,
    };
  }

  /** Takes no more jobs, finishes those that take a few seconds, and hands back the others. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearTimeout(this.#beat);
    const handBack = setTimeout(() => this.#handBack(() => true), GRACE);
    this.#handBack(({ kind }) => kind === 'learning');
    // A server that does not respond must not hold this up.
    const late = new Promise((resolve) => setTimeout(resolve, GRACE + 2000).unref());
    await Promise.race([this.#worker.close().catch(() => undefined), late]);
    clearTimeout(handBack);
    if (this.#redis.status === 'ready')
      await withdraw(this.#redis, this.#keys, this.#id).catch(() => undefined);
    await this.#threads.close();
    this.#redis.disconnect();
  }

  #handBack(which: (data: JobData) => boolean): void {
    for (const busy of this.#busy.values()) if (which(busy.data)) this.#end(busy, 'hand-back');
  }

  #end(busy: Busy, why: NonNullable<Busy['why']>): void {
    busy.why ??= why;
    busy.stop.abort();
  }

  async #heartbeat(): Promise<void> {
    this.#outage.tick();
    try {
      if (this.#redis.status === 'ready') {
        this.#runs = await announce(this.#redis, this.#keys, this.#id, this.note);
        this.#writer.refuse(this.#runs.values(), this.#version);
        await this.#lookUp();
      }
    } catch {
      // The next beat will do.
    }
    if (!this.#closing) this.#beat = setTimeout(() => void this.#heartbeat(), BEAT);
  }

  /** Ends jobs without a waiting run, and learnings that have been stopped. */
  async #lookUp(): Promise<void> {
    for (const [id, busy] of this.#busy) {
      busy.unwanted = this.#runs.has(busy.data.run) ? 0 : busy.unwanted + 1;
      // Missing once may mean that the server has just come back.
      if (busy.unwanted > 1) this.#end(busy, 'nobody');
      else if (busy.data.kind === 'learning' && (await this.#redis.exists(this.#keys.stop(id))) === 1)
        this.#end(busy, 'enough');
    }
  }

  async #work(job: Job<JobData>, token: string): Promise<void> {
    const { data, id = '' } = job;
    if (!(await this.#isWanted(data.run))) return;
    if (job.stalledCounter >= MOST_DEATHS) {
      await this.#writer.answer(data, id, {
        kind: 'lost',
        reason: 'the workers stopped responding',
        tries: job.stalledCounter,
      });
      return;
    }
    const free = this.#settings.threads - this.#busyThreads;
    // The job was on its way when a learning took all threads.
    if (free < 1) return handBack(job, token);
    const threads = data.kind === 'learning' ? free : 1;
    const busy: Busy = { data, threads, stop: new AbortController(), unwanted: 0 };
    this.#busy.set(id, busy);
    this.#share();
    try {
      const done = data.kind === 'learning' ? this.#learn(id, busy) : this.#play(id, busy, job.attemptsMade);
      await done;
    } finally {
      this.#busy.delete(id);
      this.#share();
    }
    if (busy.why === 'hand-back') await handBack(job, token);
  }

  get #busyThreads(): number {
    return [...this.#busy.values()].reduce((sum, { threads }) => sum + threads, 0);
  }

  /** Takes as many jobs as there are free threads; a learning uses several. */
  #share(): void {
    this.#worker.concurrency = Math.max(1, this.#settings.threads - this.#busyThreads + this.#busy.size);
  }

  /** Checks again, since a run may have started after the last beat. */
  async #isWanted(run: string): Promise<boolean> {
    return this.#runs.has(run) || (await this.#redis.exists(this.#keys.run(run))) === 1;
  }

  /** @throws Error the first time a thread dies over it, so that BullMQ offers the job to another worker. */
  async #play(id: string, { data, stop }: Busy, attempts: number): Promise<void> {
    const { spec, ranges, records = false } = data;
    const answer = await this.#threads.play(
      { spec, ranges, records },
      () => this.#content.fetch(spec),
      stop.signal,
    );
    if (stop.signal.aborted) return;
    switch (answer.kind) {
      case 'done': {
        const { games, seconds, body, plain = false } = answer;
        this.#games += games;
        await this.#writer.answer(data, id, { kind: 'done', games, seconds, plain }, body);
        return;
      }
      case 'fault':
        await this.#writer.answer(data, id, answer);
        return;
      case 'missing':
        // The coordinator notices this, sends the content again and asks again.
        return;
      case 'gone':
        if (attempts === 0) throw new Error(answer.reason);
        await this.#writer.answer(data, id, { kind: 'lost', reason: answer.reason, tries: attempts + 1 });
    }
  }

  async #learn(id: string, busy: Busy): Promise<void> {
    const { data, stop } = busy;
    const keep = (state: Uint8Array): Promise<unknown> =>
      this.#redis.set(this.#keys.state(id), Buffer.from(state), 'EX', KEPT.content);
    // A refusal is reported; the learning goes on regardless.
    const tell = (told: Told, body?: Uint8Array): void =>
      void this.#writer.answer(data, id, told, body).catch(() => undefined);
    try {
      const texts = await this.#content.fetch(data.spec);
      // The coordinator notices this and asks again.
      if (!texts) return;
      const { complete, body, games } = await learn({
        spec: data.spec,
        texts,
        threads: busy.threads,
        state: await this.#redis.getBuffer(this.#keys.state(id)),
        signal: stop.signal,
        saveEvery: data.saveEvery ?? SAVE_EVERY,
        onNews: (news, known) => tell({ kind: 'news', news }, known),
        onState: (state) => {
          void keep(state).catch(() => undefined);
          if (data.saveEvery !== undefined) tell({ kind: 'state' }, state);
        },
      });
      this.#games += games;
      if (busy.why === 'hand-back') await keep(body);
      else if (busy.why !== 'nobody')
        await this.#writer.answer(data, id, { kind: 'done', games, seconds: 0, complete }, body);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await this.#writer.answer(data, id, { kind: 'fault', message });
    }
  }
}

/** @throws WaitingError which tells BullMQ to keep the job waiting. */
async function handBack(job: Job<JobData>, token: string): Promise<never> {
  await job.moveToWait(token);
  throw new WaitingError();
}
