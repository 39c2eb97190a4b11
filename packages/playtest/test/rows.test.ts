// Rows of games: all of them, in order, once, and in agreement with the result.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResultCache } from '../src/executor/result-cache.ts';
import { gameSeed, rowColumns, summarize, type Batch, type GameRow, type RunOptions } from '../src/index.ts';
import { onThreads, openStore, withCache } from '../src/node/index.ts';
import { TOY_SOURCE as source, toyBatch } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 7, enough: 5 };
const toy = createToy(TOY, 3);
const batch: Batch = { ...toyBatch(TOY, 1500), first: 40, rows: true };

async function rowsOf(played: Batch, options: RunOptions = {}, cache?: ResultCache): Promise<GameRow[]> {
  const rows: GameRow[] = [];
  const onRows = (more: readonly GameRow[]) => rows.push(...more);
  const run = await onThreads(
    2,
    (threads) => (cache ? withCache(threads, cache) : threads).runBatch(played, toy, { onRows, ...options }),
    source,
  );
  expect(run.tally.games).toBe(rows.length);
  expect(run.tally.rows).toBeUndefined();
  return rows;
}

test('come in the order of the games and add up to the result', async () => {
  const rows = await rowsOf(batch);
  expect(rows.map(({ game }) => game)).toEqual(Array.from({ length: 1500 }, (_, i) => 40 + i));
  const columns = new Map(rowColumns(batch, toy).map((column) => [column.name, column]));
  const sum = (name: string, seat: number): number =>
    rows.reduce((total, row) => total + Number(columns.get(name)!.value(row, seat)), 0);
  const result = summarize(batch, toy, await onThreads(1, (threads) => threads.runBatch(batch, toy), source));
  result.winsBySeat.forEach(({ wins, score }, seat) => {
    expect(sum('win', seat)).toBeCloseTo(wins.count, 6);
    expect(sum('score', seat) / 1500).toBeCloseTo(score.mean, 9);
  });
  const taken = result.measures[0]!.items.find(({ item }) => item === 'two')!.perGame * 1500;
  expect([0, 1, 2].reduce((total, seat) => total + sum('taken_two', seat), 0)).toBe(Math.round(taken));
  const [first] = rows;
  expect(columns.get('seed')!.value(first!, 0)).toBe(gameSeed(11, 40));
  expect(columns.get('seat')!.value(first!, 0)).toBe(1);
  // Game 40 with three seats: everybody has moved on by one.
  expect([0, 1, 2].map((seat) => columns.get('bot')!.value(first!, seat))).toEqual([
    'greedy',
    'random',
    'random',
  ]);
  expect(columns.get('rounds')!.value(first!, 0)).toBe(3);
});

test('of a run that was stopped and resumed with a store are those of a single run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  try {
    const stop = new AbortController();
    const file = join(folder, 'runs.db');
    const stored = { ...batch, chunkSize: 10 };
    const first = await openStore(file);
    const onProgress = (games: number) => games > 300 && stop.abort();
    await rowsOf(stored, { signal: stop.signal, onProgress }, first);
    first.close();
    const second = await openStore(file);
    expect(second.survey(stored).games).toBeGreaterThan(300);
    expect(await rowsOf(stored, {}, second)).toEqual(await rowsOf(batch));
    second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a game without a winner has no value in the columns of drama', async () => {
  const watched: Batch = { ...batch, gather: ['drama'] };
  const rows = await rowsOf(watched);
  const columns = new Map(rowColumns(watched, toy).map((column) => [column.name, column]));
  const unwon = rows.filter(({ numbers }) => numbers[0] === 0);
  expect(unwon.length).toBeGreaterThan(50);
  for (const name of ['decided', 'closeness']) {
    const value = (row: GameRow) => columns.get(name)!.value(row, 0);
    expect(unwon.every((row) => value(row) === null)).toBe(true);
    expect(rows.filter((row) => value(row) === null)).toHaveLength(unwon.length);
  }
});

test('column names need no quotes and are unique', () => {
  const measures = ['gained:mail-train', 'gained:mail_train', 'played:x/y'].map((id) => ({
    id,
    group: 'g',
    item: id,
  }));
  const names = rowColumns(batch, { ...toy, measures }).map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['gained_mail_train', 'gained_mail_train_2', 'played_x_y']);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
});
