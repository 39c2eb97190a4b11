/**
 * Wins are counted in whole parts of a win, because a win shared by k seats counts 1/k for each: 840 is divisible by every
 * number of winners up to 8.
 */
export const WIN = 840;
