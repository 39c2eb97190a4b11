// The progress of trains in Game of Trains: the most railcars of a train that ascend from left to right.
import type { Game, GameOfTrainsView, State } from '@railwright/engine';

/** Gaps are 0 and do not count. */
export function carsInOrder(train: readonly number[]): number {
  let best = 0;
  const longest: number[] = [];
  for (const [i, card] of train.entries()) {
    const before = longest.filter((_, j) => (train[j] ?? 0) < card);
    longest[i] = card === 0 ? 0 : 1 + Math.max(0, ...before);
    best = Math.max(best, longest[i] ?? 0);
  }
  return best;
}

export function trainStanding(game: Game, s: State, seat: number): number {
  return carsInOrder((game.viewFor(s, seat) as GameOfTrainsView).trains[seat] ?? []);
}
