// Tables on Redis or Valkey, which several hosts share.
export { openRedisStore, type RedisStoreOptions } from './open.ts';
export { RedisStore } from './redis-store.ts';
