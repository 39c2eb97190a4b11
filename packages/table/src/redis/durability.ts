// Whether what a server has acknowledged is on its disk. With `appendfsync always` it is; from Redis 7.2 and in Valkey, the disk can be
// waited for (WAITAOF). What a server cannot promise is said.
import type { readInfo } from '@railwright/storage/redis';
import type { Redis } from 'ioredis';

export interface Durability {
  /** Whether the disk has to be waited for. */
  readonly waits: boolean;
  /** What people who run the host should know, as sentences. */
  readonly note?: string;
}

const ALWAYS = 'redis-server --appendonly yes --appendfsync always';
const LOST = 'choices that counted can be lost';

export async function durabilityOf(
  redis: Redis,
  told: Awaited<ReturnType<typeof readInfo>>,
  shown: string,
): Promise<Durability> {
  if (told('aof_enabled') !== '1')
    return {
      waits: false,
      note: `${shown} does not write each choice to its disk: when that server ends, ${LOST}. Start it with: ${ALWAYS}`,
    };
  const policy = await policyOf(redis);
  if (policy === 'always') return { waits: false };
  if (policy !== 'no' && (await canWait(redis)))
    return {
      waits: true,
      ...(policy !== undefined && {
        note: `${shown} writes to its disk once a second, so a choice takes up to two seconds to count. It takes milliseconds with: ${ALWAYS}`,
      }),
    };
  const how =
    policy === undefined
      ? 'does not say when it writes to its disk'
      : policy === 'no'
        ? 'leaves it to its system when to write to its disk'
        : 'writes to its disk once a second only';
  return {
    waits: false,
    note: `${shown} ${how}: in a power cut there, ${LOST}. Start it with: ${ALWAYS}`,
  };
}

/** Undefined if this user may not ask. */
async function policyOf(redis: Redis): Promise<string | undefined> {
  const reply = await redis.config('GET', 'appendfsync').catch(() => undefined);
  return (reply as readonly string[] | undefined)?.[1];
}

async function canWait(redis: Redis): Promise<boolean> {
  return redis.call('WAITAOF', 1, 0, 1).then(
    () => true,
    () => false,
  );
}
