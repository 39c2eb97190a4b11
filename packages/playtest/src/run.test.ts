// The scheduler with a player that a test can hold back and break.
import { describe, expect, test } from 'vitest';
import { createRandomBot, plainBot } from '@railwright/bots';
import { createToy } from '../test/toy-game.ts';
import type { Batch, Chunk } from './batch.ts';
import type { ChunkPlayer, ChunkReply } from './executor/chunk-player.ts';
import { localExecutor } from './executor/local-executor.ts';
import { playChunk } from './play.ts';
import { runChunks } from './run.ts';
import { summarize } from './summary.ts';

const toy = createToy({ game: 'toy', turns: 6 }, 2);
const batch: Batch = {
  definition: {},
  source: { setup: 'toys/toy', content: 'abc' },
  seats: 2,
  games: 1000,
  first: 0,
  seed: 5,
  bots: [plainBot('random'), plainBot('random')],
};
const createBot = (_game: string, _bot: unknown, seed: number) => createRandomBot(seed);
const here = (workers = 1, game = toy) => localExecutor({ createGame: () => game, createBot }, workers);

/** Plays in this thread, some chunks in another way. */
const player = (
  room: number,
  other: (chunk: Chunk) => Promise<ChunkReply | undefined> | ChunkReply | undefined = () => undefined,
  of = batch,
): ChunkPlayer => ({
  room: () => room,
  play: async (chunk) => (await other(chunk)) ?? playChunk(toy, of, chunk, createBot),
  stop: () => undefined,
});

async function playFirst(games: number) {
  const run = await here().runBatch({ ...batch, games }, toy);
  return summarize({ ...batch }, toy, { ...run, complete: games === batch.games });
}

test.each([1, 2, 3, 64])('%i chunks at a time give the same result', async (room) => {
  const run = await here(room).runBatch(batch, toy);
  expect(run.complete).toBe(true);
  expect(summarize(batch, toy, run)).toEqual(await playFirst(1000));
});

test('a stopped run has counted the first games without a gap', async () => {
  const stop = new AbortController();
  const run = await here(3).runBatch(batch, toy, {
    signal: stop.signal,
    onProgress: (games) => {
      if (games >= 300) stop.abort();
    },
  });
  expect(run.complete).toBe(false);
  expect(run.tally.games).toBeGreaterThan(0);
  expect(run.tally.games).toBeLessThan(1000);
  expect(summarize(batch, toy, run)).toEqual(await playFirst(run.tally.games));
});

test('a run stopped before it began plays nothing', async () => {
  const run = await here(2).runBatch(batch, toy, { signal: AbortSignal.abort() });
  expect(run).toMatchObject({ complete: false, replaced: 0 });
  expect(run.tally.games).toBe(0);
});

test('a chunk that cannot be kept ends the run with what was counted before, and stops the player', async () => {
  let stopped = false;
  const unkept = new Error('The disk is full.');
  const full = player(3, (chunk) => {
    if (chunk.first >= 300) throw unkept;
    return undefined;
  });
  const run = await runChunks(batch, toy, { ...full, stop: () => (stopped = true) });
  expect(run).toMatchObject({ complete: false, unkept });
  expect(run.fault ?? run.lost).toBeUndefined();
  expect(summarize(batch, toy, run)).toEqual(await playFirst(run.tally.games));
  expect(run.tally.games).toBeGreaterThan(200);
  expect(stopped).toBe(true);
});

test('workers that were lost are counted, the games of their chunks once', async () => {
  const fragile = player(2, (chunk) =>
    chunk.index % 7 === 0 ? { ...playChunk(toy, batch, chunk, createBot), losses: 1 } : undefined,
  );
  const run = await runChunks(batch, toy, fragile);
  expect(run).toMatchObject({ complete: true, replaced: 29 });
  expect(summarize(batch, toy, run)).toEqual(await playFirst(1000));
});

test('a chunk that ended its workers stops the run with the games and the reason', async () => {
  const deadly = player(2, ({ index }) =>
    index === 20 ? { kind: 'lost', reason: 'out of memory', losses: 3 } : undefined,
  );
  const run = await runChunks(batch, toy, deadly);
  expect(run).toMatchObject({ complete: false, replaced: 3, tally: { games: 100 } });
  expect(run.lost).toBe('Games 100 to 104 crashed their worker 3 times: out of memory');
});

describe('a game that cannot be played', () => {
  const reason = 'The answer is unreadable.';
  test.each<[string, ChunkReply]>([
    ['answered so', { kind: 'lost', reason }],
    [
      'found unreadable',
      {
        kind: 'played',
        get tally(): never {
          throw new Error(reason);
        },
      },
    ],
  ])('does not crash when it is %s', async (_, reply) => {
    const run = await runChunks(
      batch,
      toy,
      player(2, (chunk) => (chunk.index === 20 ? reply : undefined)),
    );
    expect(run.lost).toBe(`Games 100 to 104 could not be played: ${reason}`);
    expect(run).toMatchObject({ complete: false, replaced: 0, tally: { games: 100 } });
  });

  test.each([1, 2, 5])(
    'is the same one for %i chunks at a time, and what came before it is counted',
    async (room) => {
      const broken = createToy({ game: 'toy', turns: 6, faultAt: 3 }, 2);
      const run = await here(room, broken).runBatch(batch, broken);
      const alone = await here(1, broken).runBatch(batch, broken);
      expect(run.complete).toBe(false);
      expect(run.fault).toMatchObject({ message: 'The toy broke.' });
      expect(run.fault!.game).toBe(alone.fault!.game);
      expect(run.tally.games).toBe(Math.floor(run.fault!.game / 5) * 5);
    },
  );

  test('is reported when no such bot exists', async () => {
    const run = await localExecutor({ createGame: () => toy, createBot: () => undefined }).runBatch(
      batch,
      toy,
    );
    expect(run.fault).toMatchObject({ game: 0, message: 'No bot "random" plays toy.' });
  });

  test('is reported when it does not end', async () => {
    const endless = { ...toy, seatToAct: () => 0 };
    const run = await here(1, endless).runBatch({ ...batch, games: 1 }, endless);
    expect(run.fault!.message).toBe('The game was not over after 1000000 choices.');
  });
});

test('a slow first chunk holds the others back, so that few results wait', async () => {
  const many: Batch = { ...batch, games: 60_000 };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let furthest = 0;
  const slow = player(
    2,
    async (chunk) => {
      furthest = Math.max(furthest, chunk.index);
      if (chunk.index === 0) await held;
      return undefined;
    },
    many,
  );
  const running = runChunks(many, toy, slow, {
    onProgress: (games) => {
      if (games === 255 * 100) setTimeout(release, 20);
    },
  });
  await held;
  expect(furthest).toBe(255);
  expect((await running).complete).toBe(true);
});
