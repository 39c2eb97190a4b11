// What extra games, beyond those of the tables, say about strong play: what cards and start cells are worth to it.
import type { Estimate } from './estimate.ts';

export interface Closer {
  readonly openings?: Openings;
  readonly worths: readonly Worth[];
  /** The same where nobody learns to do without anything: shown, but no finding. */
  readonly bare?: readonly Worth[];
  readonly starts: StartCells | undefined;
  readonly fans: readonly Fan[];
}

/** What one seat won in some games. */
export interface Answered {
  readonly estimate: Estimate;
  readonly games: number;
}

export interface Worth {
  readonly item: string;
  readonly called: string;
  /** What the strong player wins without it, unchanged. */
  readonly bare: Answered;
  /** What a player wins that has learned to do without it; undefined if `bare` says enough. */
  readonly learned: Answered | undefined;
  /** What the one of the two that wins more loses of what strong play wins from the same deals. */
  readonly lost: Estimate;
}

/** A player that learned to like a card nobody gained, against strong play. */
export interface Fan {
  readonly item: string;
  readonly called: string;
  readonly wins: Answered;
  /** In how many of its seats it gained one. */
  readonly gained: Answered;
}

/** What strong play wins at the turn that is furthest from even, by what is different about the opening. */
export interface Openings {
  readonly player: string;
  /** From 0. */
  readonly turn: number;
  /** How starts come about: `chosen` by strong play, `drawn` at random, `ranked` by what cells are worth, or by a rule, in words. */
  readonly ways: readonly { readonly way: string; readonly answer: Answered }[];
  /** What might make up for the order of turns. */
  readonly tried: readonly { readonly id: string; readonly told: string; readonly answer: Answered }[];
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
  /** What the player itself expects to win from there, as whoever lays its start rail first; null where it cannot say. */
  readonly expected: number | null;
}
