// Trains several players for a panel, as many at once as the executor can. Each of them has workers of its own, which takes less time than one after
// the other on all of them: a learner waits for its slowest worker after each step. What is learned is the same.
import type { Learned, LearningPlan } from '../learning/learning.ts';
import { openTurns } from '../turns.ts';
import type { Executor, LearnerOptions } from './executor.ts';

/** Options of `trainAll`. */
interface LessonOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of games of all of them so far. */
  readonly onGames?: ((games: number) => void) | undefined;
}

/**
 * Trains the players of plans.
 * @throws the first error of a training run, and an Error when it was stopped.
 */
export async function trainAll(
  executor: Executor,
  plans: readonly LearningPlan[],
  { signal: stop, onGames }: LessonOptions,
): Promise<readonly Learned[]> {
  const inTurn = openTurns(executor.atOnce);
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, ...(stop ? [stop] : [])]);
  const games = plans.map(() => 0);
  const troubles: unknown[] = [];
  const train = async (plan: LearningPlan, i: number): Promise<Learned | undefined> => {
    const options: LearnerOptions = {
      signal,
      workers: workersOf(i, plans.length, executor.atOnce),
      onRound(news) {
        games[i] = news.games;
        onGames?.(games.reduce((sum, one) => sum + one, 0));
      },
    };
    try {
      expectGoing(signal);
      const { learned } = await executor.learn(plan, options);
      expectGoing(signal);
      return learned;
    } catch (error) {
      troubles.push(error);
      failed.abort();
      return undefined;
    }
  };
  // All of them come to their end, so that nothing runs on when the caller closes what they run on.
  const learned = await Promise.all(plans.map((plan, i) => inTurn(() => train(plan, i))));
  if (troubles.length > 0) throw troubles[0];
  return learned.filter((one) => one !== undefined);
}

function expectGoing({ aborted }: AbortSignal): void {
  if (aborted) throw new Error('It was stopped.');
}

/** One worker each as long as there are plans for all workers; the last plans share them. */
function workersOf(plan: number, plans: number, workers: number): number {
  const alone = plans - (plans % workers);
  return plan < alone ? 1 : Math.floor(workers / (plans - alone));
}
