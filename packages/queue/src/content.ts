// Content by hash, as a worker fetches it: once, and checked against the hash, so that truncated or altered content is never played.
import type { Redis } from 'ioredis';
import type { Keys } from './keys.ts';
import { hashOf, namedIn } from './specification.ts';

/** Characters of fetched content that are kept. */
const MOST_KEPT = 64_000_000;
/** How long the sender of a job may take to send its content again, in tries and milliseconds. */
const TRIES = 8;
const PAUSE = 500;

export class ContentStore {
  readonly #redis: Redis;
  readonly #keys: Keys;
  readonly #texts = new Map<string, string>();
  #size = 0;

  constructor(redis: Redis, keys: Keys) {
    this.#redis = redis;
    this.#keys = keys;
  }

  /** A specification and everything it names; undefined if any of it is missing. */
  async fetch(spec: string): Promise<ReadonlyMap<string, string> | undefined> {
    const text = await this.#get(spec);
    if (text === undefined) return undefined;
    const texts = new Map([[spec, text]]);
    for (const hash of namedIn(text)) {
      const named = await this.#get(hash);
      if (named === undefined) return undefined;
      texts.set(hash, named);
    }
    return texts;
  }

  async #get(hash: string): Promise<string | undefined> {
    const known = this.#texts.get(hash);
    if (known !== undefined) return known;
    for (let tries = 0; tries < TRIES; tries++) {
      const text = await this.#redis.get(this.#keys.content(hash));
      if (text !== null && hashOf(text) === hash) {
        this.#keep(hash, text);
        return text;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return undefined;
  }

  #keep(hash: string, text: string): void {
    // Several threads may have fetched it at the same time.
    if (this.#texts.has(hash)) return;
    this.#texts.set(hash, text);
    this.#size += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#size <= MOST_KEPT || oldest === hash) return;
      this.#texts.delete(oldest);
      this.#size -= length;
    }
  }
}
