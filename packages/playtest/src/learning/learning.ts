// A training run as plain data: the games to learn, for how long, and its state.
import type { BotSpec } from '@railwright/bots';
import type { Budget, Check, LearningState, RoundFigures, Settings } from '@railwright/learn';

/** One of the games that are learned together. */
export interface LearningTable {
  /** The definition of the game: plain JSON. */
  readonly definition: object;
  readonly seats: number;
}

/** A training run: plain data. The same plan trains the same player. */
export interface LearningPlan {
  readonly tables: readonly LearningTable[];
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  readonly settings: Settings;
  /** A number of games, or the end of improvement, can be repeated; minutes cannot. */
  readonly budget: Budget;
  /** Weights to begin with, by the rows of `contentsFor` the tables; random by default. */
  readonly known?: Float32Array | undefined;
  /** Games that a player it comes from had learned from. */
  readonly before?: number | undefined;
  /** Other players among the rivals, by the same rows. */
  readonly foes?: readonly Float32Array[] | undefined;
  /** The bot whose games are watched first. */
  readonly teacher?: BotSpec | undefined;
  /** A player, by the same rows, to which an answer is learned: it has all other seats in every game. */
  readonly fixed?: Float32Array | undefined;
}

/** A player that a learning begins with. */
export interface Beginning {
  /** Its weights, by the rows of `contentsFor` the tables. */
  readonly known: Float32Array;
  /** Games that it had learned from, those of its own beginning included. */
  readonly before: number;
}

/** A learning between two rounds. */
export interface Learned {
  /** The complete state, to continue from. */
  readonly state: LearningState;
  readonly games: number;
  readonly decisions: number;
  /** The part of the budget that is used up, 0 to 1. */
  readonly progress: number;
  /** How it played against its own past, all along. */
  readonly checks: readonly Check[];
}

/** The progress since the last report. */
export interface LearningNews {
  readonly games: number;
  readonly decisions: number;
  /** The part of the budget that is used up, 0 to 1. */
  readonly progress: number;
  /** Figures of the last round. */
  readonly round: RoundFigures;
  /** How it plays against its own past, when that was just tried. */
  readonly check?: Check | undefined;
  /** The state then, to play with but not to continue from. */
  readonly learned?: Learned | undefined;
}
