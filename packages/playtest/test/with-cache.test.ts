// Games kept in a file are not played again, whatever needs them, and give the same result.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import {
  localExecutor,
  SETTINGS,
  summarize,
  wrapExecutor,
  type Batch,
  type Executor,
  type Learned,
  type LearningPlan,
} from '../src/index.ts';
import { openPanel } from '../src/panel/open-panel.ts';
import { openStore, withCache } from '../src/node/index.ts';
import { fenlandDuel } from './fenland.ts';
import { toyBatch } from './toy-batch.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';
import { createBot } from './toy-source.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 7 };
const toy = createToy(TOY, 3);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
  file = join(folder, 'games.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let played = 0;
beforeEach(() => (played = 0));
const local = localExecutor({ createBot, createGame: () => toy });
/** Plays in this thread, and counts. */
const here = wrapExecutor(local, {
  runBatch: (of, game, { cache, ...options } = {}) =>
    local.runBatch(of, game, {
      ...options,
      cache: cache && {
        get: (chunk) => cache.get(chunk),
        put(chunk, tally) {
          played += chunk.games;
          cache.put(chunk, tally);
        },
      },
    }),
  playMatch(definition, seats, match) {
    played += match.games;
    return local.playMatch(definition, seats, match);
  },
  learn(plan, options) {
    played++;
    return localExecutor().learn(plan, options);
  },
});

async function remembered<T>(use: (executor: Executor) => Promise<T>): Promise<T> {
  const executor = withCache(here, await openStore(file));
  try {
    return await use(executor);
  } finally {
    await executor.close();
  }
}

const textOf = async (batch: Batch, executor: Executor): Promise<string> =>
  JSON.stringify(summarize(batch, toy, await executor.runBatch(batch, toy)));

test('a longer run plays only the new games', async () => {
  const batch = toyBatch(TOY, 1000);
  await remembered((executor) => textOf({ ...batch, games: 400 }, executor));
  expect(played).toBe(400);
  expect(await remembered((executor) => textOf(batch, executor))).toBe(await textOf(batch, here));
  expect(played).toBe(400 + 600);
});

const batch = toyBatch(TOY, 100);
test.each<[string, Batch]>([
  ['definition, as those of a sweep', { ...batch, definition: { ...TOY, turns: 8 } }],
  ['bot of the same name', { ...batch, bots: batch.bots.map((bot) => ({ ...bot, bot: 'greedy' })) }],
  ['seed', { ...batch, seed: 12 }],
  ['order round the table', { ...batch, neighbors: 'drawn' }],
  ['wish for rows', { ...batch, rows: true }],
  ['choice among the games', { ...batch, only: Array.from({ length: 100 }, (_, i) => 2 * i) }],
])('another %s is another run', async (_, other) => {
  await remembered((executor) => textOf(batch, executor));
  await remembered((executor) => textOf(other, executor));
  expect(played).toBe(200);
});

test('a known match is not played again, one with another seed is', async () => {
  const match = { bots: ['random', 'greedy', 'random'].map(plainBot), seed: 3, first: 10, games: 1200 };
  const whole = await local.playMatch(TOY, 3, match);
  for (let i = 0; i < 2; i++)
    expect(await remembered((executor) => executor.playMatch(TOY, 3, match))).toEqual(whole);
  expect(played).toBe(1200);
  await remembered((executor) => executor.playMatch(TOY, 3, { ...match, seed: 4 }));
  expect(played).toBe(2400);
});

test('learning continues where it was stopped, and is not repeated when it is finished', async () => {
  const { definition } = await fenlandDuel();
  const plan: LearningPlan = {
    tables: [{ definition, seats: 2 }],
    settings: { ...SETTINGS, width: 32, decisions: 800, minibatch: 128, rounds: [20, 20] },
    ...{ seed: 4, budget: { games: 48 } },
  };
  const alone = await localExecutor().learn(plan);
  const stop = new AbortController();
  const half = await remembered((executor) =>
    executor.learn(plan, { signal: stop.signal, onRound: () => stop.abort() }),
  );
  expect(half.complete).toBe(false);
  expect(half.learned.games).toBeGreaterThan(0);
  for (let i = 0; i < 2; i++)
    expect((await remembered((executor) => executor.learn(plan, {}))).learned).toEqual(alone.learned);
  expect(played).toBe(2);
});

test('a foreign file is left alone', async () => {
  writeFileSync(file, 'notes');
  await expect(openStore(file)).rejects.toThrow(/games\.db cannot be used: /);
});

test('a disk that is full ends a training run with the reason, and games of a panel too', async () => {
  const full = new Error('The disk is full.');
  const cache = {
    get: () => undefined,
    put: () => {
      throw full;
    },
    close: () => undefined,
  };
  const plan = { seed: 1 } as unknown as LearningPlan;
  const learns = wrapExecutor(here, {
    // Nobody hears of an error in its callback.
    async learn(_plan, { signal, onState } = {}) {
      const learned = {
        state: {
          weights: new Float32Array(1),
          means: new Float32Array(1),
          squares: new Float32Array(1),
          milestones: [],
        },
      };
      expect(() => onState?.(learned as unknown as Learned)).not.toThrow();
      expect(signal?.aborted).toBe(true);
      return Promise.resolve({ learned: learned as unknown as Learned, complete: false, losses: 0 });
    },
  });
  await expect(withCache(learns, cache).learn(plan)).rejects.toBe(full);
  const panel = openPanel(
    { game: toy },
    {
      executor: withCache(here, cache),
      signal: new AbortController().signal,
    },
  );
  await expect(panel.play(toyBatch(TOY, 20))).rejects.toBe(full);
});
