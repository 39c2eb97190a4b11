// Conveniences over a Game's choices for code that is not in a hurry.
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** All legal choices as a new array. */
export function listChoices(game: Game, s: State): number[] {
  const out = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, out);
  return Array.from(out.subarray(0, count));
}

/** Finds the legal choice with this text form, or -1. Games use it to implement `parseChoice`. */
export function findChoice(game: Game, s: State, text: string): number {
  for (const choice of listChoices(game, s)) if (game.formatChoice(s, choice) === text) return choice;
  return -1;
}
