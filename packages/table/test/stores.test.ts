// Stores of the command line, each held against what all promise.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { Redis } from 'ioredis';
import { openSqliteStore } from '@railwright/table/node';
import { openRedisStore } from '@railwright/table/redis';
import { testStore, type Place } from './store-contract.ts';

function inFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-tables-'));
  const file = join(folder, 'tables.db');
  const change = (sql: string): Promise<void> => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
    return Promise.resolve();
  };
  return Promise.resolve({
    open: () => openSqliteStore(file),
    spoil: (table, n) => change(`UPDATE entries SET entry = 'nonsense' WHERE id = '${table}' AND n = ${n}`),
    spoilHead: (table) => change(`UPDATE tables SET head = 'nonsense' WHERE id = '${table}'`),
    end() {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
}

async function onRedis(): Promise<Place> {
  const server = await RedisServer.start('--appendfsync', 'always');
  const redis = new Redis(server.port);
  return {
    open: () => openRedisStore(server.address),
    async spoil(table, n) {
      await redis.lset(`railwright:table:${table}:entries`, n - 1, 'nonsense');
    },
    async spoilHead(table) {
      await redis.hset(`railwright:table:${table}`, 'head', 'nonsense');
    },
    async end() {
      redis.disconnect();
      await server.stop();
    },
  };
}

testStore('a file', inFile);
testStore('Redis', onRedis, MISSING);
