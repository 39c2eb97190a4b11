// Lessons of a panel on threads: several at once teach what each teaches alone.
import { expect, test } from 'vitest';
import { SETTINGS } from '@railwright/learn';
import type { LearningPlan } from '../src/learning/learning.ts';
import { trainAll } from '../src/index.ts';
import { onThreads } from '../src/node/index.ts';
import { fenlandDuel } from './fenland.ts';

const { definition } = await fenlandDuel();
const planOf = (seed: number): LearningPlan => ({
  tables: [{ definition, seats: 2 }],
  seed,
  settings: { ...SETTINGS, decisions: 800, minibatch: 128, rounds: [20, 20] },
  budget: { games: 20 },
});
const plans = [1, 2, 3].map(planOf);
const lessonsOn = (all: readonly LearningPlan[], signal?: AbortSignal) =>
  onThreads(2, (executor) => trainAll(executor, all, { signal }));

test('three lessons on two threads teach what each teaches alone, in the order of the plans', async () => {
  const learned = await lessonsOn(plans);
  for (const [i, plan] of plans.entries())
    expect(learned[i]).toEqual((await onThreads(1, (threads) => threads.learn(plan))).learned);
});

test('lessons that are stopped end with that as the reason', async () => {
  const stop = new AbortController();
  const lessons = lessonsOn(plans, stop.signal);
  stop.abort();
  await expect(lessons).rejects.toThrow('It was stopped.');
});

test('a lesson that cannot be given ends the others with its reason', async () => {
  const broken = { ...planOf(2), tables: [{ definition: {}, seats: 2 }] };
  const lessons = lessonsOn([planOf(1), broken]);
  await expect(lessons).rejects.toThrow('There are no rules for "undefined".');
});
