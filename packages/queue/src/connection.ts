// Connections to Redis. The first one has to come about within seconds; later ones are tried again for as long as it takes.
import { Redis } from 'ioredis';
import type { QueueAddress } from './address.ts';
import { QueueError } from './error.ts';

/** Milliseconds that a queue has to answer at the beginning. */
const PATIENCE = 4000;
const LONGEST_PAUSE = 2000;

/** Calls wait until the connection is there again. */
export function openRedis({ options }: QueueAddress): Redis {
  const redis = new Redis({ ...connectionOf(options) });
  // Whoever uses it hears of it by `close`; without a listener the program would end.
  redis.on('error', () => undefined);
  return redis;
}

/** As BullMQ and we want them. */
export function connectionOf(options: QueueAddress['options']) {
  return {
    ...options,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(100 * times, LONGEST_PAUSE),
    // A machine that vanished without a word is found out by this.
    keepAlive: 10_000,
    enableReadyCheck: true,
  };
}

/** @throws QueueError within 5 seconds when nobody answers, or not as Redis does, or this user may not do there what a queue does. */
export async function checkRedis(address: QueueAddress): Promise<void> {
  const redis = new Redis({
    ...address.options,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
    // Is asked below, in words of ours.
    enableReadyCheck: false,
  });
  let reason: Error | undefined;
  redis.on('error', (error) => (reason ??= error));
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error('ETIMEDOUT')), PATIENCE);
  });
  try {
    await Promise.race([redis.connect().then(() => tryOut(redis, address)), late]);
  } catch (error) {
    if (error instanceof QueueError) throw error;
    const said = reason ?? (error instanceof Error ? error : new Error(String(error)));
    const { words, help } = explain(said, address);
    throw new QueueError(`The queue ${address.shown} cannot be used: ${words}.`, help);
  } finally {
    clearTimeout(clock);
    redis.disconnect();
  }
}

/** The oldest that BullMQ is made for. */
const OLDEST = [6, 2] as const;

/** What a queue does there: who may not would otherwise hear of it in the middle of a run. */
async function tryOut(redis: Redis, { prefix, shown }: QueueAddress): Promise<void> {
  const about = await redis.info();
  const told = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(about)?.[1]?.trim() ?? '';
  const version = told('redis_version');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new QueueError(
      `The queue ${shown} cannot be used: it is Redis ${version}.`,
      `It takes Redis ${OLDEST.join('.')} or newer, or Valkey.`,
    );
  if (told('redis_mode') === 'cluster')
    throw new QueueError(
      `The queue ${shown} cannot be used: it is a cluster, which shares out keys that belong together.`,
      'It takes a single server; a small one will do.',
    );
  await redis.eval("return redis.call('SET', KEYS[1], '', 'EX', 1)", 1, `${prefix}:try`);
}

interface Explained {
  /** The end of a sentence. */
  readonly words: string;
  readonly help: string;
}

const ELSEWHERE = 'Without a queue everything is played on this machine.';

/** What went wrong, by what Node, OpenSSL or Redis says, and what there is to do. */
function explain({ message }: Error, { options, prefix }: QueueAddress): Explained {
  const known = (
    [
      [
        /NOPERM/,
        'its user may not do there what a queue does',
        `What it needs: ACL SETUSER ${options.username ?? 'NAME'} ~${prefix}:* +@read +@write +@connection +@transaction +@scripting -@dangerous +info. Keys of another name are asked for by ?prefix=name in the address.`,
      ],
      [
        /NOAUTH|WRONGPASS|invalid password/i,
        'it does not accept the user or password',
        'Give them in the address, redis://user:password@host, best in the environment as RAILWRIGHT_QUEUE, where no list of processes shows it.',
      ],
      [
        /altnames/,
        `its certificate is not for the name ${options.host}`,
        'Call it by the name that its certificate has, or have one made for this name.',
      ],
      [
        /certificate/i,
        `its certificate is not trusted here (${message.replace(/\.$/, '')})`,
        'Put the certificate of whoever signed it into a file, and the path of the file into NODE_EXTRA_CA_CERTS, here and for each worker. Without TLS the address begins with redis://.',
      ],
      [/SSL|TLS/, 'it does not speak TLS as it should', 'Without TLS the address begins with redis://.'],
      [
        /RESP/,
        'what answers there is not Redis',
        'Look at the number of the port: that of Redis is 6379 unless somebody chose another.',
      ],
      [/LOADING/, 'it is still loading what it had kept', 'Try again in a moment.'],
      [
        /ECONNREFUSED/,
        'nothing listens there',
        `Is the server running? On its machine: redis-server --port ${options.port} --maxmemory-policy noeviction. ${ELSEWHERE}`,
      ],
      [
        /ENOTFOUND|EAI_AGAIN/,
        'there is no machine of that name',
        `Is the name written as it should be? ${ELSEWHERE}`,
      ],
      [
        /ECONNRESET|EPIPE|Connection is closed/,
        'it closed the connection',
        'A server that speaks TLS is addressed by rediss://.',
      ],
      [
        /ETIMEDOUT/,
        `it did not answer within ${PATIENCE / 1000} seconds`,
        `Is the server running, and may this machine reach it?${options.tls ? ' One without TLS is addressed by redis://.' : ''} ${ELSEWHERE}`,
      ],
    ] as const
  ).find(([pattern]) => pattern.test(message));
  if (known) return { words: known[1], help: known[2] };
  return { words: message.replace(/\.$/, ''), help: ELSEWHERE };
}
