/** The number of a turn among those of its own seat, from its number among all of them, both from 1. */
export function ownTurn(turn: number, seats: number): number {
  return Math.ceil(turn / seats);
}
