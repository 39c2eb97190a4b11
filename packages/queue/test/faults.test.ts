// Whatever happens to workers, the network and the server, each game counts once.
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQueue, parseAddress, VERSION, type WorkerNote } from '../src/index.ts';
import { batchOf, play, resultOf } from './duel.ts';
import { RedisError } from '@railwright/storage/redis';
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { endAll, startProcess, type WorkerProcess } from './workers.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A dozen faults: k kills a worker, p pauses one for longer than its timeout, r kills the server, s pauses it, h slows a
 * worker down. KILLS=200 makes that many, mixed, in a manual run: KILLS=200 npx vitest run
 * packages/queue/test/faults.test.ts -t kills --testTimeout=3600000
 */
const KILLS = Number(process.env['KILLS'] ?? 0);
const FAULTS =
  KILLS === 0
    ? 'kpkrhskprkhs'.split('')
    : Array.from({ length: KILLS }, (_, i) => 'kkkprsh'.charAt((Math.imul(i + 1, 0x9e3779b1) >>> 8) % 7));

test('a queue that does not respond is reported within seconds', async () => {
  const address = parseAddress('redis://user:s3cret@127.0.0.1:1/0?prefix=mine');
  const error: unknown = await openQueue(address).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RedisError);
  expect((error as RedisError).message).toBe(
    'The queue redis://127.0.0.1:1/0?prefix=mine cannot be used: nothing is listening there.',
  );
});

test.each([
  'localhost:6379',
  'http://host',
  'redis://',
  'redis://h/x',
  'redis://h?prefix=a b',
  'redis://h?prfix=a',
  'redis://%@h',
])('%s is not an address of a queue', (text) => expect(() => parseAddress(text)).toThrow(RedisError));

test('an address is shown without user and password', () => {
  const { options, shown, prefix } = parseAddress('rediss://me:p%40ss@host.example/3?prefix=lab');
  expect(options).toEqual({
    ...{ host: 'host.example', port: 6379, db: 3, username: 'me', password: 'p@ss' },
    tls: { servername: 'host.example' },
  });
  expect(prefix).toBe('lab');
  expect(shown).toBe('rediss://host.example/3?prefix=lab');
  // An IP address is not a name that a certificate can be checked for.
  expect(parseAddress('rediss://10.0.0.1').options.tls).toEqual({});
});

test.each([
  ['HTTP/1.1 400 Bad Request\r\n\r\n', 'the server there is not Redis'],
  ['', 'it closed the connection'],
])('a server that answers %j is told from one that is not there', async (answer, words) => {
  const other = createServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.end(answer)),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(openQueue(parseAddress(`redis://127.0.0.1:${port}`))).rejects.toThrow(words);
  await new Promise((resolve) => other.close(resolve));
});

