// Results of extra games, beyond those of the tables, on strong play: the worth of cards and start cells.
import type { Estimate } from '../answers/estimate.ts';

export interface FollowUp {
  readonly openings?: Openings;
  readonly worths: readonly Worth[];
  /** The same where no player learns to do without an item: shown, but not a finding. */
  readonly bare?: readonly Worth[];
  readonly starts: StartCells | undefined;
  readonly preferencePlayers: readonly PreferencePlayer[];
}

/** The wins of one seat in some games. */
export interface Answered {
  readonly estimate: Estimate;
  readonly games: number;
}

export interface Worth {
  readonly item: string;
  readonly called: string;
  /** The wins of the strong player without it, unchanged. */
  readonly bare: Answered;
  /** The wins of a player that has learned to do without it; undefined if `bare` says enough. */
  readonly learned: Answered | undefined;
  /** The loss of the better of the two, compared with strong play from the same deals. */
  readonly lost: Estimate;
}

/** A player that learned to like an otherwise ungained card, against strong play. */
export interface PreferencePlayer {
  readonly item: string;
  readonly called: string;
  readonly wins: Answered;
  /** In how many of its seats it gained one. */
  readonly gained: Answered;
}

/** The wins of strong play at the turn that is furthest from even, by what is different about the opening. */
export interface Openings {
  readonly player: string;
  /** From 0. */
  readonly turn: number;
  /** How starts come about: `chosen` by strong play, `drawn` at random, `ranked` by what cells are worth, or by a rule, in words. */
  readonly ways: readonly { readonly way: string; readonly answer: Answered }[];
  /** Possible compensations for the order of turns. */
  readonly tried: readonly {
    readonly id: string;
    readonly told: string;
    /** Keys of a rules file that say so; undefined where there are none, or nothing would change. */
    readonly rules: Readonly<Record<string, unknown>> | undefined;
    readonly answer: Answered;
  }[];
}

export interface StartCells {
  /** By randomly drawn start cell: what was won from there, best first. */
  readonly drawn: readonly DrawnStart[];
  /** The best of them, against starts that strong play chooses. */
  readonly best: { readonly cell: string; readonly answer: Answered } | undefined;
}

/** A share of wins, shrunk towards the mean of all cells, with a simultaneous interval. */
interface DrawnStart {
  readonly cell: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Differs significantly from even, although all cells are tested at once. */
  readonly stands: boolean;
  readonly games: number;
  /** The player's own estimate of its wins from there when it lays its start rail first; null where it has none. */
  readonly expected: number | null;
}
