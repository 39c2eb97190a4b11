import { expect, test } from 'vitest';
import type { JobHost } from '@railwright/playtest/job';
import { FakeWorker } from './fake-worker.ts';
import type { LessonAnswer, LessonRequest } from './messages.ts';
import { WebLessons, type LessonWorker } from './web-lessons.ts';

class FakeLessonWorker extends FakeWorker<LessonRequest, LessonAnswer> implements LessonWorker {}

type Learn = NonNullable<JobHost['learn']>;
const planOf = (seed: number): Parameters<Learn>[0][number] => ({ seed }) as never;
const learnedOf = (games: number): Awaited<ReturnType<Learn>>[number] => ({ games }) as never;

function openLessons(jobs: number) {
  const workers: FakeLessonWorker[] = [];
  const stop = new AbortController();
  const open = (): FakeLessonWorker => {
    workers.push(new FakeLessonWorker());
    return workers.at(-1)!;
  };
  return { workers, stop, lessons: new WebLessons(open, jobs, stop.signal) };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('as many lessons as there are cores run at once, and come back in the order of the plans', async () => {
  const { workers, lessons } = openLessons(2);
  const counts: number[] = [];
  const learning = lessons.learn([planOf(1), planOf(2), planOf(3)], (games) => counts.push(games));
  await settled();
  expect(workers).toHaveLength(2);
  workers[0]!.say({ kind: 'games', games: 5 });
  workers[1]!.say({ kind: 'games', games: 7 });
  workers[1]!.say({ kind: 'learned', learned: learnedOf(20) });
  await settled();
  expect(workers[1]!.ended).toBe(true);
  expect(workers[2]!.heard).toEqual([{ kind: 'learn', plan: planOf(3) }]);
  workers[2]!.say({ kind: 'learned', learned: learnedOf(30) });
  workers[0]!.say({ kind: 'learned', learned: learnedOf(10) });
  expect(await learning).toEqual([10, 20, 30].map(learnedOf));
  expect(counts).toEqual([5, 12]);
});

test('a lesson that fails ends the others with its reason', async () => {
  const { workers, lessons } = openLessons(2);
  const learning = lessons.learn([planOf(1), planOf(2)], () => undefined);
  await settled();
  workers[0]!.say({ kind: 'failed', trouble: 'no such game' });
  await expect(learning).rejects.toThrow('no such game');
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a worker that dies fails its lesson', async () => {
  const { workers, lessons } = openLessons(1);
  const learning = lessons.learn([planOf(1)], () => undefined);
  await settled();
  workers[0]!.die('out of memory');
  await expect(learning).rejects.toThrow('out of memory');
});

test('stopping ends all workers, and no further lesson begins', async () => {
  const { workers, stop, lessons } = openLessons(1);
  const learning = lessons.learn([planOf(1), planOf(2)], () => undefined);
  await settled();
  stop.abort();
  await expect(learning).rejects.toThrow('It was stopped.');
  await settled();
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
});

test('lessons under way hear that somebody uses the page', async () => {
  const { workers, lessons } = openLessons(1);
  void lessons.learn([planOf(1)], () => undefined);
  await settled();
  lessons.rest();
  expect(workers[0]!.heard.at(-1)).toEqual({ kind: 'rest' });
});
