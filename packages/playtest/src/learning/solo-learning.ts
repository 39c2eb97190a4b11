// A learning by one worker alone, round by round, for where threads cannot meet: a page's worker. It learns what workers together
// would learn from the same plan.
import { LANES, Learner, Meeting, meetingRoom, openTable, type RoundFigures } from '@railwright/learn';
import type { Game } from '@railwright/engine';
import type { Learned, LearningPlan } from './learning.ts';

/** For a number of games: nothing here asks a clock. */
export interface SoloPlan extends LearningPlan {
  readonly budget: { readonly games: number };
}

export class SoloLearning {
  readonly #learner: Learner;
  readonly #budget: number;
  #games: number;
  #decisions: number;

  /**
   * `game` is the plan's game.
   * @throws Error for a game without senses.
   */
  constructor({ settings, seed, budget }: SoloPlan, game: Game, from?: Learned) {
    const table = openTable(game);
    const room = meetingRoom(1, LANES, Learner.gradientSize(table, settings));
    this.#learner = new Learner({
      table,
      settings,
      seed,
      lanes: LANES,
      own: Array.from({ length: LANES }, (_, lane) => lane),
      meeting: new Meeting(room, 0),
    });
    if (from) this.#learner.restore(from.state);
    this.#budget = budget.games;
    this.#games = from?.games ?? 0;
    this.#decisions = from?.decisions ?? 0;
  }

  get games(): number {
    return this.#games;
  }
  /** The part of the budget that is used up, 0 to 1. */
  get progress(): number {
    return Math.min(1, this.#games / this.#budget);
  }
  get learned(): Learned {
    const { games, progress } = this;
    return { state: this.#learner.state(), games, decisions: this.#decisions, progress };
  }

  /** Plays and improves once. */
  round(): RoundFigures {
    const figures = this.#learner.round(this.progress);
    this.#games += figures.games;
    this.#decisions += figures.decisions;
    return figures;
  }
}
