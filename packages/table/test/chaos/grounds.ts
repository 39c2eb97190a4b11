// Where the tables of a round are kept: in a file, or on a Redis server that fails as well.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomBelow, type RngWords } from '@railwright/engine';
import { RedisServer } from '@railwright/storage/testing';
import { Redis } from 'ioredis';
import type { KeptEntry } from './history.ts';
import { Proxy } from './proxy.ts';

/** What has happened to those who play. */
export interface Counts {
  /** Of hosts. */
  kills: number;
  /** Of the server that keeps the tables. */
  serverKills: number;
  /** Of hosts or that server. */
  pauses: number;
  /** Of pages, or of hosts from that server. */
  cuts: number;
  /** Choices and other changes that were acknowledged, and views received. */
  acknowledged: number;
  views: number;
  games: number;
}

/** What lies there at the end. */
interface Kept {
  readonly seed: number;
  readonly entries: readonly KeptEntry[];
  /** Sentences about numbers that are missing. */
  readonly gaps: readonly string[];
}

export interface Ground {
  /** Hosts at the same time. */
  readonly hosts: number;
  /** The store, as a host is told of it. */
  readonly place: string;
  /** Something of its own goes wrong. */
  readonly fault?: (rng: RngWords, counts: Counts) => Promise<void>;
  kept(table: string): Promise<Kept>;
  end(): Promise<void>;
}

/** @param folder for its file */
export function fileGround(folder: string): Promise<Ground> {
  const place = join(folder, 'tables.db');
  return Promise.resolve({
    hosts: 1,
    place,
    kept(table) {
      const database = new DatabaseSync(place);
      const rows = database.prepare('SELECT n, entry FROM entries WHERE id = ? ORDER BY n').all(table);
      const head = database.prepare('SELECT head FROM tables WHERE id = ?').get(table);
      database.close();
      return Promise.resolve({
        seed: seedOf(head?.['head']),
        entries: rows.map(({ entry }) => JSON.parse(String(entry)) as KeptEntry),
        gaps: rows.flatMap(({ n }, i) => (n === i + 1 ? [] : [`Entry ${i + 1} is missing.`])),
      });
    },
    end: () => Promise.resolve(),
  });
}

/** Three hosts on one server, over a network that can be cut. `flush`: when the server writes to its disk. */
export async function redisGround(flush: 'always' | 'everysec'): Promise<Ground> {
  const server = await RedisServer.start('--appendfsync', flush);
  const proxy = new Proxy();
  proxy.targets = [server.port];
  const port = await proxy.listen();
  return {
    hosts: 3,
    place: `redis://127.0.0.1:${port}`,
    async fault(rng, counts) {
      const [kind, isLong] = [randomBelow(rng, 5), randomBelow(rng, 8) === 0];
      const moment = isLong ? 4500 : randomBelow(rng, 300);
      if (kind === 0) {
        counts.cuts++;
        proxy.cut();
      } else if (kind === 1) {
        counts.cuts++;
        proxy.freeze();
        await wait(moment);
        proxy.cut();
      } else if (kind === 2) {
        counts.pauses++;
        server.pause();
        await wait(moment);
        await server.start();
      } else {
        counts.serverKills++;
        await server.kill();
        await wait(moment);
        await server.start();
      }
    },
    async kept(table) {
      const redis = new Redis(server.port);
      const texts = await redis.lrange(`railwright:table:${table}:entries`, 0, -1);
      const head = await redis.hget(`railwright:table:${table}`, 'head');
      redis.disconnect();
      return {
        seed: seedOf(head),
        entries: texts.map((text) => JSON.parse(text) as KeptEntry),
        gaps: [],
      };
    },
    async end() {
      proxy.close();
      await server.stop();
    },
  };
}

const seedOf = (head: unknown): number => (JSON.parse(String(head)) as { seed: number }).seed;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
