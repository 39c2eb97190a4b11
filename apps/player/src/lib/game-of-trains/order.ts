// The progress of trains in Game of Trains: the most railcars of a train that ascend from left to right.
import type { Game, GameOfTrainsView, State } from '@railwright/engine';

/** The positions of these cars, from 0; of several such choices, one. Gaps are 0 and do not count. */
export function orderedCars(train: readonly number[]): readonly number[] {
  const longest = (chains: readonly (readonly number[])[]): readonly number[] =>
    chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  const chains: (readonly number[])[] = [];
  for (const [i, card] of train.entries()) {
    const before = chains.filter((_, j) => (train[j] ?? 0) < card);
    chains[i] = card === 0 ? [] : [...longest(before), i];
  }
  return longest(chains);
}

export const carsInOrder = (train: readonly number[]): number => orderedCars(train).length;

export function trainStanding(game: Game, s: State, seat: number): number {
  return carsInOrder((game.viewFor(s, seat) as GameOfTrainsView).trains[seat] ?? []);
}
