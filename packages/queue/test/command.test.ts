// Commands with --queue, as a user types them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, start } from './command.ts';
import { MISSING, RedisServer } from '@railwright/storage/testing';

const PASSWORD = 's3cret';
const simulate = ['simulate', 'homebrew-fenland/fenland-duel', '--bots', 'heuristic', '--json'];

test.each([
  ['simulate', ...simulate.slice(1), '--queue'],
  ['studio', 'content', '--no-open', '--queue'],
])('a queue that is not there ends %s with 2, which says what to do', async (...words) => {
  const { code, out, err } = await run(...words, `redis://:${PASSWORD}@127.0.0.1:1`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(
    /^railwright: The queue redis:\/\/127\.0\.0\.1:1 cannot be used: nothing is listening there\.\n.*redis-server --port 1 .*Without a queue/,
  );
});

describe.skipIf(MISSING)('with a server', () => {
  let server: RedisServer;
  let address: string;
  let folder: string;
  let worker: ReturnType<typeof start>;
  beforeAll(async () => {
    server = await RedisServer.start('--requirepass', PASSWORD);
    address = `redis://:${PASSWORD}@127.0.0.1:${server.port}`;
    folder = mkdtempSync(join(tmpdir(), 'queue-command-'));
    worker = start('worker', address, '--jobs', '2', '--name', 'attic');
  });
  afterAll(async () => {
    worker.child.kill('SIGTERM');
    const { code, err } = await worker.ended;
    await server.stop();
    rmSync(folder, { recursive: true });
    expect(code).toBe(0);
    expect(err).toMatch(/^attic is working on redis:\/\/127\.0\.0\.1:\d+: 2 threads/);
    expect(err).not.toContain(PASSWORD);
  });

  test('reports are the same, and contain neither the queue nor a password', async () => {
    const [alone, queued] = [join(folder, 'alone.md'), join(folder, 'queued.md')];
    const words = ['simulate', 'homebrew-fenland/fenland-duel', '--bots', 'heuristic', '--games', '40'];
    await run(...words, '--report', alone);
    const { out } = await run(...words, '--report', queued, '--queue', address);
    expect(out).toContain('on a queue');
    expect(out).not.toContain(PASSWORD);
    expect(readFileSync(queued, 'utf8').replace('queued.md', 'alone.md')).toBe(readFileSync(alone, 'utf8'));
  });
});
