// The connection to the server: calls that are answered soon or fail, calls that wait as long as it takes, and whether the server responds.
import { answerWithin, isRefusal, openRedis, type RedisAddress } from '@railwright/storage/redis';
import type { Redis } from 'ioredis';
import { StoreError } from '../store.ts';

/** Milliseconds until a server that does not answer counts as gone. */
export const SILENCE = 3000;
/** Milliseconds between two tries to reach it again. */
const PAUSE = 1000;

/** What pages are told meanwhile. */
export const awayError = (): StoreError =>
  new StoreError('away', 'The server that keeps the tables does not respond; the game goes on when it does.');

/** A connection of a host, which comes back by itself. */
export const connectTo = (address: RedisAddress): Redis =>
  openRedis(address, {
    socketTimeout: SILENCE,
    retryStrategy: (tries) => Math.min(50 * tries, PAUSE),
  });

export class Server {
  readonly redis: Redis;
  /** Whether it is known to be gone. */
  isAway = false;

  constructor(redis: Redis) {
    this.redis = redis;
  }

  /**
   * A call whose answer somebody waits for.
   * @throws StoreError `away` at once while the server is known to be gone
   */
  async ask<T>(call: (redis: Redis) => Promise<T>): Promise<T> {
    if (this.isAway) throw awayError();
    return orStoreError(() => answerWithin(SILENCE, call(this.redis)));
  }
}

/** @throws StoreError */
export async function orStoreError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storeErrorOf(error);
  }
}

/** By how the server begins its refusal. Pages are told these too, so they do not name it. */
const REFUSALS = [
  [/^(-?OOM|ERR.*OOM)|OOM command/, 'full', 'The server that keeps the tables has no room left.'],
  [/^MISCONF/, 'full', 'The server that keeps the tables cannot write to its disk.'],
  [/^READONLY/, 'failed', 'The server that keeps the tables is a replica, which accepts no changes.'],
  [/WRONGTYPE/, 'damaged', 'The stored tables are damaged: a key has the wrong type.'],
] as const;

function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!isRefusal(error)) return awayError();
  const known = REFUSALS.find(([pattern]) => pattern.test(error.message));
  return known
    ? new StoreError(known[1], known[2])
    : new StoreError('failed', `The server that keeps the tables refused: ${error.message}`);
}
