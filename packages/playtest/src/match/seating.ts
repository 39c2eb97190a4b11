// Seating in the games of a match. Games are taken in rounds of as many as there are seats: within a round everybody
// moves on by one seat with every game, so each is in each seat once; between rounds the order round the table is shuffled, so
// no bot always follows the same neighbour.
import { createRng, randomBelow } from '@railwright/engine';
import { gameSeed } from '../seeds.ts';

const SEATING_STREAM = 0x5ea7;

/** By seat: which bot of the match sits there in game `index`. */
export function seatingOf(seed: number, index: number, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, entry) => entry);
  // Two have one order only.
  if (seats > 2) shuffle(order, gameSeed(seed ^ SEATING_STREAM, Math.floor(index / seats)));
  return Array.from(order, (_, seat) => order[(seat + index) % seats] as number);
}

/** The smallest number of games that is at least this and in which everybody is in every seat equally often. */
export function wholeRounds(games: number, seats: number): number {
  return Math.ceil(games / seats) * seats;
}

/** Fisher and Yates. */
function shuffle(list: number[], seed: number): void {
  const rng = createRng(seed);
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
}
