// What looks on while games are played and counts what cannot be read from their ends.
import type { State } from '@railwright/engine';

/** One of the things that look on. What a figure has no use for it leaves out. */
export interface Observer {
  /** A game has been set up. */
  begin?(s: State): void;
  /** A choice is about to be carried out, one of `legal[0..count)`. */
  choose?(s: State, seat: number, choice: number, legal: Int16Array, count: number): void;
  /** A turn is over: `turn` is its number, 0 for the placing of start rails and the like. */
  endTurn?(s: State, turn: number): void;
  /** The game is over; `endTurn` was called for its last turn. */
  end?(s: State, index: number, choices: number): void;
}
