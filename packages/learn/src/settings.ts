// How learning goes about it. The numbers are those that did best on the shipped games; see the README for what was tried.
import type { Taste } from '@railwright/engine';

export interface Settings {
  /** Units of a layer. */
  readonly width: number;
  /** Decisions between two improvements, all lanes together. */
  readonly decisions: number;
  readonly minibatch: number;
  readonly epochs: number;
  /** Size of a step; it falls in the last part of the budget, see `rateAt`. */
  readonly rate: number;
  /** How far the chance of a choice may move in one improvement. */
  readonly clip: number;
  /** How much keeping several choices open is worth. */
  readonly entropy: number;
  /** How far a surprise reaches back, 0 to 1, where the game's senses do not say it. */
  readonly lambda: number;
  /** What the margin counts besides winning. */
  readonly margin: number;
  readonly valueShare: number;
  readonly winShare: number;
  /** Share of games against earlier states of the same learning. */
  readonly league: number;
  /** Share of games in which the others act on whims, see `whims.ts`. */
  readonly whims: number;
  /**
   * Games are stopped after so many rounds and judged by points; play by chance would not end them. The first number holds at the
   * beginning and grows, as long as most games are stopped, up to the second.
   */
  readonly rounds: readonly [first: number, last: number];
  /**
   * Share of games in which some of what could be gained is out of reach, and the share of it: so that it finds out what else is good.
   */
  readonly scarcity: readonly [games: number, share: number];
  /** Games at the beginning that are watched, where there is a teacher. */
  readonly lessons: number;
  /** The same as `entropy` for those games: what a teacher does is not all there is. */
  readonly doubt: number;
  /** What it likes for its own sake, besides winning. */
  readonly taste?: Taste | undefined;
  /** Ids of measures that it never raises by a choice, while there is another one; others at the table may. */
  readonly without?: readonly string[] | undefined;
}

export const SETTINGS: Settings = {
  width: 64,
  decisions: 16_000,
  minibatch: 512,
  epochs: 2,
  rate: 2e-3,
  clip: 0.2,
  entropy: 0.01,
  lambda: 0.97,
  margin: 3,
  valueShare: 0.5,
  winShare: 0.1,
  league: 0.15,
  whims: 0.2,
  scarcity: [0.5, 0.4],
  rounds: [40, 80],
  lessons: 2000,
  doubt: 0.3,
};

/**
 * Independent streams of games, whose work is put together in their order: what is learned does not depend on how many workers
 * share them.
 */
export const LANES = 4;

/** Held for half the budget, then falling in a straight line to a twentieth. */
export function rateAt(progress: number, rate: number): number {
  return rate * Math.max(0.05, Math.min(1, 2 * (1 - progress)));
}
