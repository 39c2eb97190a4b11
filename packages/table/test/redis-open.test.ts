// Whether a server can keep tables: what is wrong with it, and what it cannot promise, is said with a way out.
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Tables } from '@railwright/table';
import { openRedisStore } from '@railwright/table/redis';
import { LocalThinker } from '../src/thinker.ts';
import { newTable, openHall, SETUPS, until } from './harness.ts';

describe.skipIf(MISSING)('a server', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await RedisServer.start('--appendfsync', 'always');
    redis = new Redis(server.port);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });
  beforeEach(() => redis.flushall());

  test('tables of another format, keys of others and hosts of another version are refused with a way out', async () => {
    await redis.set('railwright:tables:format', '2');
    await expect(openRedisStore(server.address)).rejects.toMatchObject({
      message: `The tables under railwright: at ${server.address} have format 2; this version of Railwright reads format 1.`,
      help: 'Keep yours under another name: add ?prefix=name to the address.',
    });
    await redis.flushall();
    await redis.set('railwright:tables:ids', 'my notes');
    await expect(openRedisStore(server.address)).rejects.toMatchObject({
      message: `The keys under railwright: at ${server.address} do not hold tables of Railwright.`,
    });
    await (await openRedisStore(`${server.address}?prefix=mine`)).close();
    expect(await redis.get('railwright:tables:ids')).toBe('my notes');
    await redis.flushall();
    const old = await openRedisStore(server.address, { version: '1.0.0-old' });
    await expect(openRedisStore(server.address, { version: '1.1.0-new' })).rejects.toMatchObject({
      code: 'failed',
      message: `A host of version 1.0.0-old has the tables of ${server.address} open; this one is of version 1.1.0-new.`,
    });
    await old.close();
    await (await openRedisStore(server.address, { version: '1.1.0-new' })).close();
  });

  test('a server that would delete tables is refused', async () => {
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(openRedisStore(server.address)).rejects.toMatchObject({
      message: expect.stringContaining('it deletes any keys (maxmemory-policy allkeys-lru)') as string,
    });
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
  });

  test('a user with the rights that are named can use it, and without them is told', async () => {
    await redis.call('ACL', 'SETUSER', 'host', 'on', '>secret', '~railwright:*', '+@read', '+@connection');
    const place = `redis://host:secret@127.0.0.1:${server.port}`;
    const refused = await openRedisStore(place).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      message: `The store ${server.address} cannot be used: its user does not have all the rights a store needs.`,
    });
    const [, rights = ''] = /SETUSER host (.*)\. For keys/.exec((refused as { help: string }).help) ?? [];
    await redis.call('ACL', 'SETUSER', 'host', 'reset', 'on', '>secret', ...rights.split(' '));
    const hall = await openHall({ store: await openRedisStore(place) });
    const head = await hall.open(await newTable(SETUPS.trains, [undefined, 'random']));
    const page = await hall.sit(head, 0);
    await until(() => page.game.seatToAct(page.state) === 0, 'the turn');
    expect(await page.choose(page.legal()[0]!)).toMatchObject({ type: 'done' });
    await hall.tables.close();
  });
});

describe.skipIf(MISSING)('a server that does not flush each change', () => {
  const opened = async (flags: readonly string[]): Promise<{ notes: string[]; server: RedisServer }> => {
    const server = await RedisServer.start(...flags);
    const notes: string[] = [];
    const store = await openRedisStore(server.address, { onNote: (note) => notes.push(note) });
    const tables = new Tables({ store, key: new Uint8Array(32), thinker: new LocalThinker() });
    const head = await tables.create(await newTable(SETUPS.trains, [undefined]));
    const entries = [1, 2, 3].map((n) =>
      store.append(head.id, n, { kind: 'left', seat: 0, id: `${n}`, time: n }),
    );
    await Promise.all(entries);
    expect(await store.read(head.id, 0)).toHaveLength(3);
    await tables.close();
    return { notes, server };
  };

  test('without a file says so', async () => {
    const { notes, server } = await opened(['--appendonly', 'no']);
    expect(notes).toEqual([
      `${server.address} does not write each choice to its disk: when that server ends, choices that counted can be lost. Start it with: redis-server --appendonly yes --appendfsync always`,
    ]);
    await server.stop();
  });

  test('once a second says so, or is waited for where that can be', async () => {
    const { notes, server } = await opened(['--appendfsync', 'everysec']);
    expect(notes).toEqual([
      expect.stringMatching(
        /(writes to its disk once a second only: in a power cut there, choices that counted can be lost|writes to its disk once a second, so a choice takes up to two seconds to count)\. /,
      ),
    ]);
    await server.stop();
  });
});

test.each([
  [
    'redis://127.0.0.1:1',
    'The store redis://127.0.0.1:1 cannot be used: nothing is listening there.',
    /appendfsync always/,
  ],
  ['redis://', 'That is not the address of a store.', /redis:\/\/host:6379/],
  ['http://me:s3cret@host', 'That is not the address of a store.', /rediss:/],
])('%s is refused with a way out, and no password is repeated', async (place, message, help) => {
  const refused = await openRedisStore(place).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'failed', message, help: expect.stringMatching(help) as string });
  expect(JSON.stringify(refused)).not.toContain('s3cret');
});
