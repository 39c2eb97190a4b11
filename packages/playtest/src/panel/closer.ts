// What extra games, apart from those of the tables, say of strong play: what cards and start cells are worth to it.
import type { Estimate } from './estimate.ts';

export interface Closer {
  readonly worths: readonly Worth[];
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
  /** What is won without it by the strong player as it is. */
  readonly bare: Answered;
  /** What is won by one that has learned to do without; undefined where `bare` tells enough. */
  readonly learned: Answered | undefined;
}

/** Somebody who has learned to like a card that nobody gained, against strong play. */
export interface Fan {
  readonly item: string;
  readonly called: string;
  readonly wins: Answered;
  /** In how many of its seats it had one. */
  readonly gained: Answered;
}

export interface StartCells {
  /** By cell that was begun on by chance: what was won from there, the best first. */
  readonly drawn: readonly DrawnStart[];
  /** The best of them, against starts that strong play chooses. */
  readonly best: { readonly cell: string; readonly answer: Answered } | undefined;
}

/** A share of the wins, drawn towards the mean of all cells, with an interval that holds for all of them at once. */
interface DrawnStart {
  readonly cell: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Another share than even for sure, though all cells are asked at once. */
  readonly stands: boolean;
  readonly games: number;
}
