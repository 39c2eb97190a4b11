// Lessons of a panel on worker threads. Several at once share the threads, which takes less time than one after the other on all of them:
// a learner waits for its slowest thread after each step. What is learned is the same.
import type { Game } from '@railwright/engine';
import type { PanelHost } from '../panel/panel-host.ts';
import { openTurns } from '../turns.ts';
import { learnOnThreads, type LearningOptions } from './learn.ts';

export type LessonOptions = Pick<LearningOptions, 'jobs' | 'signal' | 'source'>;

/** The plans have one table, of this game. */
export function lessonsOnThreads(game: Game, options: LessonOptions): NonNullable<PanelHost['learn']> {
  const { jobs } = options;
  return async (plans) => {
    const failed = new AbortController();
    const signal = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
    const each = typeof jobs === 'number' ? Math.max(1, Math.floor(jobs / plans.length)) : jobs;
    const inTurn = openTurns(typeof jobs === 'number' ? Math.max(1, jobs) : jobs.ahead);
    try {
      return await Promise.all(
        plans.map((plan) =>
          inTurn(async () => {
            signal.throwIfAborted();
            const { learned } = await learnOnThreads(plan, [game], { ...options, jobs: each, signal });
            if (signal.aborted) throw new Error('It was stopped.');
            return learned;
          }),
        ),
      );
    } catch (error) {
      failed.abort();
      throw error;
    }
  };
}
