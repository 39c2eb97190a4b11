// A training run by one worker alone, round by round, where threads cannot meet: a page's worker. It learns what workers together
// would learn from the same plan.
import {
  checkNow,
  ROLLOUTS,
  Learner,
  AllReduce,
  allReduceMemory,
  openTables,
  progressOf,
  type Check,
  type RoundFigures,
} from '@railwright/learn';
import type { Game } from '@railwright/engine';
import type { Learned, LearningPlan } from './learning.ts';

/** For a number of games, and without a teacher: nothing here asks a clock or makes a bot. */
export interface SoloPlan extends Omit<LearningPlan, 'teacher'> {
  readonly budget: { readonly games: number };
}

/** A training run in one thread, round by round. It trains the same player as several workers would. */
export class SoloLearning {
  readonly #learner: Learner;
  readonly #budget: SoloPlan['budget'];
  readonly #checks: Check[];
  #decisions: number;

  /** `games` are those of the plan's tables. */
  constructor(
    { settings, seed, budget, known: weights, foes: opponents, fixed }: SoloPlan,
    games: readonly Game[],
    from?: Learned,
  ) {
    const tables = openTables(games);
    const room = allReduceMemory(1, ROLLOUTS, Learner.gradientSize(tables, settings));
    this.#learner = new Learner({
      tables,
      weights,
      opponents,
      fixed,
      settings,
      seed,
      rollouts: ROLLOUTS,
      own: Array.from({ length: ROLLOUTS }, (_, lane) => lane),
      allReduce: new AllReduce(room, 0),
    });
    if (from) this.#learner.restore(from.state);
    this.#budget = budget;
    this.#checks = [...(from?.checks ?? [])];
    this.#decisions = from?.decisions ?? 0;
  }

  /** Games learned from so far. */
  get games(): number {
    return this.#learner.games;
  }
  /** The part of the budget that is used up, 0 to 1. */
  get progress(): number {
    return progressOf(this.#budget, this.games, 0, this.#checks);
  }
  /** The state after the last round. */
  get learned(): Learned {
    const { games, progress } = this;
    return {
      state: this.#learner.state(),
      games,
      decisions: this.#decisions,
      progress,
      checks: [...this.#checks],
    };
  }

  /** Plays and improves once. */
  round(): RoundFigures {
    const figures = this.#learner.round(this.progress);
    this.#decisions += figures.decisions;
    const check = checkNow(this.#learner, this.#checks);
    if (check) this.#checks.push(check);
    return figures;
  }
}
