// The difference between two players who met the same opponents with the same cards, game by game. What both share, the luck
// of the deal above all, falls out of it.

export interface Gain {
  /** Mean of the differences; opponents count alike. */
  readonly gain: number;
  /** Ends of the 95% interval (normal, from the variance of the differences within each opponent). */
  readonly low: number;
  readonly high: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** Pairs of games. */
  readonly games: number;
}

const Z = 1.959963984540054;

/** `before[o][i]` and `after[o][i]`: what each had of game `i` against opponent `o`. At least two games of each. */
export function pairedGain(
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): Gain {
  let gain = 0;
  let variance = 0;
  let games = 0;
  const opponents = before.length;
  before.forEach((shares, o) => {
    const differences = shares.map((share, i) => ((after[o] as readonly number[])[i] as number) - share);
    const n = differences.length;
    const mean = differences.reduce((sum, d) => sum + d, 0) / n;
    const spread = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (n - 1);
    gain += mean / opponents;
    variance += spread / n / opponents ** 2;
    games += n;
  });
  const error = Math.sqrt(variance);
  return { gain, low: gain - Z * error, high: gain + Z * error, error, games };
}
