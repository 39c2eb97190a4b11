// Content by its hash, as a worker fetches it: once each, and held against the hash, so that what was cut or changed on the way is not played.
import type { Redis } from 'ioredis';
import type { Keys } from './keys.ts';
import { hashOf, namedIn } from './specification.ts';

/** Characters that are kept of what was fetched. */
const MOST_KEPT = 64_000_000;
/** How long whoever sent a job may take to send again what it names, in tries and milliseconds. */
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

  /** A specification and everything it names; undefined when some of it is not there. */
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
    // Several threads may have fetched it at once.
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
