// Changes that count once they are on the server's disk. A server that flushes once a second is waited for, and all changes of that time
// share the wait.
import type { Redis } from 'ioredis';

/** Milliseconds of one wait; a longer one would be taken for a lost connection. */
const ONE_WAIT = 2000;

interface Waiting {
  readonly call: (redis: Redis) => Promise<unknown>;
  readonly settle: (result: PromiseSettledResult<unknown>) => void;
}

export class Writer {
  readonly #redis: Redis;
  /** Whether the disk has to be waited for; else an answer comes after it is on the disk, or nothing can be done about it. */
  waits: boolean;
  #waiting: Waiting[] = [];
  #isBusy = false;
  /** Connections that were lost: what an earlier one sent cannot be waited for on a later one. */
  #lost = 0;

  constructor(redis: Redis, waits: boolean) {
    this.#redis = redis;
    this.waits = waits;
    redis.on('close', () => this.#lost++);
  }

  /** Makes a call until it is known what came of it. It may be sent more than once, so the second time must change nothing. */
  write<T>(call: (redis: Redis) => Promise<T>): Promise<T> {
    if (!this.waits) return call(this.#redis);
    return new Promise<T>((resolve, reject) => {
      const settle = (result: PromiseSettledResult<unknown>): void =>
        result.status === 'fulfilled' ? resolve(result.value as T) : reject(result.reason as Error);
      this.#waiting.push({ call, settle });
      if (!this.#isBusy) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const lost = this.#lost;
      const results = await Promise.allSettled(batch.map(({ call }) => call(this.#redis)));
      const isKept = await this.#isOnDisk();
      if (isKept && lost === this.#lost)
        for (const [i, { settle }] of batch.entries()) settle(results[i] as PromiseSettledResult<unknown>);
      else this.#waiting.unshift(...batch);
    }
    this.#isBusy = false;
  }

  async #isOnDisk(): Promise<boolean> {
    const reply = await this.#redis.call('WAITAOF', 1, 0, ONE_WAIT).catch((error: unknown) => error);
    // Either its server became another one's copy, or it was told to keep no such file, or this host ends; then there is nothing to wait for.
    if (reply instanceof Error) return !reply.message.startsWith('UNBLOCKED');
    return Number((reply as readonly unknown[])[0]) >= 1;
  }
}
