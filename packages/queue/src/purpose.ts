// A queue as the use of a server, in the words of messages.
import {
  parseAddress as parseRedisAddress,
  type Purpose,
  type RedisAddress,
} from '@railwright/storage/redis';

export const QUEUE: Purpose = {
  name: 'queue',
  variable: 'RAILWRIGHT_QUEUE',
  flags: '--maxmemory-policy noeviction',
  rights: () => '+@read +@write +@connection +@transaction +@scripting -@dangerous +info',
  trial: "return redis.call('SET', KEYS[1], '', 'EX', 1)",
  without: 'Without a queue, everything is played on this machine.',
};

/**
 * The parts of the address of a queue; `redis://host:6379/0?prefix=name` for one.
 * @throws RedisError for anything else; the input may contain a password and is not repeated.
 */
export const parseAddress = (text: string): RedisAddress => parseRedisAddress(text, QUEUE.name);
