import type { LearningPlan } from '@railwright/playtest';
import type { TaskAnswer, TaskMessage } from '@railwright/playtest/executor';
import { expect, test } from 'vitest';
import { FakeWorker, batch } from './fake-worker.ts';
import type { LessonAnswer, LessonRequest } from './messages.ts';
import { openWebExecutor, type GameWorker, type LessonWorker } from './web-executor.ts';

class FakeGameWorker extends FakeWorker<TaskMessage, TaskAnswer> implements GameWorker {}
class FakeLessonWorker extends FakeWorker<LessonRequest, LessonAnswer> implements LessonWorker {}

const plan = { seed: 1, budget: { games: 30 }, tables: [] } as unknown as LearningPlan;
const learned = { games: 30 } as never;
const news = { games: 5, decisions: 10, progress: 0.1, round: {} } as never;
const match = { bots: batch.bots, seed: 1, first: 0, games: 1 };
/** Promises settle before any timer. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function open(over = () => Promise.resolve()) {
  const games: FakeGameWorker[] = [];
  const lessons: FakeLessonWorker[] = [];
  const executor = openWebExecutor({
    openGames() {
      games.push(new FakeGameWorker());
      return games.at(-1)!;
    },
    openLesson() {
      lessons.push(new FakeLessonWorker());
      return lessons.at(-1)!;
    },
    workers: 2,
    rest: { over },
  });
  return { executor, games, lessons };
}

test('a task is sent when the pause is over', async () => {
  let end: (() => void) | undefined;
  const { executor, games } = open(() => new Promise((resolve) => (end = resolve)));
  const played = executor.playMatch(batch.definition as object, 2, match);
  await settled();
  expect(games[0]!.heard).toEqual([]);
  end?.();
  await settled();
  expect(games[0]!.heard).toEqual([{ table: { definition: batch.definition, seats: 2 }, work: match }]);
  games[0]!.say({ kind: 'failed', message: 'no such bot' });
  await expect(played).rejects.toThrow('no such bot');
});

test('a worker that dies is ended and replaced', async () => {
  const { executor, games } = open();
  const played = executor.playMatch(batch.definition as object, 2, match);
  for (const i of [0, 1, 2]) games[i]!.die(i < 2 ? 'out of memory' : '');
  await expect(played).rejects.toThrow(
    'Games 0 to 0 crashed their worker 3 times: it ended without a message',
  );
  expect(games.map(({ ended }) => ended)).toEqual([true, true, true]);
});

test('a player is trained by a worker of its own, which is ended then', async () => {
  const { executor, lessons } = open();
  const heard: number[] = [];
  const run = executor.learn(plan, { onRound: ({ games }) => heard.push(games) });
  expect(lessons[0]!.heard).toEqual([{ kind: 'learn', plan }]);
  lessons[0]!.say({ kind: 'round', news });
  lessons[0]!.say({ kind: 'learned', learned });
  expect(await run).toEqual({ learned, complete: true, losses: 0 });
  expect(heard).toEqual([5]);
  expect(lessons[0]!.ended).toBe(true);
});

test.each<[string, string, (worker: FakeLessonWorker, stop: AbortController) => void]>([
  ['fails', 'no such game', (worker) => worker.say({ kind: 'failed', trouble: 'no such game' })],
  ['dies', 'out of memory', (worker) => worker.die('out of memory')],
  ['is stopped', 'It was stopped.', (_worker, stop) => stop.abort()],
])('a training run that %s gives the reason, and its worker is ended', async (_, reason, end) => {
  const { executor, lessons } = open();
  const stop = new AbortController();
  const run = executor.learn(plan, { signal: stop.signal });
  end(lessons[0]!, stop);
  await expect(run).rejects.toThrow(reason);
  expect(lessons[0]!.ended).toBe(true);
});

test('training runs under way hear that somebody uses the page', () => {
  const { executor, lessons } = open();
  void executor.learn(plan);
  executor.restLessons();
  expect(lessons[0]!.heard.at(-1)).toEqual({ kind: 'rest' });
});
