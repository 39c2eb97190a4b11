// Whatever becomes of workers, the network and the server, each game counts once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQueue, parseAddress, QueueError, type WorkerNote } from '../src/index.ts';
import { batchOf, resultOf } from './duel.ts';
import { MISSING, RedisServer } from './redis.ts';
import { startProcess } from './workers.ts';

test('a queue that does not answer is said within seconds', async () => {
  const address = parseAddress('redis://user:s3cret@127.0.0.1:1/0?prefix=mine');
  const error: unknown = await openQueue(address).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(QueueError);
  expect((error as QueueError).message).toBe(
    'The queue redis://127.0.0.1:1/0?prefix=mine cannot be used: nothing listens there.',
  );
});

test.each([
  'localhost:6379',
  'http://host',
  'redis://',
  'redis://h/x',
  'redis://h?prefix=a b',
  'redis://%@h',
])('%s is no address of a queue', (text) => expect(() => parseAddress(text)).toThrow(QueueError));

test('an address is shown without user and password', () => {
  const { options, shown, prefix } = parseAddress('rediss://me:p%40ss@host.example/3?prefix=lab');
  expect(options).toEqual({
    ...{ host: 'host.example', port: 6379, db: 3, username: 'me', password: 'p@ss' },
    tls: { servername: 'host.example' },
  });
  expect(prefix).toBe('lab');
  expect(shown).toBe('rediss://host.example/3?prefix=lab');
});

describe.skipIf(MISSING)('with faults', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(() => server.stop());

  test('a worker that is asked to stop hands back what it has', async () => {
    const batch = batchOf(600, 'slow');
    const crew = await openQueue(parseAddress(server.address));
    const first = await startProcess(server.address, 'first');
    const queued = resultOf(batch, crew, { onProgress: () => void first.end('SIGTERM') });
    await new Promise((resolve) => first.process.once('exit', resolve));
    const second = await startProcess(server.address, 'second');
    expect(await queued).toBe(await resultOf(batch, 2));
    await crew.close();
    await second.end('SIGTERM');
  });

  test('a worker of another version refuses, says what is wanted, and one of the same plays', async () => {
    const rolls: (readonly WorkerNote[])[] = [];
    const crew = await openQueue(parseAddress(server.address), {
      version: '9.9.9-1',
      onRoll: (workers) => rolls.push(workers),
    });
    const other = await startProcess(server.address, 'other');
    const batch = batchOf(50);
    const queued = resultOf(batch, crew);
    await other.saying(/wants engine 9\.9\.9 .* this worker has \d/);
    await expect.poll(() => rolls.at(-1)?.map(({ name }) => name), { timeout: 20_000 }).toContain('other');
    const same = await startProcess(server.address, 'same', '9.9.9-1');
    expect(await queued).toBe(await resultOf(batch, 1));
    await crew.close();
    await Promise.all([other.end('SIGTERM'), same.end('SIGTERM')]);
  });
});

describe.skipIf(MISSING)('behind a password', () => {
  test('it is refused without and works with it, under a prefix of its own', async () => {
    const server = await RedisServer.start('--requirepass', 'p@ss');
    await expect(openQueue(parseAddress(server.address))).rejects.toThrow(
      'does not accept the user or password',
    );
    const address = `redis://:p%40ss@127.0.0.1:${server.port}/2?prefix=lab`;
    const worker = await startProcess(address, 'a');
    const crew = await openQueue(parseAddress(address));
    expect(await resultOf(batchOf(100), crew)).toBe(await resultOf(batchOf(100), 1));
    await crew.close();
    await worker.end('SIGTERM');
    await server.stop();
  });
});
