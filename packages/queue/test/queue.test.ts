// Games played by workers on a queue, with a real Redis: the same as in this process alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS, trainAll, type LearningPlan } from '@railwright/playtest';
import { onThreads, openStore, withCache } from '@railwright/playtest/node';
import { openQueue, parseAddress, startWorker, type QueueExecutor, type QueueWorker } from '../src/index.ts';
import { batchOf, play, resultOf, setup, SOURCE } from './duel.ts';
import { MISSING, RedisServer } from '@railwright/storage/testing';

describe.skipIf(MISSING)('on a queue', () => {
  let server: RedisServer;
  let queue: QueueExecutor;
  let workers: QueueWorker[];
  beforeAll(async () => {
    server = await RedisServer.start();
    const address = parseAddress(server.address);
    const settings = { silence: 10, source: SOURCE };
    workers = [
      await startWorker(address, { ...settings, name: 'a', threads: 1 }),
      await startWorker(address, { ...settings, name: 'b', threads: 2 }),
    ];
    queue = await openQueue(address);
  });
  afterAll(async () => {
    await queue.close();
    await Promise.all(workers.map((worker) => worker.close()));
    await server.stop();
  });

  test('a batch gives the same bytes', async () => {
    const batch = { ...batchOf(500), gather: ['drama', 'outcomes', 'cards'] as const };
    const [alone, queued] = [await resultOf(batch), await resultOf(batch, queue)];
    expect(JSON.parse(alone)).toMatchObject({ games: 500, complete: true });
    expect(queued).toBe(alone);
  });

  test("several batches at the same time do not get in each other's way", async () => {
    const batches = [batchOf(400), { ...batchOf(400), seed: 6 }, { ...batchOf(300), first: 77 }];
    const queued = await Promise.all(batches.map((batch) => resultOf(batch, queue)));
    for (const [i, batch] of batches.entries()) expect(queued[i]).toBe(await resultOf(batch));
  });

  test('a rule ends a run after the same game', async () => {
    const batch = { ...batchOf(1000), chunkSize: 10 };
    const stopWhen = ({ games }: { readonly games: number }): boolean => games >= 333;
    const [alone, queued] = [
      await play(batch, undefined, { stopWhen }),
      await play(batch, queue, { stopWhen }),
    ];
    expect(alone).toMatchObject({ enough: true, tally: { games: 340 } });
    expect(queued).toEqual({ ...alone, replaced: 0 });
  });

  test('rows and records arrive complete', async () => {
    const batch = { ...batchOf(60), rows: true as const };
    const seen = async (by?: QueueExecutor) => {
      const records: [number, string][] = [];
      const rows: unknown[] = [];
      await play(batch, by, {
        onRows: (some) => rows.push(...some),
        onRecord(record, index) {
          records.push([index, JSON.stringify(record)]);
          return Promise.resolve();
        },
      });
      return { rows, records: records.sort(([a], [b]) => a - b) };
    };
    const alone = await seen();
    expect(alone.records).toHaveLength(60);
    expect(await seen(queue)).toEqual(alone);
  });

  test('games in a store are not played again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'queue-store-'));
    const batch = { ...batchOf(400), chunkSize: 10 };
    const file = join(folder, 'runs.db');
    const first = await openStore(file);
    await play({ ...batch, games: 150 }, withCache(queue, first));
    first.close();
    const store = await openStore(file);
    expect(store.survey(batch).games).toBe(150);
    expect(await resultOf(batch, withCache(queue, store))).toBe(await resultOf(batch));
    store.close();
    rmSync(folder, { recursive: true });
  });

  test('a match gives the same, and an error in a game its reason', async () => {
    const match = { bots: batchOf(1).bots, seed: 3, first: 20, games: 300 };
    const { definition } = setup;
    const alone = await onThreads(1, (threads) => threads.playMatch(definition, 2, match), SOURCE);
    expect(await queue.playMatch(definition, 2, match)).toEqual(alone);
    const faulty = { ...match, bots: batchOf(1, 'faulty').bots };
    await expect(queue.playMatch(definition, 2, faulty)).rejects.toThrow('This bot has a fault.');
  });

  test('a bot that throws stops the run at the same game', async () => {
    const batch = batchOf(300, 'faulty');
    const [alone, queued] = [await play(batch), await play(batch, queue)];
    expect(alone.fault?.message).toBe('This bot has a fault.');
    expect(queued.fault).toMatchObject({ game: alone.fault!.game, seed: alone.fault!.seed });
  });

  test('games that end their thread twice stop the run and are named', async () => {
    const run = await play(batchOf(1000, 'deadly'), queue);
    expect(run.complete).toBe(false);
    expect(run.lost).toMatch(/^Games \d+ to \d+ crashed their worker 2 times: it ended without a message$/);
    const { first, games } = run.lostGames!;
    const again = await play({ ...batchOf(games, 'deadly'), first });
    expect(again.lost).toBeDefined();
  });

  test('a player learns the same, and continues where it was', async () => {
    const plan = (games: number): LearningPlan => ({
      tables: [{ definition: setup.definition, seats: 2 }],
      settings: { ...SETTINGS, decisions: 800 },
      ...{ seed: 4, budget: { games } },
    });
    const alone = await onThreads(1, (threads) => threads.learn(plan(24)));
    const queued = await queue.learn(plan(24));
    expect(queued).toEqual(alone);
  });

  test('players of a panel learn the same, several at once', async () => {
    const plans = [1, 2].map((seed): LearningPlan => ({
      tables: [{ definition: setup.definition, seats: 2 }],
      settings: { ...SETTINGS, decisions: 800 },
      ...{ seed, budget: { games: 12 } },
    }));
    const alone = await onThreads(2, (threads) => trainAll(threads, plans, {}));
    expect(await trainAll(queue, plans, {})).toEqual(alone);
  });

  test('a stopped run leaves no jobs behind', async () => {
    const stop = new AbortController();
    const run = await play(batchOf(100_000, 'slow'), queue, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(run.complete).toBe(false);
    expect(await resultOf(batchOf(200), queue)).toBe(await resultOf(batchOf(200)));
  });
});
