// Wins as whole numbers, and masks of seats.
/**
 * Wins are counted in whole parts of a win, because a win shared by k seats counts 1/k for each: 840 is divisible by every
 * number of winners up to 8.
 */
export const WIN = 840;
/** How many seats are in a bit mask. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
