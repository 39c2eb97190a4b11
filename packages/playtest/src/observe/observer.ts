// Observers of games: they count what cannot be read from the ends of games.
import type { State } from '@railwright/engine';

/** One observer. It has only the methods that its figure needs. */
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
