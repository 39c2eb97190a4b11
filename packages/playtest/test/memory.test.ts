// Games kept in a file are not played again, whatever needs them, and give the same result.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { playChunk, playMatch, SETTINGS, summarize, type Batch, type LearningPlan } from '../src/index.ts';
import {
  learnOnThreads,
  localCrew,
  openMemory,
  openStore,
  remembering,
  runOnThreads,
  type Crew,
} from '../src/node/index.ts';
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
/** Plays in this thread, and counts. */
const here: Crew = {
  ...localCrew(1),
  openLanes: (batch) => ({
    jobs: 3,
    openLane: () => ({
      play(chunk) {
        played += chunk.games;
        return Promise.resolve(playChunk(toy, batch, chunk, createBot));
      },
      close: () => Promise.resolve(),
    }),
  }),
  playMatch(_definition, _seats, match) {
    played += match.games;
    return Promise.resolve(playMatch(toy, match, createBot));
  },
  learn(plan, options) {
    played++;
    return localCrew(1).learn(plan, options);
  },
};

async function remembered<T>(use: (crew: Crew) => Promise<T>): Promise<T> {
  const crew = remembering(here, await openMemory(file));
  try {
    return await use(crew);
  } finally {
    await crew.close();
  }
}
const textOf = async (batch: Batch, crew: Crew): Promise<string> =>
  JSON.stringify(summarize(batch, toy, await runOnThreads(batch, toy, { jobs: crew })));

test('a longer run plays only the new games', async () => {
  const batch = toyBatch(TOY, 1000);
  await remembered((crew) => textOf({ ...batch, games: 400 }, crew));
  expect(played).toBe(400);
  expect(await remembered((crew) => textOf(batch, crew))).toBe(await textOf(batch, here));
  expect(played).toBe(400 + 600 + 1000);
});

const batch = toyBatch(TOY, 100);
test.each<[string, Batch]>([
  ['definition, as those of a sweep', { ...batch, definition: { ...TOY, turns: 8 } }],
  ['bot of the same name', { ...batch, bots: batch.bots.map((bot) => ({ ...bot, bot: 'greedy' })) }],
  ['seed', { ...batch, seed: 12 }],
  ['order round the table', { ...batch, neighbors: 'drawn' }],
  ['wish for rows', { ...batch, rows: true }],
])('another %s is another run', async (_, other) => {
  await remembered((crew) => textOf(batch, crew));
  await remembered((crew) => textOf(other, crew));
  expect(played).toBe(200);
});

test('a known match is not played again, one with another seed is', async () => {
  const match = { bots: ['random', 'greedy', 'random'].map(plainBot), seed: 3, first: 10, games: 1200 };
  const whole = await here.playMatch(TOY, 3, match);
  for (let i = 0; i < 2; i++)
    expect(await remembered((crew) => crew.playMatch(TOY, 3, match))).toEqual(whole);
  expect(played).toBe(2400);
  await remembered((crew) => crew.playMatch(TOY, 3, { ...match, seed: 4 }));
  expect(played).toBe(3600);
});

test('learning continues where it was stopped, and is not repeated when it is finished', async () => {
  const { definition } = await fenlandDuel();
  const game = createGame(definition, 2);
  const plan: LearningPlan = {
    tables: [{ definition, seats: 2 }],
    settings: { ...SETTINGS, width: 32, decisions: 800, minibatch: 128, rounds: [20, 20] },
    ...{ seed: 4, budget: { games: 48 } },
  };
  const alone = await learnOnThreads(plan, [game], { jobs: 1 });
  const stop = new AbortController();
  const half = await remembered((crew) =>
    crew.learn(plan, { signal: stop.signal, onRound: () => stop.abort() }),
  );
  expect(half.complete).toBe(false);
  expect(half.learned.games).toBeGreaterThan(0);
  for (let i = 0; i < 2; i++)
    expect((await remembered((crew) => crew.learn(plan, {}))).learned).toEqual(alone.learned);
  expect(played).toBe(2);
});

test('a store of simulate and a memory share a file', async () => {
  await remembered((crew) => textOf(batch, crew));
  const store = await openStore(file, batch);
  expect(store).toMatchObject({ games: 0, outdated: 0 });
  store.close();
  expect(await remembered((crew) => textOf(batch, crew))).toBe(await textOf(batch, here));
  expect(played).toBe(200);
});

test('a foreign file is left alone', async () => {
  writeFileSync(file, 'notes');
  await expect(openMemory(file)).rejects.toThrow(/games\.db cannot be used: /);
});
