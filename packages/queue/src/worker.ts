// Works on a queue: takes jobs, has threads play them, and sends back what came of it. The event loop here does nothing that takes long,
// so that BullMQ can say every few seconds that a job is still being worked on; a job whose worker falls silent goes to another one.
import { randomBytes } from 'node:crypto';
import { WaitingError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { checkRedis, connectionOf, isRefusal, openRedis, sendAll } from './connection.ts';
import { ContentStore } from './content.ts';
import { KEPT, Keys, queueName, VERSION } from './keys.ts';
import { learn } from './learning.ts';
import type { Head, JobData } from './messages.ts';
import { signIn, signOut, type WorkerNote } from './roll-call.ts';
import { Threads, type Players } from './threads.ts';

export interface WorkerSettings {
  readonly name: string;
  /** Jobs that are played at the same time. */
  readonly threads: number;
  /** Seconds after which a worker that has fallen silent is taken for dead. */
  readonly silence: number;
  /** What it can do; this one's own version by default. */
  readonly version?: string;
  /** Address of a module with other rules and bots, a `GameSource`. It never comes from a job. */
  readonly source?: string;
  /** A word for people. */
  readonly onNote?: (note: string) => void;
}

/** Milliseconds. */
const BEAT = 2000;
/** How long a stop waits for jobs under way before it hands them back: less than the 10 seconds containers are given. */
const GRACE = 6000;
/** Workers that one job may end before it is taken for the cause. */
const MOST_DEATHS = 50;
const SAVE_EVERY = 15_000;

/** @throws QueueError within 5 seconds when nobody answers there. */
export async function startWorker(address: QueueAddress, settings: WorkerSettings): Promise<QueueWorker> {
  await checkRedis(address);
  return new QueueWorker(address, settings);
}

interface Busy {
  readonly data: JobData;
  readonly stop: AbortController;
  why?: 'hand-back' | 'nobody' | 'enough';
  /** Beats in a row at which nobody waited for it. */
  unwanted: number;
}

export class QueueWorker {
  readonly #settings: WorkerSettings;
  readonly #version: string;
  readonly #redis: Redis;
  readonly #keys: Keys;
  readonly #content: ContentStore;
  readonly #threads: Players;
  readonly #worker: Worker<JobData>;
  readonly #busy = new Map<string, Busy>();
  readonly #id = randomBytes(8).toString('hex');
  readonly #told = new Set<string>();
  /** Those under way at the last beat, with the version each asks for. */
  #runs: ReadonlyMap<string, string> = new Map();
  #games = 0;
  #beat: NodeJS.Timeout | undefined;
  /** Why the last answer was refused. */
  #refused = '';
  #closing = false;
  #connected = true;

  /**
   * @param address of a server that is known to answer
   * @param players who plays what jobs ask for
   */
  constructor(
    address: QueueAddress,
    settings: WorkerSettings,
    players: Players = new Threads(settings.source),
  ) {
    const { name, threads, silence, version = VERSION } = settings;
    this.#settings = settings;
    this.#version = version;
    this.#redis = openRedis(address);
    this.#keys = new Keys(address.prefix);
    this.#content = new ContentStore(this.#redis, this.#keys);
    this.#threads = players;
    this.#worker = new Worker<JobData>(queueName(version), (job, token) => this.#work(job, token ?? ''), {
      connection: connectionOf(address.options),
      prefix: address.prefix,
      concurrency: threads,
      name,
      lockDuration: silence * 1000,
      stalledInterval: silence * 500,
      // Machines are switched off again and again; see MOST_DEATHS.
      maxStalledCount: 1_000_000,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.#worker.on('error', () => undefined);
    this.#redis.on('close', () => this.#connection(false));
    this.#redis.on('ready', () => this.#connection(true));
    void this.#heartbeat();
  }

  get note(): WorkerNote & { readonly connected: boolean } {
    return {
      name: this.#settings.name,
      version: this.#version,
      threads: this.#settings.threads,
      busy: this.#busy.size,
      games: this.#games,
      connected: this.#connected,
    };
  }

  /** Takes no further job, finishes those of a few seconds, and hands back the others. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearTimeout(this.#beat);
    const handBack = setTimeout(() => this.#handBack(() => true), GRACE);
    this.#handBack(({ kind }) => kind === 'learning');
    // A server that does not answer is not waited for.
    const late = new Promise((resolve) => setTimeout(resolve, GRACE + 2000).unref());
    await Promise.race([this.#worker.close().catch(() => undefined), late]);
    clearTimeout(handBack);
    if (this.#redis.status === 'ready')
      await signOut(this.#redis, this.#keys, this.#id).catch(() => undefined);
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

  #connection(connected: boolean): void {
    if (connected === this.#connected || this.#closing) return;
    this.#connected = connected;
    this.#settings.onNote?.(
      connected
        ? 'The queue is responding again.'
        : 'The queue does not respond; trying again until it does.',
    );
  }

  async #heartbeat(): Promise<void> {
    try {
      if (this.#redis.status === 'ready') {
        this.#runs = await signIn(this.#redis, this.#keys, this.#id, this.note);
        this.#refuse();
        await this.#lookUp();
      }
    } catch {
      // At the next beat then.
    }
    if (!this.#closing) this.#beat = setTimeout(() => void this.#heartbeat(), BEAT);
  }

  /** Jobs of other versions are in queues of their own; whoever started this worker should know of them. */
  #refuse(): void {
    for (const version of this.#runs.values()) {
      if (version === this.#version || this.#told.has(version)) continue;
      this.#told.add(version);
      this.#settings.onNote?.(
        `Refused a run that needs engine ${engineOf(version)}: this worker has ${engineOf(this.#version)}. Start a worker with the same version of railwright as the run.`,
      );
    }
  }

  /** Ends jobs that nobody waits for, and learnings that are to end. */
  async #lookUp(): Promise<void> {
    for (const [id, busy] of this.#busy) {
      busy.unwanted = this.#runs.has(busy.data.run) ? 0 : busy.unwanted + 1;
      // Once may be a server that has just come back.
      if (busy.unwanted > 1) this.#end(busy, 'nobody');
      else if (busy.data.kind === 'learning' && (await this.#redis.exists(this.#keys.stop(id))) === 1)
        this.#end(busy, 'enough');
    }
  }

  async #work(job: Job<JobData>, token: string): Promise<void> {
    const { data, id = '' } = job;
    if (!(await this.#isWanted(data.run))) return;
    if (job.stalledCounter > MOST_DEATHS) {
      await this.#answer(
        data,
        this.#head(id, { kind: 'lost', reason: 'the workers stopped responding', tries: MOST_DEATHS }),
      );
      return;
    }
    const busy: Busy = { data, stop: new AbortController(), unwanted: 0 };
    this.#busy.set(id, busy);
    try {
      const done = data.kind === 'learning' ? this.#learn(id, busy) : this.#play(id, busy, job.attemptsMade);
      await done;
    } finally {
      this.#busy.delete(id);
    }
    if (busy.why === 'hand-back') {
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  /** A run may be younger than the last beat. */
  async #isWanted(run: string): Promise<boolean> {
    return this.#runs.has(run) || (await this.#redis.exists(this.#keys.run(run))) === 1;
  }

  /** @throws Error when a thread died over it for the first time; then BullMQ gives it to somebody once more. */
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
        await this.#answer(data, this.#head(id, { kind: 'done', games, seconds, plain }), body);
        return;
      }
      case 'fault':
        await this.#answer(data, this.#head(id, { kind: 'fault', message: answer.message }));
        return;
      case 'missing':
        // Whoever asked finds out, sends the content again and asks again.
        return;
      case 'gone':
        if (attempts === 0) throw new Error(answer.reason);
        await this.#answer(
          data,
          this.#head(id, { kind: 'lost', reason: answer.reason, tries: attempts + 1 }),
        );
    }
  }

  async #learn(id: string, busy: Busy): Promise<void> {
    const { data, stop } = busy;
    const keep = (state: Uint8Array): Promise<unknown> =>
      this.#redis.set(this.#keys.state(id), Buffer.from(state), 'EX', KEPT.content);
    // What is refused is told; the learning goes on without.
    const tell = (head: Head, body?: Uint8Array): void =>
      void this.#answer(data, head, body).catch(() => undefined);
    try {
      const texts = await this.#content.fetch(data.spec);
      // Whoever asked finds out and asks again.
      if (!texts) return;
      const { complete, body, games } = await learn({
        spec: data.spec,
        texts,
        threads: Math.max(1, this.#settings.threads - this.#busy.size + 1),
        state: await this.#redis.getBuffer(this.#keys.state(id)),
        signal: stop.signal,
        saveEvery: data.saveEvery ?? SAVE_EVERY,
        onNews: (news, known) => tell(this.#head(id, { kind: 'news', news }), known),
        onState: (state) => {
          void keep(state).catch(() => undefined);
          if (data.saveEvery !== undefined) tell(this.#head(id, { kind: 'state' }), state);
        },
      });
      this.#games += games;
      if (busy.why === 'hand-back') await keep(body);
      else if (busy.why !== 'nobody')
        await this.#answer(data, this.#head(id, { kind: 'done', games, seconds: 0, complete }), body);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await this.#answer(data, this.#head(id, { kind: 'fault', message }));
    }
  }

  #head<T>(job: string, rest: T): T & { readonly job: string; readonly worker: string } {
    return { job, worker: this.#settings.name, ...rest };
  }

  /** @throws Error when the queue does not take it; then BullMQ gives the job to somebody once more. */
  async #answer({ run }: JobData, head: Head, body: Uint8Array = new Uint8Array()): Promise<void> {
    const key = this.#keys.answers(run);
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    try {
      await sendAll(
        this.#redis
          .pipeline()
          .xadd(key, '*', 'head', JSON.stringify(head), 'body', bytes)
          .expire(key, KEPT.answers),
      );
      this.#refused = '';
    } catch (error) {
      this.#tellRefusal(error);
      throw error;
    }
  }

  /** Once for each reason, until an answer is taken again. */
  #tellRefusal(error: unknown): void {
    if (!isRefusal(error) || error.message === this.#refused) return;
    this.#refused = error.message;
    this.#settings.onNote?.(`The queue refused an answer: ${error.message}`);
  }
}

/** For people: the version of the engine, with that of the messages where it is needed to tell two apart. */
const engineOf = (version: string): string => version.replace(/-(\d+)$/, ' (messages $1)');
