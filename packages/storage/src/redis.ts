// Redis and Valkey: addresses, connections that come back, and what went wrong in words for people.
export { parseAddress, type RedisAddress } from './address.ts';
export {
  answerWithin,
  connectionOf,
  isRefusal,
  LONGEST_PAUSE,
  openRedis,
  PATIENCE,
  pauseBefore,
  readInfo,
  useRedis,
  type ConnectionSettings,
} from './connection.ts';
export { RedisError } from './error.ts';
export { Outage } from './outage.ts';
export type { Purpose } from './purpose.ts';
