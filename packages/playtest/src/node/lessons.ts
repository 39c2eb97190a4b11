// Lessons of a panel on worker threads. Each of several lessons has threads of its own, which takes less time than one after the other on all
// of them: a learner waits for its slowest thread after each step. What is learned is the same.
import type { Game } from '@railwright/engine';
import type { Learned, LearningPlan } from '../learning/learning.ts';
import type { PanelHost } from '../panel/panel-host.ts';
import { openTurns } from '../turns.ts';
import type { Jobs } from './crew.ts';
import { learnOnThreads, type LearningOptions } from './learn.ts';

/**
 * A function that trains the players of plans, each with one table, of this game.
 * @throws (the function) the first error of a training run.
 */
export function lessonsOnThreads(
  game: Game,
  options: Pick<LearningOptions, 'jobs' | 'signal' | 'source'>,
): NonNullable<PanelHost['learn']> {
  const { jobs } = options;
  return async (plans) => {
    const inTurn = openTurns(typeof jobs === 'number' ? jobs : jobs.ahead);
    const failed = new AbortController();
    const signal = AbortSignal.any([failed.signal, ...(options.signal ? [options.signal] : [])]);
    const troubles: Error[] = [];
    const learn = async (plan: LearningPlan, threads: Jobs): Promise<Learned | undefined> => {
      try {
        expectGoing(signal);
        const { learned } = await learnOnThreads(plan, [game], { ...options, jobs: threads, signal });
        expectGoing(signal);
        return learned;
      } catch (error) {
        troubles.push(error instanceof Error ? error : new Error(String(error)));
        failed.abort();
        return undefined;
      }
    };
    // All of them come to their end, so that nothing runs on when the caller closes what they run on.
    const learned = await Promise.all(
      plans.map((plan, i) => {
        const threads = typeof jobs === 'number' ? threadsOf(i, plans.length, jobs) : jobs;
        return inTurn(() => learn(plan, threads));
      }),
    );
    const whole = learned.filter((one) => one !== undefined);
    const [first] = troubles;
    if (first) throw first;
    return whole;
  };
}

function expectGoing({ aborted }: AbortSignal): void {
  if (aborted) throw new Error('It was stopped.');
}

/** One thread each as long as there are lessons for all threads; the last lessons share them. */
function threadsOf(lesson: number, lessons: number, threads: number): number {
  const alone = lessons - (lessons % threads);
  return lesson < alone ? 1 : Math.floor(threads / (lessons - alone));
}
