// Commands that are killed halfway, and learning that loses its worker or its coordinator, resume with the same result.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NothingLearnedError, type Learned } from '@railwright/playtest';
import { formatLearning, onThreads, parseLearning } from '@railwright/playtest/node';
import { openQueue, parseAddress } from '../src/index.ts';
import { chunksIn, run, start } from './command.ts';
import { PLAN } from './learning-plan.ts';
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { endAll, startLearning, startProcess } from './workers.ts';

const DUEL = 'homebrew-fenland/fenland-duel';
const HEURISTIC = ['--bots', 'heuristic'];
const LANDFILL = ['--field', 'cards.landfill.cost', '--from', '1', '--to', '3'];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(MISSING)('with a server', () => {
  let server: RedisServer;
  let folder: string;
  beforeAll(async () => {
    server = await RedisServer.start();
    folder = mkdtempSync(join(tmpdir(), 'queue-resume-'));
  });
  afterAll(async () => {
    await endAll();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  describe('and a worker', () => {
    let worker: ReturnType<typeof start>;
    beforeAll(() => {
      worker = start('worker', server.address, '--jobs', '2');
    });
    afterAll(async () => {
      worker.child.kill('SIGTERM');
      await worker.ended;
    });

    test.each([
      ['a panel', 'simulate', DUEL, '--games', '8'],
      ['simulate', 'simulate', DUEL, '--games', '400', ...HEURISTIC],
      [
        'compare',
        'compare',
        DUEL,
        'trains/tokyo-beginners',
        '--players',
        '2',
        '--games',
        '120',
        ...HEURISTIC,
      ],
      ['influence', 'influence', DUEL, '--card', 'dredger,fare-war', '--must', '--games', '80', ...HEURISTIC],
      ['sweep', 'sweep', DUEL, ...LANDFILL, '--games', '80', ...HEURISTIC],
      ['rate', 'rate', DUEL, '--bots', 'heuristic,random,trains/balanced', '--games', '60'],
      [
        'improve',
        'improve',
        'trains/tower-buyer',
        '--setup',
        DUEL,
        '--tries',
        '4',
        '--games',
        '20',
        '--held-out',
        '20',
      ],
    ])('%s that is killed goes on where it was, and prints the same', async (name, ...words) => {
      const store = join(folder, `${name}.db`);
      const output = name === 'improve' ? ['--output', join(folder, 'better.yaml'), '--force'] : [];
      const flags = [...words, ...output, '--json'];
      const queued = [...flags, '--store', store, '--queue', server.address];
      const killed = start(...queued);
      while (chunksIn(store) === 0 && killed.child.exitCode === null) await wait(5);
      killed.child.kill('SIGKILL');
      expect(await killed.ended).toMatchObject({ code: null });
      const { out, err } = await run(...queued);
      expect(err).toMatch(/games (that )?are in \S+/i);
      expect(out).toBe((await run(...flags, '--jobs', '1')).out);
    });
  });

  describe('learning', () => {
    afterEach(endAll);
    let alone: Buffer;
    beforeAll(async () => {
      alone = Buffer.from(formatLearning('', (await onThreads(1, (threads) => threads.learn(PLAN))).learned));
    });

    test('continues from its checkpoint when its worker is killed, to the same bytes', async () => {
      let kept = 0;
      const reported: number[] = [];
      const queue = await openQueue(parseAddress(server.address));
      const first = await startProcess(server.address, 'first');
      const queued = queue.learn(PLAN, {
        saveEvery: 20,
        onState: ({ games }) => void (kept = games),
        onRound: ({ games }) => reported.push(games),
      });
      // Two rounds: a training that begins again reports one.
      await expect.poll(() => kept, { timeout: 60_000 }).toBeGreaterThan(10);
      await first.end('SIGKILL');
      reported.length = 0;
      await startProcess(server.address, 'second');
      const run = await queued;
      expect(Buffer.from(formatLearning('', run.learned))).toEqual(alone);
      expect(reported.length).toBeGreaterThan(0);
      expect(Math.min(...reported)).toBeGreaterThan(10);
      await queue.close();
    });

    test('ends at once when it is stopped without a worker', async () => {
      // A queue of its own: that of other tests takes their killed workers for living ones for some ten seconds.
      const queue = await openQueue(parseAddress(`${server.address}?prefix=no-worker`));
      const stopped = (from?: Learned) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 200);
        return queue.learn(PLAN, { signal: controller.signal, from });
      };
      await expect(stopped()).rejects.toThrow(NothingLearnedError);
      const { learned: begun } = await onThreads(1, (threads) =>
        threads.learn({ ...PLAN, budget: { games: 1 } }),
      );
      expect(await stopped(begun)).toMatchObject({ learned: { games: begun.games }, complete: false });
      await queue.close();
    });

    test('continues from its checkpoint when its coordinator is killed, to the same bytes', async () => {
      const file = join(folder, 'learning');
      await startProcess(server.address, 'third');
      const killed = startLearning(server.address, file);
      while (!existsSync(file) && killed.exitCode === null) await wait(20);
      killed.kill('SIGKILL');
      const from = parseLearning('', readFileSync(file))!;
      expect(from.progress).toBeGreaterThan(0);
      expect(from.progress).toBeLessThan(1);
      const queue = await openQueue(parseAddress(server.address));
      const run = await queue.learn(PLAN, { from });
      expect(Buffer.from(formatLearning('', run.learned))).toEqual(alone);
      await queue.close();
    });
  });
});
