// The settings of learning. The numbers are those that did best on the shipped games; see the README for what was tried.
import type { Preference } from '@railwright/engine';

/** The settings of training; `SETTINGS` has the defaults. */
export interface Settings {
  /** Units of a layer. */
  readonly width: number;
  /** Decisions between two improvements, over all rollouts, and those of one step: at the beginning, since both grow. */
  readonly decisions: number;
  /** Samples of one step of Adam at the beginning. */
  readonly minibatch: number;
  /** How they grow: by as much again every so many rounds, up to a multiple. Late improvements show only in many games. */
  readonly growth: readonly [rounds: number, most: number];
  /** Passes over the games of a round: at first, and once steps become smaller. */
  readonly epochs: readonly [first: number, last: number];
  /** Size of a step; it falls in the last part of the budget, see `annealAt`. */
  readonly rate: number;
  /** How far the probability of a choice may move in one improvement. */
  readonly clip: number;
  /** The value of keeping several choices open. */
  readonly entropy: number;
  /** How far back a surprise reaches, 0 to 1, if the game's senses do not say. */
  readonly lambda: number;
  /** The weight of the margin relative to winning. */
  readonly margin: number;
  /** Weight of the value's error in the loss. */
  readonly valueShare: number;
  /** Weight of the error of the chance to win in the loss. */
  readonly winShare: number;
  /** Share of the games without preferences that are against earlier states of the same learning: at first, and once steps are small. */
  readonly league: readonly [first: number, last: number];
  /** Share of games in which all seats but one have preferences, see `preferences.ts`; it falls like `rate`. */
  readonly preferences: number;
  /**
   * Games are stopped after this many rounds and judged by points, since random play might never end them. The first number applies at
   * the beginning and grows to the second as long as most games are stopped.
   */
  readonly rounds: readonly [first: number, last: number];
  /**
   * Share of games in which some of what could be gained is out of reach, and how much of it, so that the learner finds out what else is
   * good. The first number falls like `rate`.
   */
  readonly dropout: readonly [games: number, share: number];
  /** The number of games to watch at the beginning, if there is a teacher. */
  readonly demonstrations: number;
  /** The same as `entropy` for those games, since there is more than what a teacher does. */
  readonly imitationEntropy: number;
  /** Measures that it likes for their own sake, in addition to winning. */
  readonly preference?: Preference | undefined;
  /** Ids of measures that it never raises by a choice if it has another; others at the table may. */
  readonly without?: readonly string[] | undefined;
}

/** The defaults. */
export const SETTINGS: Settings = {
  width: 64,
  decisions: 16_000,
  minibatch: 512,
  growth: [100, 2],
  epochs: [2, 3],
  rate: 2e-3,
  clip: 0.2,
  entropy: 0.01,
  lambda: 0.97,
  margin: 3,
  valueShare: 0.5,
  winShare: 0.1,
  league: [0.15, 0.4],
  preferences: 0.2,
  dropout: [0.5, 0.4],
  rounds: [40, 80],
  demonstrations: 2000,
  imitationEntropy: 0.3,
};

/**
 * Independent streams of games, whose results are combined in a fixed order, so that what is learned does not depend on the number of
 * workers sharing them.
 */
export const ROLLOUTS = 4;

/** A factor that is 1 for half the budget, then falls linearly to a twentieth. */
export function annealAt(progress: number): number {
  return Math.max(0.05, Math.min(1, 2 * (1 - progress)));
}

/** How many times as large rounds have become. */
export function growthAt(round: number, [rounds, most]: Settings['growth']): number {
  return Math.min(most, 1 + round / rounds);
}
