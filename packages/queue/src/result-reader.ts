// Waits for the workers' answers to one run, and does nothing else.
import { openRedis, type RedisAddress } from '@railwright/storage/redis';
import type { Redis } from 'ioredis';
import type { Head } from './messages.ts';

const ANSWERS_AT_ONCE = 256;
/** Milliseconds. */
const WAIT = 5000;
const PAUSE = 200;

export class ResultReader {
  readonly #waiting: Redis;
  readonly #trimming: Redis;
  readonly #stream: string;
  readonly #onAnswer: (head: Head, body: Uint8Array) => void;
  #closed = false;

  /**
   * @param trimming a connection that does not block
   * @param stream key of the stream with the answers
   */
  constructor(
    address: RedisAddress,
    trimming: Redis,
    stream: string,
    onAnswer: (head: Head, body: Uint8Array) => void,
  ) {
    this.#waiting = openRedis(address);
    this.#trimming = trimming;
    this.#stream = stream;
    this.#onAnswer = onAnswer;
    void this.#listen();
  }

  close(): void {
    this.#closed = true;
    this.#waiting.disconnect();
  }

  async #listen(): Promise<void> {
    let last = '0';
    while (!this.#closed) {
      try {
        const calls = ['COUNT', ANSWERS_AT_ONCE, 'BLOCK', WAIT, 'STREAMS', this.#stream, last] as const;
        const answers = await this.#waiting.xreadBuffer(...calls);
        const entries = answers?.[0]?.[1] ?? [];
        for (const [id, [, head, , body]] of entries) {
          last = id.toString();
          if (head && body) this.#onAnswer(JSON.parse(head.toString()) as Head, body);
        }
        // Not awaited, so that the next answers can come meanwhile. What is left behind goes the next time.
        if (entries.length > 0) this.#trimming.xtrim(this.#stream, 'MINID', last).catch(() => undefined);
      } catch {
        // The connection comes back by itself. A server that lost everything numbers entries by its own clock, which keeps going.
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }
}
