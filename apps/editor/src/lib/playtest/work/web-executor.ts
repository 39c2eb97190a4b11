// The workers of a page as an executor. They pause while a person uses the page: those that play between chunks, those that learn between rounds.
import type { Executor, LearningPlan, LearningRun } from '@railwright/playtest';
import {
  openPoolExecutor,
  WorkerPool,
  type PageWorker,
  type TaskAnswer,
  type TaskMessage,
} from '@railwright/playtest/executor';
import type { LessonAnswer, LessonRequest } from './messages.ts';
import type { Rest } from './rest.ts';

export type GameWorker = PageWorker<TaskMessage, TaskAnswer>;
export type LessonWorker = PageWorker<LessonRequest, LessonAnswer>;

/** How to open workers, and how many. */
export interface WebWorkers {
  readonly openGames: () => GameWorker;
  readonly openLesson: () => LessonWorker;
  readonly workers: number;
  readonly rest: Pick<Rest, 'over'>;
}

/** Each training run has a worker of its own, which hears `restLessons` when somebody uses the page. */
export function openWebExecutor({ openGames, openLesson, workers, rest }: WebWorkers): Executor & {
  readonly restLessons: () => void;
} {
  const pool = new WorkerPool((onAnswer, onGone) => {
    const worker = openGames();
    worker.addEventListener('message', ({ data }) => onAnswer(data));
    for (const type of ['error', 'messageerror'] as const)
      worker.addEventListener(type, ({ message }) => onGone(message || 'it ended without a message'));
    return {
      post: (message) => void rest.over().then(() => worker.postMessage(message)),
      end: () => worker.terminate(),
    };
  }, workers);
  const lessons = new Set<LessonWorker>();
  const learn: Executor['learn'] = (plan, { signal, onRound } = {}) => {
    const worker = openLesson();
    lessons.add(worker);
    return new Promise<LearningRun>((resolve, reject) => {
      const fail = (message: string | undefined): void => reject(new Error(message || 'A worker was lost.'));
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'round') onRound?.(data.news);
        else if (data.kind === 'learned') resolve({ learned: data.learned, complete: true, losses: 0 });
        else fail(data.trouble);
      });
      for (const type of ['error', 'messageerror'] as const)
        worker.addEventListener(type, ({ message }) => fail(message));
      signal?.addEventListener('abort', () => fail('It was stopped.'), { once: true });
      worker.postMessage({ kind: 'learn', plan: soloPlan(plan) });
    }).finally(() => {
      lessons.delete(worker);
      worker.terminate();
    });
  };
  return {
    ...openPoolExecutor(pool, { label: 'in the page', workers, learn }),
    restLessons() {
      for (const worker of lessons) worker.postMessage({ kind: 'rest' });
    },
  };
}

/** A page learns for a number of games, and from nobody. */
function soloPlan({ budget, teacher: _teacher, ...plan }: LearningPlan) {
  return { ...plan, budget: { games: 'games' in budget ? budget.games : 0 } };
}