describe.skipIf(MISSING)('with faults', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(async () => {
    await endAll();
    await server.stop();
  });

  test('a dozen kills and pauses of workers and of the server change nothing', async () => {
    const batch = batchOf(250 * FAULTS.length, 'slow');
    const alone = await resultOf(batch);
    const queue = await openQueue(parseAddress(server.address));
    const workers = await Promise.all(['a', 'b'].map((name) => startProcess(server.address, name)));
    let done = false;
    const queued = resultOf(batch, queue).finally(() => (done = true));
    let made = 0;
    for (const [i, fault] of FAULTS.entries()) {
      if (done) break;
      const at = i % workers.length;
      await breakOne(fault, workers, at);
      made++;
      await wait(100);
    }
    expect(await queued).toBe(alone);
    expect(made).toBe(FAULTS.length);
    await queue.close();
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  });

  async function breakOne(fault: string, workers: WorkerProcess[], at: number): Promise<void> {
    const worker = workers[at]!;
    switch (fault) {
      case 'k':
        await worker.end('SIGKILL');
        workers[at] = await startProcess(server.address, `${at}`);
        return;
      case 'p':
        // Longer than its timeout.
        worker.process.kill('SIGSTOP');
        await wait(1500);
        worker.process.kill('SIGCONT');
        return;
      case 's':
        server.pause();
        await wait(1500);
        await server.start();
        return;
      case 'h':
        for (let times = 0; times < 10; times++) {
          worker.process.kill('SIGSTOP');
          await wait(80);
          worker.process.kill('SIGCONT');
          await wait(20);
        }
        return;
      default:
        await server.kill();
        await wait(200);
        await server.start();
    }
  }

  test('a full server is reported as the reason by the worker, and ends the run with it', async () => {
    const queue = await openQueue(parseAddress(server.address));
    const worker = await startProcess(server.address, 'a');
    const redis = new Redis(server.port);
    try {
      const run = play(batchOf(600, 'slow'), queue, {
        onProgress: () => void redis.config('SET', 'maxmemory', '1'),
      });
      await worker.saying(/The queue refused an answer: OOM/);
      const { complete, lost } = await run;
      expect(complete).toBe(false);
      expect(lost).toMatch(
        /^Games \d+ to \d+ could not be played: The queue refuses what is sent to it: OOM/,
      );
    } finally {
      await redis.config('SET', 'maxmemory', '0');
      redis.disconnect();
      await worker.end('SIGKILL');
      await queue.close();
    }
  });

  test.each(['kill', 'pause'] as const)(
    'a run ends when it is told to, after a %s of the server',
    async (fault) => {
      const queue = await openQueue(parseAddress(server.address));
      const stop = new AbortController();
      const run = play(batchOf(1000), queue, { signal: stop.signal });
      try {
        await server[fault]();
        stop.abort();
        expect((await run).complete).toBe(false);
        await queue.close();
      } finally {
        await server.start();
      }
    },
  );

  test('a worker that is asked to stop hands back its jobs', async () => {
    const batch = batchOf(600, 'slow');
    const queue = await openQueue(parseAddress(server.address));
    const first = await startProcess(server.address, 'first');
    const queued = resultOf(batch, queue, { onProgress: () => void first.end('SIGTERM') });
    await new Promise((resolve) => first.process.once('exit', resolve));
    const second = await startProcess(server.address, 'second');
    expect(await queued).toBe(await resultOf(batch));
    await queue.close();
    await second.end('SIGTERM');
  });

  test('a job that has killed twenty workers ends the run, and its games are named', async () => {
    const queue = await openQueue(parseAddress(server.address));
    const run = play(batchOf(50), queue);
    const redis = new Redis(server.port);
    let jobs: string[] = [];
    const queued = `railwright:games-${VERSION}:`;
    const isJob = (key: string): boolean => /:[0-9a-f]{16}-\d+$/.test(key);
    while (jobs.length === 0) jobs = (await redis.keys(`${queued}*`)).filter(isJob);
    // As BullMQ counts them.
    for (const job of jobs) await redis.hset(job, 'stc', 20);
    const worker = await startProcess(server.address, 'a');
    const { complete, lost } = await run;
    expect(complete).toBe(false);
    expect(lost).toMatch(/^Games \d+ to \d+ crashed their worker 20 times: the workers stopped responding$/);
    redis.disconnect();
    await worker.end('SIGKILL');
    await queue.close();
  });

  test('a worker of another version refuses and says what is needed, and one of the same version plays', async () => {
    const seen: (readonly WorkerNote[])[] = [];
    const queue = await openQueue(parseAddress(server.address), {
      version: '9.9.9-1',
      onPresence(workers) {
        seen.push(workers);
        return undefined;
      },
    });
    const other = await startProcess(server.address, 'other');
    const batch = batchOf(50);
    const queued = resultOf(batch, queue);
    await other.saying(/needs version 9\.9\.9-1: this worker has \d.* npm install railwright@9\.9\.9\n/);
    await expect.poll(() => seen.at(-1)?.map(({ name }) => name), { timeout: 20_000 }).toContain('other');
    const same = await startProcess(server.address, 'same', '9.9.9-1');
    expect(await queued).toBe(await resultOf(batch));
    await queue.close();
    await Promise.all([other.end('SIGTERM'), same.end('SIGTERM')]);
  });
});

describe.skipIf(MISSING)('behind a password', () => {
  test('a user with too few rights is told which ones are needed, and these suffice', async () => {
    const server = await RedisServer.start();
    const redis = new Redis(server.port);
    const acl = (words: string) => redis.call('ACL', 'SETUSER', 'players', ...words.split(' '));
    await acl('on >secret ~lab:* +@connection +info');
    const address = parseAddress(`redis://players:secret@127.0.0.1:${server.port}?prefix=lab`);
    const refused: unknown = await openQueue(address).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RedisError);
    expect((refused as RedisError).message).toContain('its user does not have all the rights a queue needs');
    const [, rights = ''] = /ACL SETUSER players (.*)\. For keys/.exec((refused as RedisError).help) ?? [];
    await acl(`reset on >secret ${rights}`);
    // Keys with another prefix do not belong to the queue.
    const other = parseAddress(`redis://players:secret@127.0.0.1:${server.port}`);
    await expect(openQueue(other)).rejects.toThrow('does not have all the rights');
    await startProcess(`redis://players:secret@127.0.0.1:${server.port}?prefix=lab`, 'a');
    const queue = await openQueue(address);
    expect(await resultOf(batchOf(100), queue)).toBe(await resultOf(batchOf(100)));
    await queue.close();
    await endAll();
    redis.disconnect();
    await server.stop();
  });

  test('is rejected without and works with it, under its own prefix', async () => {
    const server = await RedisServer.start('--requirepass', 'p@ss');
    await expect(openQueue(parseAddress(server.address))).rejects.toThrow(
      'does not accept the user or password',
    );
    const address = `redis://:p%40ss@127.0.0.1:${server.port}/2?prefix=lab`;
    await startProcess(address, 'a');
    const queue = await openQueue(parseAddress(address));
    expect(await resultOf(batchOf(100), queue)).toBe(await resultOf(batchOf(100)));
    await queue.close();
    await endAll();
    await server.stop();
  });
});
