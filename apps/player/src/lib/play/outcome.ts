// How a game shows its result in figures, if a score for each seat is not enough.
import type { Game, GameEvent, State } from '@railwright/engine';

/** The progress of a seat. */
export type Standing = (game: Game, s: State, seat: number) => number;

/** A position: the end of a game, or one on the way there. */
interface End {
  readonly game: Game;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The figure that counts, by seat. */
  readonly totals: readonly number[];
}

/** A column of the score table. */
interface OutcomePart {
  readonly label: string;
  readonly of: (seat: number) => number | string;
}

export interface Outcome {
  /** The figure that counts, if it is not the score. */
  readonly standing?: Standing;
  /** Its name, and the titles of its chart and of its table during the game, in the chosen language; points by default. */
  readonly labels?: () => { readonly total: string; readonly chart?: string; readonly soFar?: string };
  /** Its parts. */
  readonly parts?: (end: End) => readonly OutcomePart[];
}
