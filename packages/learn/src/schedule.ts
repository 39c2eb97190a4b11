// How far a learning has come, and when it ends: after a number of games, after some minutes, or when it no longer improves on what it
// knew half of its games ago.

import type { Learner } from './learner.ts';

/** When training ends: after a number of games, after some minutes, or when it stops improving. */
export type Budget =
  | { readonly games: number }
  | { readonly minutes: number }
  /** Until it no longer improves, at most this many games. */
  | { readonly most: number };

/** How the current state plays against that of fewer games. */
export interface Check {
  /** Games learned from so far. */
  readonly games: number;
  /** Games that the earlier state had learned from. */
  readonly against: number;
  /** Share of wins of the newer one, 0.5 for an even match. */
  readonly won: number;
  /** The training run made no progress and restarted. */
  readonly stuck?: true;
}

/** Before this, a learning may look level without being so. */
const FEWEST_GAMES = 8000;
/** A gain below this hardly counts; two of them in a row end the search. */
const GAIN = 0.55;
/** After that, learning finishes with ever smaller steps: this share of the games so far. */
const FINISH = 0.5;

/** Games of a check, and how many milestones back it looks: half of the games. */
export const CHECK_GAMES = 400;
const STEPS_BACK = 2;
/** A check costs about as much as a tenth of these games. */
const FIRST_CHECK = 2000;

/** Above this share of the last round's games, most games are stopped. */
const MOST_STOPPED = 0.5;
/** A game that is too hard for this learning does not become easier. */
const MOST_RESTARTS = 2;

/** Once after each milestone: how the current state plays against that of half the games. A stuck training run restarts. */
export function checkNow(learner: Learner, checks: readonly Check[]): Check | undefined {
  const { milestones } = learner;
  const newest = milestones.at(-1);
  const past = milestones.at(-1 - STEPS_BACK);
  if (!newest || !past || newest.games < FIRST_CHECK || newest.games <= (checks.at(-1)?.games ?? 0))
    return undefined;
  const check = { games: newest.games, against: past.games, won: learner.duel(past.weights, CHECK_GAMES) };
  if (!isStuck([...checks, check], learner.stopped) || !learner.restart()) return check;
  return { ...check, stuck: true };
}

/**
 * Whether a learning never got going: most games are still stopped, and no check since it began has shown a gain. One that had gained
 * is not stuck: some games cannot be ended by any player.
 */
export function isStuck(checks: readonly Check[], stopped: number): boolean {
  const latest = sinceRestart(checks);
  return (
    stopped > MOST_STOPPED &&
    latest.length >= 2 &&
    latest.every(({ won }) => won < GAIN) &&
    checks.filter(({ stuck }) => stuck).length < MOST_RESTARTS
  );
}

function sinceRestart(checks: readonly Check[]): readonly Check[] {
  return checks.slice(checks.findLastIndex(({ stuck }) => stuck) + 1);
}

/** The used part of the budget, 0 to 1. `clock` is that part for a budget of minutes. Steps shrink from 0.5 on, see `annealAt`. */
export function progressOf(budget: Budget, games: number, clock: number, checks: readonly Check[]): number {
  if ('games' in budget) return Math.min(1, games / budget.games);
  if ('minutes' in budget) return Math.min(1, clock);
  const level = levelSince(checks) ?? Infinity;
  const finish = Math.min(level, budget.most / (1 + FINISH));
  return games <= finish
    ? (0.5 * games) / finish
    : Math.min(1, 0.5 + (games - finish) / (2 * FINISH * finish));
}

/** The number of games at which nothing was gained twice in a row; undefined while it still improves. */
export function levelSince(checks: readonly Check[]): number | undefined {
  const latest = sinceRestart(checks);
  return latest.find(
    ({ games, won }, i) => games >= FEWEST_GAMES && won < GAIN && (latest[i - 1]?.won ?? 1) < GAIN,
  )?.games;
}
