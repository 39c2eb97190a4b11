// Looks on while games are played and adds to a tally what cannot be read from their ends. A batch that asks for nothing has
// no observer.
import type { Game, State } from '@railwright/engine';
import type { Tally } from '../tally.ts';
import { observeBoard } from './board.ts';
import { observeDrama } from './drama.ts';
import { observeOutcomes } from './outcomes.ts';
import { observeTiming } from './timing.ts';

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

export function observersFor(game: Game, tally: Tally): readonly Observer[] {
  const { board, timing, outcomes } = tally;
  const drama = tally.drama && observeDrama(game, tally.drama);
  return [
    ...(drama ? [drama] : []),
    ...(board && game.insight?.board ? [observeBoard(game, game.insight.board, board)] : []),
    ...(timing ? [observeTiming(game, timing)] : []),
    // After drama, whose figures it copies.
    ...(outcomes ? [observeOutcomes(game, outcomes, drama)] : []),
  ];
}
