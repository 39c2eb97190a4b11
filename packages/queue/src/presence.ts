// Lists the workers on a queue. Workers report every few seconds; one that has not reported for a while is gone. Clocks are never compared.
import type { Redis } from 'ioredis';
import { KEPT, type Keys } from './keys.ts';

/** A worker's report about itself. */
export interface WorkerNote {
  readonly name: string;
  /** Of the engine and the message format. */
  readonly version: string;
  /** Threads it has. */
  readonly threads: number;
  /** Threads that play a job now. */
  readonly busy: number;
  /** Games since it started. */
  readonly games: number;
}

/** Reports a worker, and returns which runs are active and which version each asks for. */
export async function announce(
  redis: Redis,
  keys: Keys,
  id: string,
  note: WorkerNote,
): Promise<ReadonlyMap<string, string>> {
  // In one message: with a thousand workers, this happens a thousand times every two seconds.
  const replies = await redis
    .multi()
    .set(keys.worker(id), JSON.stringify(note), 'EX', KEPT.worker)
    .sadd(keys.workers(), id)
    .smembers(keys.runs())
    .exec();
  const runs = (replies?.[2]?.[1] ?? []) as string[];
  if (runs.length === 0) return new Map();
  const versions = await redis.mget(runs.map((run) => keys.run(run)));
  const gone = runs.filter((_, i) => versions[i] === null);
  if (gone.length > 0) await redis.srem(keys.runs(), ...gone);
  return new Map(
    runs.flatMap((run, i) => {
      const version = versions[i];
      return typeof version === 'string' ? [[run, version] as const] : [];
    }),
  );
}

export async function withdraw(redis: Redis, keys: Keys, id: string): Promise<void> {
  await redis.multi().del(keys.worker(id)).srem(keys.workers(), id).exec();
}

/** By name. */
export async function listWorkers(redis: Redis, keys: Keys): Promise<WorkerNote[]> {
  const ids = await redis.smembers(keys.workers());
  if (ids.length === 0) return [];
  const notes = await redis.mget(ids.map((id) => keys.worker(id)));
  const gone = ids.filter((_, i) => notes[i] === null);
  if (gone.length > 0) await redis.srem(keys.workers(), ...gone);
  return notes
    .flatMap((note) => (note === null ? [] : [JSON.parse(note) as WorkerNote]))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
