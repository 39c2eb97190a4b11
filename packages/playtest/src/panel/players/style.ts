// A player's style in a few numbers, from games against itself, and whether two styles are alike.
import type { Game } from '@railwright/engine';

/** Average holdings of a seat at the end of a game, by measure, and the number of rounds. */
export interface Style {
  readonly measures: readonly number[];
  readonly rounds: number;
}

/** Two players whose games differ by fewer cards, cells and so on per seat play alike. */
const ALIKE = 2.5;
/** The weight of a round more or less, relative to a card. */
const ROUND = 0.25;

export function styleOf(game: Game, sums: readonly number[], rounds: number, seats: number): Style {
  return { measures: game.measures.map((_, m) => (sums[m] ?? 0) / Math.max(1, seats)), rounds };
}

export function isAlike(a: Style, b: Style): boolean {
  let apart = ROUND * Math.abs(a.rounds - b.rounds);
  a.measures.forEach((value, m) => (apart += Math.abs(value - (b.measures[m] ?? 0))));
  return apart < ALIKE;
}
