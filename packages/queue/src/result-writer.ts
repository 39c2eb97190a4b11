// Reports of a worker: answers to those waiting for them, and notes to the person who started it, about jobs that it refuses and errors of
// the queue.
import { isRefusal } from '@railwright/storage/redis';
import type { Redis } from 'ioredis';
import { sendAll } from './send-all.ts';
import { KEPT, type Keys } from './keys.ts';
import type { Head, JobData, Told } from './messages.ts';
import { howToGet } from './version.ts';

const NOTHING = new Uint8Array();

export class ResultWriter {
  readonly #redis: Redis;
  readonly #keys: Keys;
  readonly #worker: string;
  readonly #onNote: ((note: string) => void) | undefined;
  /** Versions whose runs were refused. */
  readonly #told = new Set<string>();
  /** Why the last answer was refused. */
  #refused = '';

  constructor(redis: Redis, keys: Keys, worker: string, onNote: ((note: string) => void) | undefined) {
    this.#redis = redis;
    this.#keys = keys;
    this.#worker = worker;
    this.#onNote = onNote;
  }

  /** @throws Error when the queue does not accept it; BullMQ then offers the job to another worker. */
  async answer({ run }: JobData, job: string, told: Told, body: Uint8Array = NOTHING): Promise<void> {
    const key = this.#keys.answers(run);
    const head: Head = { job, worker: this.#worker, ...told };
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

  /** Jobs of other versions are in other queues; the person who started this worker should know. */
  refuse(versions: Iterable<string>, own: string): void {
    for (const version of versions) {
      if (version === own || this.#told.has(version)) continue;
      this.#told.add(version);
      this.#onNote?.(
        `Refused a run that needs version ${version}: this worker has ${own}. ${howToGet(version, own)}`,
      );
    }
  }

  /** Reports each reason once, until an answer is accepted again. */
  #tellRefusal(error: unknown): void {
    if (!isRefusal(error) || error.message === this.#refused) return;
    this.#refused = error.message;
    this.#onNote?.(`The queue refused an answer: ${error.message}`);
  }
}
