// How a game tells its end in figures, where a score for each seat does not say it all.
import type { Game, GameEvent, State } from '@railwright/engine';

/** How far a seat has come. */
export type Standing = (game: Game, s: State, seat: number) => number;

/** A game that is over. */
interface End {
  readonly game: Game;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** What counts, by seat. */
  readonly totals: readonly number[];
}

/** One column of the table of the end. */
interface OutcomePart {
  readonly label: string;
  readonly of: (seat: number) => number;
}

export interface Outcome {
  /** What counts, where that is no score. */
  readonly standing?: Standing;
  /** What it is called, and its course over time, in the language one has chosen; points unless given. */
  readonly labels?: () => { readonly total: string; readonly chart?: string };
  /** What it is made of. */
  readonly parts?: (end: End) => readonly OutcomePart[];
}
