// Connections to Redis. The first must succeed within seconds; later ones are retried as long as it takes.
import { Redis, type RedisOptions } from 'ioredis';
import type { RedisAddress } from './address.ts';
import { RedisError } from './error.ts';
import type { Purpose } from './purpose.ts';

/** Milliseconds a server has to respond at the beginning: less than five seconds including the start of the program. */
export const PATIENCE = 3500;
const FIRST_PAUSE = 100;
/** Milliseconds between two tries to reach a server that has been gone for long. */
export const LONGEST_PAUSE = 15_000;

/** Other settings than the usual ones of a connection. */
export type ConnectionSettings = Readonly<Pick<RedisOptions, 'socketTimeout' | 'retryStrategy'>>;

/** Calls wait until the connection is back, and those without an answer are sent again. */
export function openRedis({ options }: RedisAddress, settings: ConnectionSettings = {}): Redis {
  const redis = new Redis({ ...connectionOf(options), ...settings });
  // The user of the connection gets `close`; without a listener for errors, the program would end.
  redis.on('error', () => undefined);
  return redis;
}

/**
 * Twice as long each time, so that waiting takes no longer than the server was gone.
 * @param tries so far, from 1
 */
export const pauseBefore = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

/** Settings of a connection that comes back, which suit BullMQ too. */
export function connectionOf(options: RedisAddress['options']) {
  return {
    ...options,
    maxRetriesPerRequest: null,
    retryStrategy: pauseBefore,
    // This detects a machine that vanished without closing the connection.
    keepAlive: 10_000,
    enableReadyCheck: true,
  };
}

/** Whether the server itself refused: it is full, or a read-only replica. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ReplyError';

/**
 * What comes of some work within milliseconds: a server that is gone never responds, and never says so.
 * @throws Error ETIMEDOUT when it takes longer
 */
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
 * Tests a server and then starts using it.
 * @param patience milliseconds that testing and `begin` may take together
 * @throws RedisError after that time if nothing responds there, it is not Redis, or this user lacks rights that the purpose needs.
 */
export async function useRedis<T>(
  address: RedisAddress,
  purpose: Purpose,
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
    const tried = redis.connect().then(() => tryOut(redis, address, purpose));
    return await answerWithin(patience, tried.then(begin));
  } catch (error) {
    if (error instanceof RedisError) throw error;
    const said = reason ?? (error instanceof Error ? error : new Error(String(error)));
    const { words, help } = explain(said, address, purpose, patience);
    throw new RedisError(`The ${purpose.name} ${address.shown} cannot be used: ${words}.`, help);
  } finally {
    redis.disconnect();
  }
}

/** What a server tells about itself, by name; "" for what it does not tell. */
export async function readInfo(redis: Redis): Promise<(name: string) => string> {
  const about = await redis.info();
  return (name) => new RegExp(`^${name}:(.*)$`, 'm').exec(about)?.[1]?.trim() ?? '';
}

/** The oldest version that BullMQ supports. */
const OLDEST = [6, 2] as const;

/** Does what the purpose does: a user without the rights would otherwise find out in the middle. */
async function tryOut(
  redis: Redis,
  { prefix, shown }: RedisAddress,
  { name, trial }: Purpose,
): Promise<void> {
  const told = await readInfo(redis);
  const version = told('redis_version');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new RedisError(
      `The ${name} ${shown} cannot be used: it is Redis ${version}.`,
      `Use Redis ${OLDEST.join('.')} or newer, or Valkey.`,
    );
  if (told('redis_mode') === 'cluster')
    throw new RedisError(
      `The ${name} ${shown} cannot be used: it is a cluster, which spreads keys over several servers.`,
      'Use a single server; a small one is enough.',
    );
  await redis.eval(trial, 1, `${prefix}:try`);
}

interface Explained {
  /** Completes a sentence. */
  readonly words: string;
  readonly help: string;
}

/** Explains an error from Node, OpenSSL or Redis, and what to do about it. */
function explain(
  { message }: Error,
  { options, prefix }: RedisAddress,
  { name, variable, flags, rights, without }: Purpose,
  patience: number,
): Explained {
  const known = (
    [
      [
        /NOPERM|permissions?\b/i,
        `its user does not have all the rights a ${name} needs`,
        `Grant them: ACL SETUSER ${options.username ?? 'NAME'} ~${prefix}:* ${rights(prefix)}. For keys with another prefix, add ?prefix=name to the address.`,
      ],
      [
        /NOAUTH|WRONGPASS|invalid password/i,
        'it does not accept the user or password',
        `Put them in the address, redis://user:password@host, preferably in the environment variable ${variable}, which process lists do not show.`,
      ],
      [
        /altnames/,
        `its certificate is not for the name ${options.host}`,
        'Use the host name in its certificate, or get a certificate for this name.',
      ],
      [
        /certificate/i,
        `its certificate is not trusted here (${message.replace(/\.$/, '')})`,
        'Save the certificate of its issuer in a file and set NODE_EXTRA_CA_CERTS to the path of that file, on each machine that uses it. Without TLS, the address begins with redis://.',
      ],
      [/SSL|TLS/, 'the TLS connection failed', 'Without TLS, the address begins with redis://.'],
      [/RESP/, 'the server there is not Redis', 'Check the port; the default port of Redis is 6379.'],
      [/LOADING/, 'it is still loading its data', 'Try again in a moment.'],
      [
        /ECONNREFUSED/,
        'nothing is listening there',
        `Start the server on its machine: redis-server --port ${options.port} ${flags}. ${without}`,
      ],
      [
        /ENOTFOUND|EAI_AGAIN/,
        'there is no machine with that name',
        `Check the spelling of the name. ${without}`,
      ],
      [
        /ECONNRESET|EPIPE|Connection is closed/,
        'it closed the connection',
        'If the server uses TLS, the address begins with rediss://.',
      ],
      [
        /ETIMEDOUT/,
        `it did not respond within ${patience / 1000} seconds`,
        `Check that the server is running and that this machine can reach it.${options.tls ? ' Without TLS, the address begins with redis://.' : ''} ${without}`,
      ],
      [
        /^(-?OOM|READONLY|MISCONF)/,
        `it accepts no more data (${message.replace(/\.$/, '')})`,
        'Give it more memory or disk. If it is a replica, name its primary instead.',
      ],
    ] as const
  ).find(([pattern]) => pattern.test(message));
  if (known) return { words: known[1], help: known[2] };
  return { words: message.replace(/\.$/, ''), help: without };
}
