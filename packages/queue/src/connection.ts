// Connections to Redis. The first must succeed within seconds; later ones are retried as long as it takes.
import { Redis, type ChainableCommander } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { QueueError } from './error.ts';

/** Milliseconds a queue has to respond at the beginning: less than five seconds including the start of the program. */
export const PATIENCE = 3500;
const FIRST_PAUSE = 100;
/** Milliseconds between two tries to reach a server that has been gone for long. */
export const LONGEST_PAUSE = 15_000;

/** Calls wait until the connection is back. */
export function openRedis({ options }: QueueAddress): Redis {
  const redis = new Redis({ ...connectionOf(options) });
  // The user of the connection gets `close`; without a listener for errors, the program would end.
  redis.on('error', () => undefined);
  return redis;
}

/**
 * Twice as long each time, so that waiting takes no longer than the server was gone.
 * @param tries so far, from 1
 */
export const pauseBefore = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

/** Settings that suit BullMQ and us. */
export function connectionOf(options: QueueAddress['options']) {
  return {
    ...options,
    maxRetriesPerRequest: null,
    retryStrategy: pauseBefore,
    // This detects a machine that vanished without closing the connection.
    keepAlive: 10_000,
    enableReadyCheck: true,
  };
}

/**
 * Sends calls.
 * @throws Error with the server's message for the first call it refused.
 */
export async function sendAll(calls: ChainableCommander): Promise<void> {
  const replies = await calls.exec().catch((error: unknown) => {
    // The error of a transaction that was never begun.
    throw (error as { readonly previousErrors?: readonly Error[] }).previousErrors?.[0] ?? error;
  });
  for (const [error] of replies ?? []) if (error) throw error;
}

/** Whether the server itself refused: it is full, or a read-only replica. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ReplyError';

/** @throws Error when work takes longer than this: a server that is gone never responds, and never says so. */
export async function answerWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error('ETIMEDOUT')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
  }
}

/**
 * Tests a queue and then starts using it.
 * @param patience milliseconds that testing and `begin` may take together
 * @throws QueueError after that time if nothing responds there, it is not Redis, or this user lacks rights that a queue needs.
 */
export async function useQueue<T>(
  address: QueueAddress,
  patience: number,
  begin: () => Promise<T>,
): Promise<T> {
  const redis = new Redis({
    ...address.options,
    lazyConnect: true,
    connectTimeout: patience,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
    // Checked below, with our own messages.
    enableReadyCheck: false,
  });
  let reason: Error | undefined;
  redis.on('error', (error) => (reason ??= error));
  try {
    const tried = redis.connect().then(() => tryOut(redis, address));
    return await answerWithin(patience, tried.then(begin));
  } catch (error) {
    if (error instanceof QueueError) throw error;
    const said = reason ?? (error instanceof Error ? error : new Error(String(error)));
    const { words, help } = explain(said, address, patience);
    throw new QueueError(`The queue ${address.shown} cannot be used: ${words}.`, help);
  } finally {
    redis.disconnect();
  }
}

/** The oldest version that BullMQ supports. */
const OLDEST = [6, 2] as const;

/** Does what a queue does: a user without the rights would otherwise find out in the middle of a run. */
async function tryOut(redis: Redis, { prefix, shown }: QueueAddress): Promise<void> {
  const about = await redis.info();
  const told = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(about)?.[1]?.trim() ?? '';
  const version = told('redis_version');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new QueueError(
      `The queue ${shown} cannot be used: it is Redis ${version}.`,
      `Use Redis ${OLDEST.join('.')} or newer, or Valkey.`,
    );
  if (told('redis_mode') === 'cluster')
    throw new QueueError(
      `The queue ${shown} cannot be used: it is a cluster, which spreads keys over several servers.`,
      'Use a single server; a small one is enough.',
    );
  await redis.eval("return redis.call('SET', KEYS[1], '', 'EX', 1)", 1, `${prefix}:try`);
}

interface Explained {
  /** Completes a sentence. */
  readonly words: string;
  readonly help: string;
}

const ELSEWHERE = 'Without a queue, everything is played on this machine.';

/** Explains an error from Node, OpenSSL or Redis, and what to do about it. */
function explain({ message }: Error, { options, prefix }: QueueAddress, patience: number): Explained {
  const known = (
    [
      [
        /NOPERM/,
        'its user does not have all the rights a queue needs',
        `Grant them: ACL SETUSER ${options.username ?? 'NAME'} ~${prefix}:* +@read +@write +@connection +@transaction +@scripting -@dangerous +info. For keys with another prefix, add ?prefix=name to the address.`,
      ],
      [
        /NOAUTH|WRONGPASS|invalid password/i,
        'it does not accept the user or password',
        'Put them in the address, redis://user:password@host, preferably in the environment variable RAILWRIGHT_QUEUE, which process lists do not show.',
      ],
      [
        /altnames/,
        `its certificate is not for the name ${options.host}`,
        'Use the host name in its certificate, or get a certificate for this name.',
      ],
      [
        /certificate/i,
        `its certificate is not trusted here (${message.replace(/\.$/, '')})`,
        'Save the certificate of its issuer in a file and set NODE_EXTRA_CA_CERTS to the path of that file, here and for each worker. Without TLS, the address begins with redis://.',
      ],
      [/SSL|TLS/, 'the TLS connection failed', 'Without TLS, the address begins with redis://.'],
      [/RESP/, 'the server there is not Redis', 'Check the port; the default port of Redis is 6379.'],
      [/LOADING/, 'it is still loading its data', 'Try again in a moment.'],
      [
        /ECONNREFUSED/,
        'nothing is listening there',
        `Start the server on its machine: redis-server --port ${options.port} --maxmemory-policy noeviction. ${ELSEWHERE}`,
      ],
      [
        /ENOTFOUND|EAI_AGAIN/,
        'there is no machine with that name',
        `Check the spelling of the name. ${ELSEWHERE}`,
      ],
      [
        /ECONNRESET|EPIPE|Connection is closed/,
        'it closed the connection',
        'If the server uses TLS, the address begins with rediss://.',
      ],
      [
        /ETIMEDOUT/,
        `it did not respond within ${patience / 1000} seconds`,
        `Check that the server is running and that this machine can reach it.${options.tls ? ' Without TLS, the address begins with redis://.' : ''} ${ELSEWHERE}`,
      ],
    ] as const
  ).find(([pattern]) => pattern.test(message));
  if (known) return { words: known[1], help: known[2] };
  return { words: message.replace(/\.$/, ''), help: ELSEWHERE };
}
