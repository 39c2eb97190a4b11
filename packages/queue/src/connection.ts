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

/** @throws QueueError within 5 seconds when nobody answers, or not as Redis does. */
export async function checkRedis({ options, shown }: QueueAddress): Promise<void> {
  const redis = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  });
  let reason: Error | undefined;
  redis.on('error', (error) => (reason ??= error));
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error('ETIMEDOUT')), PATIENCE);
  });
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late]);
  } catch (error) {
    const said = reason ?? (error instanceof Error ? error : new Error(String(error)));
    throw new QueueError(`The queue ${shown} cannot be used: ${inWords(said)}.`, wayOut(said));
  } finally {
    clearTimeout(clock);
    redis.disconnect();
  }
}

function inWords({ message }: Error): string {
  if (message.includes('ECONNREFUSED')) return 'nothing listens there';
  if (message.includes('ENOTFOUND') || message.includes('EAI_AGAIN'))
    return 'there is no machine of that name';
  if (message.includes('ETIMEDOUT') || message.includes('Connection is closed'))
    return `it did not answer within ${PATIENCE / 1000} seconds`;
  if (isAboutUser(message)) return 'it does not accept the user or password';
  return message.replace(/\.$/, '');
}

function wayOut({ message }: Error): string {
  if (isAboutUser(message))
    return 'Give them in the address, redis://user:password@host, best in the environment as RAILWRIGHT_QUEUE, where no list of processes shows it.';
  if (/certificate|self.signed|SSL|TLS/i.test(message))
    return 'A certificate of your own is made known by NODE_EXTRA_CA_CERTS=ca.pem; without TLS the address begins with redis://.';
  return 'Is the server running, and may this machine reach it? docs/machines.md says how to start one. Without --queue everything is played on this machine.';
}

const isAboutUser = (message: string): boolean => /NOAUTH|WRONGPASS|NOPERM|invalid password/i.test(message);
