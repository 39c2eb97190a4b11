// Opens the tables of a server: whether they are ours, of this format and safe there.
import { gamesVersion } from '@railwright/engine/program';
import {
  Outage,
  parseAddress,
  PATIENCE,
  readInfo,
  RedisError,
  useRedis,
  type Purpose,
  type RedisAddress,
} from '@railwright/storage/redis';
import type { Redis } from 'ioredis';
import { StoreError } from '../store.ts';
import { durabilityOf } from './durability.ts';
import { RedisHosts } from './hosts.ts';
import { Keys } from './keys.ts';
import { RedisStore } from './redis-store.ts';
import { TRIAL } from './scripts.ts';
import { connectTo, Server } from './server.ts';
import { Writer } from './writer.ts';

/** Options of `openRedisStore`. */
export interface RedisStoreOptions {
  /** What people who run the host should know, as sentences: what the server cannot promise, and when it is gone and back. */
  readonly onNote?: (note: string) => void;
  /** Milliseconds without a sign of life after which a host counts as dead; 5000 by default. */
  readonly life?: number;
  /** The version of the games of this host, `gamesVersion` by default. */
  readonly version?: string;
}

const FORMAT = '1';

const TABLES: Purpose = {
  name: 'store',
  variable: 'RAILWRIGHT_TABLES',
  flags: '--appendonly yes --appendfsync always --maxmemory-policy noeviction',
  rights: (prefix) =>
    `&${prefix}:* +@read +@write +@connection +@transaction +@scripting +@pubsub -@dangerous +info`,
  trial: TRIAL,
  without: 'Without --store, tables are kept in a file on this machine.',
};

/**
 * Opens the tables of a server: redis://[user:password@]host[:port][/number][?prefix=name], rediss:// for TLS. Other hosts may have them
 * open as well.
 * @throws StoreError with the way out, if it cannot be used
 */
export async function openRedisStore(text: string, options: RedisStoreOptions = {}): Promise<RedisStore> {
  // In a checkout it takes a while to find out, which is no fault of the server.
  const version = options.version ?? gamesVersion();
  const connections: Redis[] = [];
  const disconnect = (): void => {
    for (const redis of connections) redis.disconnect();
  };
  try {
    const address = parseAddress(text, TABLES.name);
    const connect = (): Redis => {
      const redis = connectTo(address);
      connections.push(redis);
      return redis;
    };
    return await useRedis(address, TABLES, PATIENCE, () =>
      open(address, connect, disconnect, { ...options, version }),
    );
  } catch (error) {
    disconnect();
    throw error instanceof RedisError ? new StoreError('failed', error.message, error.help) : error;
  }
}

async function open(
  address: RedisAddress,
  connect: () => Redis,
  disconnect: () => void,
  { onNote = () => undefined, life = 5000, version }: RedisStoreOptions & { readonly version: string },
): Promise<RedisStore> {
  const { prefix, shown } = address;
  const [redis, keys] = [connect(), new Keys(prefix)];
  const told = await readInfo(redis);
  checkEviction(told('maxmemory_policy'), shown);
  await checkFormat(redis, keys, address);
  await checkVersions(redis, keys, version, shown);
  const { waits, note } = await durabilityOf(redis, told, shown);
  if (note !== undefined) onNote(note);
  const server = new Server(redis);
  const id = crypto.randomUUID();
  const outage = new Outage('store', 'pages are told; trying again every second.', onNote);
  const hosts = new RedisHosts({ server, subscriber: connect(), keys, id, version, life, outage });
  await hosts.begin();
  const writer = new Writer(waits ? connect() : redis, waits);
  return new RedisStore({ server, writer, keys, hosts, shown, id, disconnect });
}

function checkEviction(policy: string, shown: string): void {
  if (!policy.startsWith('allkeys')) return;
  throw new RedisError(
    `The store ${shown} cannot be used: when its memory is full, it deletes any keys (maxmemory-policy ${policy}), even those of tables.`,
    'Set it to keep everything: redis-cli config set maxmemory-policy noeviction, and the same in its configuration.',
  );
}

async function checkFormat(redis: Redis, keys: Keys, { shown, prefix }: RedisAddress): Promise<void> {
  const place = `${prefix}: at ${shown}`;
  const found = [await redis.type(keys.format()), await redis.type(keys.ids())].join(' and ');
  // What others keep there is not ours to change.
  if (!['none and none', 'string and none', 'string and list'].includes(found))
    throw new RedisError(`The keys under ${place} do not hold tables of Railwright.`, ELSEWHERE);
  await redis.setnx(keys.format(), FORMAT);
  const format = await redis.get(keys.format());
  if (format !== FORMAT)
    throw new RedisError(
      `The tables under ${place} have format ${format}; this version of Railwright reads format ${FORMAT}.`,
      ELSEWHERE,
    );
}
const ELSEWHERE = 'Keep yours under another name: add ?prefix=name to the address.';

/** Hosts of two versions would send each other's pages away, and could play by different rules. */
async function checkVersions(redis: Redis, keys: Keys, version: string, shown: string): Promise<void> {
  const ids = await redis.smembers(keys.hosts());
  const versions = ids.length === 0 ? [] : await redis.mget(ids.map(keys.host));
  const dead = ids.filter((_, i) => versions[i] === null);
  if (dead.length > 0) await redis.srem(keys.hosts(), ...dead);
  const other = versions.find((one) => typeof one === 'string' && one !== version);
  if (typeof other === 'string')
    throw new RedisError(
      `A host of version ${other} has the tables of ${shown} open; this one is of version ${version}.`,
      'Run the same version on all machines: end the hosts of the other one first.',
    );
}
