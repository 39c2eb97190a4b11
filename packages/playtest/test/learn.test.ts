// Learning on real worker threads, with the shipped Trains: the same player for any number of them, and after a break.
import { beforeAll, expect, test } from 'vitest';
import type { GameDefinition } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import type { Learned, LearningNews, LearningPlan } from '../src/index.ts';
import { formatLearning, onThreads, parseLearning, readLearning } from '../src/node/index.ts';
import { fenlandDuel } from './fenland.ts';

let definition: GameDefinition;
beforeAll(async () => {
  ({ definition } = await fenlandDuel());
});

const plan = (games: number): LearningPlan => ({
  tables: [{ definition, seats: 2 }],
  seed: 3,
  settings: { ...SETTINGS, width: 32, decisions: 800, minibatch: 128, rounds: [20, 20] },
  budget: { games },
});

test('what is learned does not depend on the number of threads', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map((jobs) => onThreads(jobs, (threads) => threads.learn(plan(12)))),
  );
  expect(one?.complete).toBe(true);
  expect(one?.learned.games).toBeGreaterThanOrEqual(12);
  expect(two?.learned).toEqual(one?.learned);
});

test('interrupted learning continues as if it had not been interrupted', async () => {
  const whole = await onThreads(2, (threads) => threads.learn(plan(30)));
  const controller = new AbortController();
  const news: LearningNews[] = [];
  const stopped = await onThreads(2, (threads) =>
    threads.learn(plan(30), {
      signal: controller.signal,
      onRound(one) {
        news.push(one);
        controller.abort();
      },
    }),
  );
  expect(stopped.complete).toBe(false);
  expect(news[0]?.round.games).toBeGreaterThan(0);
  const file = formatLearning('this', stopped.learned);
  const from = parseLearning('this', file) as Learned;
  expect(from).toEqual(stopped.learned);
  const rest = await onThreads(1, (threads) => threads.learn(plan(30), { from }));
  expect(rest.learned).toEqual(whole.learned);
});

test('a file of other learning, of another program, or one that is damaged, cannot be continued', async () => {
  const { learned } = await onThreads(1, (threads) => threads.learn(plan(1)));
  const file = formatLearning('this', learned);
  expect(readLearning('this', file)).toEqual(learned);
  expect(readLearning('other', file)).toEqual({ problem: 'other' });
  const program = '0.1.0-0123456789';
  expect(readLearning('this', formatLearning('this', learned, program))).toEqual({
    problem: 'program',
    program,
  });
  for (let at = 0; at < file.length; at += at < 500 ? 1 : 9973) {
    const bytes = Buffer.from(file);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    expect([at, readLearning('this', bytes)]).toEqual([at, { problem: 'damaged' }]);
  }
  expect(parseLearning('other', file)).toBeUndefined();
  expect(parseLearning('this', file.subarray(0, -4))).toBeUndefined();
  expect(parseLearning('this', new Uint8Array())).toBeUndefined();
});

test('workers that die again and again end it with the reason', async () => {
  const source = new URL('./broken-source.ts', import.meta.url).href;
  await expect(onThreads(2, (threads) => threads.learn(plan(5)), source)).rejects.toThrow(
    /3 times: No such game/,
  );
});
