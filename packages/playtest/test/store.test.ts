// Results kept in a file: nothing lost, nothing counted twice, nothing of another version used.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { chunkAt } from '../src/batch.ts';
import type { ResultCache } from '../src/executor/result-cache.ts';
import { localExecutor, summarize, type Batch, type BatchRun, type RunOptions } from '../src/index.ts';
import { onThreads, openStore, StoreError, withCache, type StoredGames } from '../src/node/index.ts';
import { TOY_SOURCE as source, toyBatch } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { createBot } from './toy-source.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 7 };
const toy = createToy(TOY, 3);
const batch: Batch = { ...toyBatch(TOY, 3000), chunkSize: 15 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'results.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const play = (cache?: ResultCache, options: RunOptions = {}, of = batch): Promise<BatchRun> =>
  onThreads(2, (threads) => (cache ? withCache(threads, cache) : threads).runBatch(of, toy, options), source);
const textOf = (run: BatchRun): string => JSON.stringify(summarize(batch, toy, run));

/** A store that says what it had of a batch, and counts the games that went into it. */
async function open(of = batch, program?: string) {
  const store = await openStore(file, {}, program);
  const opened: ResultCache & StoredGames & { played: number } = {
    ...store.survey(of),
    played: 0,
    get: (key) => store.get(key),
    put(key, result) {
      opened.played += key.games;
      store.put(key, result);
    },
    close: () => store.close(),
  };
  return opened;
}

test('a stopped run continues where it was, and gives the result of a single run', async () => {
  const stop = new AbortController();
  const first = await open();
  const half = await play(first, {
    signal: stop.signal,
    onProgress: (games) => games > 900 && stop.abort(),
  });
  expect(half.complete).toBe(false);
  first.close();

  const second = await open();
  expect(second.games).toBe(first.played);
  expect(second.games).toBeGreaterThan(900);
  const whole = await play(second);
  expect(second.played).toBe(3000 - second.games);
  second.close();
  expect(textOf(whole)).toBe(textOf(await play()));

  const third = await open();
  expect(textOf(await play(third))).toBe(textOf(whole));
  expect(third.played).toBe(0);
  third.close();
});

test('two runs into one file at the same time count nothing twice', async () => {
  const stores = [await open(), await open()];
  const [one, two] = await Promise.all(stores.map((store) => play(store)));
  expect(textOf(one!)).toBe(textOf(two!));
  stores.forEach((store) => store.close());
  const after = await open();
  expect(after.games).toBe(3000);
  after.close();
});

test('another seed, other bots or other content are another run in the same file', async () => {
  const store = await open();
  await play(store);
  store.close();
  for (const other of [
    { ...batch, seed: 12 },
    { ...batch, bots: ['greedy', 'greedy', 'random'].map(plainBot) },
    { ...batch, source: { ...batch.source, content: 'abd' } },
    { ...batch, gather: ['drama' as const] },
  ]) {
    const opened = await open(other);
    expect(opened.games).toBe(0);
    opened.close();
  }
});

test('a run of more games continues where a shorter one ended, with chunks of the same size', async () => {
  const short = { ...batch, games: 500, chunkSize: 10 };
  const store = await open(short);
  await play(store, {}, short);
  store.close();
  const long = { ...short, games: 1200 };
  const opened = await open(long);
  expect(opened.games).toBe(500);
  const run = await play(opened, {}, long);
  expect(opened.played).toBe(700);
  expect(textOf(run)).toBe(textOf(await play(undefined, {}, long)));
  opened.close();
});

test('games of other content, or of bots of the same name with other code, are reported but not counted', async () => {
  const named = (strategy: object): Batch => ({
    ...batch,
    bots: batch.bots.map((bot) => (bot.name === 'greedy' ? { ...bot, strategy } : bot)),
  });
  const store = await open(named({ buy: 1 }));
  await play(store, {}, named({ buy: 1 }));
  store.close();
  const again = await open(named({ buy: 1 }));
  expect([again.games, again.outdated]).toEqual([3000, 0]);
  again.close();
  const source = { ...batch.source, content: 'abd' };
  for (const other of [named({ buy: 2 }), { ...named({ buy: 1 }), source }]) {
    const opened = await open(other);
    expect([opened.games, opened.outdated]).toEqual([0, 3000]);
    opened.close();
  }
  for (const other of [{ seed: 12 }, { definition: { ...TOY, turns: 8 } }]) {
    const opened = await open({ ...named({ buy: 1 }), ...other });
    expect([opened.games, opened.outdated]).toEqual([0, 0]);
    opened.close();
  }
});

test('a file of another version, of another program, or without a database is rejected with the reason', async () => {
  (await openStore(file)).close();
  const database = new DatabaseSync(file);
  database.exec('UPDATE railwright SET format = 1');
  database.close();
  await expect(openStore(file)).rejects.toThrow(/another version of railwright, in format 1/);

  const other = join(folder, 'other.db');
  const notes = new DatabaseSync(other);
  notes.exec('CREATE TABLE notes (text TEXT)');
  notes.close();
  await expect(openStore(other)).rejects.toThrow('a database of another program');

  const text = join(folder, 'text.db');
  writeFileSync(text, 'This is not a database, and long enough not to be taken for one. '.repeat(20));
  await expect(openStore(text)).rejects.toThrow('cannot be used');
  await expect(openStore(join(folder, 'no', 'where.db'))).rejects.toThrow('cannot be used');
});

test('games of another program are kept and reported, but not counted', async () => {
  const old = await open(batch, '0.1.0-0123456789');
  await play(old);
  old.close();
  const opened = await open();
  expect(opened).toMatchObject({
    ...{ games: 0, outdated: 0, damaged: 0 },
    foreign: { games: 3000, programs: ['0.1.0-0123456789'] },
  });
  await play(opened);
  expect(opened.played).toBe(3000);
  opened.close();
  const again = await open(batch, '0.1.0-0123456789');
  expect([again.games, again.foreign.games]).toEqual([3000, 3000]);
  again.close();
});

test('a damaged chunk is reported and played again', async () => {
  const store = await open();
  const whole = textOf(await play(store));
  store.close();
  const { first, games } = chunkAt(batch, 2);
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT tally FROM chunks WHERE first = ?').get(first) as {
    tally: Uint8Array;
  };
  row.tally[40] = (row.tally[40] ?? 0) ^ 1;
  database.prepare('UPDATE chunks SET tally = ? WHERE first = ?').run(row.tally, first);
  database.close();
  const damaged = await open();
  expect([damaged.games, damaged.damaged]).toEqual([3000 - games, games]);
  expect(textOf(await play(damaged))).toBe(whole);
  expect(damaged.played).toBe(games);
  damaged.close();
  const sound = await open();
  expect([sound.games, sound.damaged]).toEqual([3000, 0]);
  sound.close();
});

test('a store with any byte altered gives the same result or names the file', async () => {
  const small = { ...batch, games: 40, chunkSize: 10 };
  const run = async (): Promise<string> => {
    const store = await openStore(file);
    try {
      store.survey(small);
      const played = await withCache(localExecutor({ createGame: () => toy, createBot }), store).runBatch(
        small,
        toy,
      );
      if (played.unkept) throw played.unkept;
      return JSON.stringify(summarize(small, toy, played));
    } finally {
      store.close();
    }
  };
  const whole = await run();
  const sound = readFileSync(file);
  const refused = new Map<string, number>();
  for (let at = 0; at < sound.length; at += at < 120 ? 1 : 101) {
    const bytes = Buffer.from(sound);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    rmSync(`${file}-wal`, { force: true });
    rmSync(`${file}-shm`, { force: true });
    writeFileSync(file, bytes);
    const result = await run().catch((error: unknown) => error);
    if (result instanceof StoreError) {
      expect(result.message).toContain(file);
      expect(result.help).toMatch(/another file/);
      refused.set(result.message, at);
    } else expect([at, result]).toEqual([at, whole]);
  }
  expect(refused.size).toBeGreaterThan(0);
});
