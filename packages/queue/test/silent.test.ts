// Servers that do not respond, in every possible way: the error comes when their time is over, which is 3.5 seconds for a command.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { openQueue, parseAddress, startWorker } from '../src/index.ts';
import { run } from './command.ts';
import { RedisError } from '@railwright/storage/redis';
import { MISSING, RedisServer } from '@railwright/storage/testing';

const PATIENCE = 700;
const SETTINGS = { name: 'attic', threads: 1, silence: 10, patience: PATIENCE };
const STARTS = [
  ['a run', (address) => openQueue(address, { patience: PATIENCE })],
  ['a worker', (address) => startWorker(address, SETTINGS)],
] as const satisfies readonly (readonly [string, (address: ReturnType<typeof parseAddress>) => unknown])[];

const sockets = new Set<Socket>();
const servers = new Set<Server>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await Promise.all([...servers].map((server) => new Promise((resolve) => server.close(resolve))));
  servers.clear();
});

async function listen(server: Server): Promise<number> {
  servers.add(server);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function complaint(start: (typeof STARTS)[number][1], address: string): Promise<string> {
  const begun = performance.now();
  const error: unknown = await start(parseAddress(address)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(error).toBeInstanceOf(RedisError);
  return (error as RedisError).message;
}

describe.each(STARTS)('%s', (_, start) => {
  test('reports a server that accepts connections and says nothing', async () => {
    const port = await listen(createServer());
    expect(await complaint(start, `redis://127.0.0.1:${port}`)).toContain('it did not respond within');
    expect(await complaint(start, `rediss://127.0.0.1:${port}`)).toContain('it did not respond within');
  });

  test('reports a server that requires TLS but is asked without', async () => {
    const port = await listen(createTlsServer());
    expect(await complaint(start, `redis://127.0.0.1:${port}`)).toMatch(
      /it closed the connection|the server there is not Redis|TLS/,
    );
  });

  describe.skipIf(MISSING)('with a server', () => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = await RedisServer.start('--tcp-backlog', '1');
    });
    afterAll(() => redis.stop());

    test('reports a server without TLS that is asked with it', async () => {
      expect(await complaint(start, `rediss://127.0.0.1:${redis.port}`)).toMatch(
        /it did not respond within|it closed the connection|the TLS connection failed/,
      );
    });

    // A worker that has begun waits for the server to return.
    test.skipIf(start === STARTS[1][1])('reports a server that answers first and then no more', async () => {
      let first = true;
      const proxy = createServer((socket) => {
        if (!first) return;
        first = false;
        const there = connect(redis.port, '127.0.0.1');
        sockets.add(there);
        socket.pipe(there).pipe(socket);
      });
      const address = `redis://127.0.0.1:${await listen(proxy)}`;
      expect(await complaint(start, address)).toContain('it did not respond within');
    });

    test.skipIf(process.platform !== 'linux')('hears that a machine takes no connections', async () => {
      redis.pause();
      // The system accepts this many connections for the server and then drops packets.
      for (let i = 0; i < 5; i++) sockets.add(connect(redis.port, '127.0.0.1').on('error', () => undefined));
      expect(await complaint(start, redis.address)).toContain('it did not respond within');
      await redis.start();
    });
  });
});

test.each([['simulate', 'homebrew-fenland/fenland-duel', '--bots', 'random', '--queue'], ['worker']])(
  '%s on a server that says nothing ends with 2',
  async (...words) => {
    const port = await listen(createServer());
    const { code, out, err } = await run(...words, `redis://:s3cret@127.0.0.1:${port}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      /^railwright: The queue redis:\/\/127\.0\.0\.1:\d+ cannot be used: it did not respond/,
    );
  },
);
