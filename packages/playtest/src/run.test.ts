// The scheduler with lanes that a test can hold back, break and close.
import { describe, expect, test } from 'vitest';
import { createRandomBot, plainBot } from '@railwright/bots';
import { createToy } from '../test/toy-game.ts';
import type { Batch } from './batch.ts';
import { openLocalLane, type Lane, type LaneReply } from './lane.ts';
import { runBatch } from './run.ts';
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
const openLane = (): Lane => openLocalLane(toy, batch, createBot);

async function playFirst(games: number) {
  const shorter = { ...batch, games };
  const run = await runBatch(shorter, toy, () => openLocalLane(toy, shorter, createBot), { jobs: 1 });
  return summarize({ ...batch }, toy, { ...run, complete: games === batch.games });
}

test.each([1, 2, 3, 64])('%i lanes give the same result', async (jobs) => {
  const run = await runBatch(batch, toy, openLane, { jobs });
  expect(run.complete).toBe(true);
  expect(summarize(batch, toy, run)).toEqual(await playFirst(1000));
});

test('a stopped run has counted the first games without a gap', async () => {
  const stop = new AbortController();
  const run = await runBatch(batch, toy, openLane, {
    jobs: 3,
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
  const run = await runBatch(batch, toy, openLane, { jobs: 2, signal: AbortSignal.abort() });
  expect(run).toMatchObject({ complete: false, replaced: 0 });
  expect(run.tally.games).toBe(0);
});

test('a chunk that cannot be kept ends the run with what was counted before, and closes all lanes', async () => {
  let open = 0;
  const unkept = new Error('The disk is full.');
  const full = (): Lane => {
    const lane = openLane();
    open++;
    return {
      play: async (chunk) => {
        const reply = await lane.play(chunk);
        if (chunk.first >= 300) throw unkept;
        return reply;
      },
      close: () => {
        open--;
        return lane.close();
      },
    };
  };
  const run = await runBatch(batch, toy, full, { jobs: 3 });
  expect(run).toMatchObject({ complete: false, unkept });
  expect(run.fault ?? run.lost).toBeUndefined();
  expect(summarize(batch, toy, run)).toEqual(await playFirst(run.tally.games));
  expect(run.tally.games).toBeGreaterThan(200);
  expect(open).toBeLessThanOrEqual(0);
});

describe('lost lanes', () => {
  test('are replaced, and their chunk is counted once', async () => {
    let opened = 0;
    const fragile = (): Lane => {
      opened++;
      const lane = openLane();
      let played = 0;
      return {
        play: async (chunk) => {
          const reply = await lane.play(chunk);
          return ++played === 7 ? { kind: 'lost', reason: 'worn out' } : reply;
        },
        close: () => lane.close(),
      };
    };
    const run = await runBatch(batch, toy, fragile, { jobs: 2 });
    expect(run.complete).toBe(true);
    expect(run.replaced).toBeGreaterThan(10);
    expect(opened).toBeGreaterThanOrEqual(run.replaced);
    expect(summarize(batch, toy, run)).toEqual(await playFirst(1000));
  });

  test('stop the run with the games and the reason if it happens repeatedly at the same chunk', async () => {
    const deadly = (): Lane => {
      const lane = openLane();
      return {
        play: (chunk) =>
          chunk.index === 20 ? Promise.resolve({ kind: 'lost', reason: 'out of memory' }) : lane.play(chunk),
        close: () => lane.close(),
      };
    };
    const run = await runBatch(batch, toy, deadly, { jobs: 2 });
    expect(run.complete).toBe(false);
    expect(run.lost).toBe('Games 100 to 104 crashed their worker 3 times: out of memory');
    expect(run.tally.games).toBe(100);
  });
});

describe('a game that cannot be played', () => {
  const reason = 'The answer is unreadable.';
  test.each<[string, LaneReply]>([
    ['answered so', { kind: 'lost', reason, tries: 0 }],
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
    const bad = (): Lane => {
      const lane = openLane();
      return {
        play: (chunk) => (chunk.index === 20 ? Promise.resolve(reply) : lane.play(chunk)),
        close: () => lane.close(),
      };
    };
    const run = await runBatch(batch, toy, bad, { jobs: 2 });
    expect(run.lost).toBe(`Games 100 to 104 could not be played: ${reason}`);
    expect(run).toMatchObject({ complete: false, replaced: 0, tally: { games: 100 } });
  });

  test.each([1, 2, 5])('is the same one for %i lanes, and what came before it is counted', async (jobs) => {
    const broken = createToy({ game: 'toy', turns: 6, faultAt: 3 }, 2);
    const run = await runBatch(batch, broken, () => openLocalLane(broken, batch, createBot), { jobs });
    const alone = await runBatch(batch, broken, () => openLocalLane(broken, batch, createBot), { jobs: 1 });
    expect(run.complete).toBe(false);
    expect(run.fault).toMatchObject({ message: 'The toy broke.' });
    expect(run.fault!.game).toBe(alone.fault!.game);
    expect(run.tally.games).toBe(Math.floor(run.fault!.game / 5) * 5);
  });

  test('is reported when no such bot exists', async () => {
    const run = await runBatch(batch, toy, () => openLocalLane(toy, batch, () => undefined), { jobs: 1 });
    expect(run.fault).toMatchObject({ game: 0, message: 'No bot "random" plays toy.' });
  });

  test('is reported when it does not end', async () => {
    const endless = { ...toy, seatToAct: () => 0 };
    const run = await runBatch(
      { ...batch, games: 1 },
      endless,
      () => openLocalLane(endless, batch, createBot),
      {
        jobs: 1,
      },
    );
    expect(run.fault!.message).toBe('The game was not over after 1000000 choices.');
  });
});

test('a slow first chunk holds the others back, so that few results wait', async () => {
  const many: Batch = { ...batch, games: 60_000 };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let furthest = 0;
  const slow = (): Lane => {
    const lane = openLocalLane(toy, many, createBot);
    return {
      play: async (chunk) => {
        furthest = Math.max(furthest, chunk.index);
        if (chunk.index === 0) await held;
        return lane.play(chunk);
      },
      close: () => lane.close(),
    };
  };
  const running = runBatch(many, toy, slow, {
    jobs: 2,
    onProgress: (games) => {
      if (games === 255 * 100) setTimeout(release, 20);
    },
  });
  await held;
  expect(furthest).toBe(255);
  expect((await running).complete).toBe(true);
});
