// Batches on real worker threads, with the toy game.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRecordProblem, parseRecord, replayRecord, type GameRecord } from '@railwright/engine';
import {
  summarize,
  type Batch,
  type BatchRun,
  type RunOptions,
  type SimulationResult,
} from '../src/index.ts';
import { onThreads } from '../src/node/index.ts';
import { TOY_SOURCE as source, toyBatch } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 7 };
const batchOf = (games: number, definition: object = TOY): Batch => toyBatch(definition, games);

const toy = createToy(TOY, 3);
const play = (batch: Batch, options: RunOptions = {}, jobs = 2, from = source): Promise<BatchRun> =>
  onThreads(jobs, (threads) => threads.runBatch(batch, toy, options), from);
const resultOf = async (batch: Batch, jobs?: number): Promise<SimulationResult> =>
  summarize(batch, toy, await play(batch, {}, jobs));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playtest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one, two and three threads give the same bytes', async () => {
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map(async (jobs) => JSON.stringify(await resultOf(batchOf(1500), jobs))),
  );
  expect(JSON.parse(one!)).toMatchObject({ games: 1500, complete: true });
  expect(two).toBe(one);
  expect(three).toBe(one);
});

test('a thread that dies is replaced, and its games are counted once', async () => {
  const witness = join(folder, 'died');
  const batch = batchOf(3000, { ...TOY, dieOnce: witness });
  const run = await play(batch);
  expect(existsSync(witness)).toBe(true);
  expect(run).toMatchObject({ complete: true, replaced: 1 });
  expect(summarize(batch, toy, run)).toEqual(await resultOf(batchOf(3000)));
});

test('several batches in succession on the same threads give the same as each alone', async () => {
  const batches = [batchOf(700), { ...batchOf(300), seed: 12 }, { ...batchOf(700), first: 700 }];
  await onThreads(
    2,
    async (threads) => {
      for (const batch of batches)
        expect(summarize(batch, toy, await threads.runBatch(batch, toy))).toEqual(await resultOf(batch, 1));
    },
    source,
  );
});

test('batches of different rules at the same time give the same as each alone', async () => {
  const sides = [7, 9].flatMap((turns) => {
    const definition: ToyDefinition = { game: 'toy', turns };
    return [1, 2].map((seed) => ({
      game: createToy(definition, 3),
      batch: { ...batchOf(400, definition), seed },
    }));
  });
  await onThreads(
    2,
    async (threads) => {
      const together = await Promise.all(sides.map(({ batch, game }) => threads.runBatch(batch, game)));
      for (const [i, { batch, game }] of sides.entries()) {
        const alone = await onThreads(1, (one) => one.runBatch(batch, game), source);
        expect(summarize(batch, game, together[i]!)).toEqual(summarize(batch, game, alone));
      }
    },
    source,
  );
});

test('a thread that dies in one of several batches is replaced, and nothing is counted twice', async () => {
  const witness = join(folder, 'died');
  const batches = [1, 2, 3].map((seed) => ({ ...batchOf(1200, { ...TOY, dieOnce: witness }), seed }));
  let replaced = 0;
  await onThreads(
    2,
    async (threads) => {
      for (const batch of batches) {
        const run = await threads.runBatch(batch, toy);
        replaced += run.replaced;
        expect(run.complete).toBe(true);
        const calm = { ...batch, definition: TOY };
        expect(summarize(batch, toy, run)).toEqual(await resultOf(calm, 1));
      }
    },
    source,
  );
  expect(existsSync(witness)).toBe(true);
  expect(replaced).toBe(1);
});

test('games that kill every thread stop the run', async () => {
  const run = await play(batchOf(5000, { ...TOY, dieAlways: true }));
  expect(run.complete).toBe(false);
  expect(run.lost).toMatch(/^Games \d+ to \d+ crashed their worker 3 times/);
});

test('an error in the rules stops the run at its game', async () => {
  const run = await play(batchOf(5000, { ...TOY, faultAt: 3 }));
  expect(run.fault).toMatchObject({ name: 'Error', message: 'The toy broke.' });
  // Bundled or not, see bundled-threads.ts.
  expect(run.fault!.stack).toMatch(/toy-(game\.ts|source\.js):\d/);
});

test('a definition that no game knows stops the run with the reason', async () => {
  const run = await play(batchOf(10), {}, 2, new URL('./no-such-module.ts', import.meta.url).href);
  expect(run.lost).toContain('no-such-module');
});

describe('records', () => {
  const recordsOf = async (batch: Batch, options: RunOptions = {}): Promise<Map<number, GameRecord>> => {
    const records = new Map<number, GameRecord>();
    const onRecord = (record: GameRecord, index: number): Promise<void> => {
      expect(records.has(index)).toBe(false);
      records.set(index, record);
      return Promise.resolve();
    };
    await play(batch, { onRecord, ...options });
    return records;
  };

  test('exist for each game, under its number, and replay to the same end', async () => {
    const records = await recordsOf({ ...batchOf(20), first: 5 });
    expect([...records.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 5));
    for (const one of records.values()) {
      const record = parseRecord(JSON.parse(JSON.stringify(one)));
      if (isRecordProblem(record)) throw new Error(record.message);
      expect(replayRecord(toy, record)).toMatchObject({ applied: 7 });
      expect(replayRecord(toy, record).problem).toBeUndefined();
      expect(record.final).toBeDefined();
    }
  });

  test('name the bots by the seat they had in that game', async () => {
    const records = await recordsOf(batchOf(3));
    expect([0, 1, 2].map((index) => records.get(index)?.players?.indexOf('greedy'))).toEqual([1, 0, 2]);
  });

  test('of a stopped run exist for each game it counts', async () => {
    const stop = new AbortController();
    let counted = 0;
    const records = await recordsOf(batchOf(5000), {
      signal: stop.signal,
      onProgress: (games) => {
        counted = games;
        if (games >= 100) stop.abort();
      },
    });
    expect(counted).toBeLessThan(5000);
    expect(records.size).toBeGreaterThanOrEqual(counted);
  });

  test('that cannot be kept end the run, with the reason', async () => {
    const unkept = new Error('The disk is full.');
    const onRecord = (_record: GameRecord, index: number): Promise<void> =>
      index === 700 ? Promise.reject(unkept) : Promise.resolve();
    const run = await play(batchOf(5000), { onRecord });
    expect(run).toMatchObject({ complete: false, unkept });
    expect(run.tally.games).toBeLessThanOrEqual(700);
  });
});
