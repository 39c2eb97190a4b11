// The difference between two players who met the same opponents with the same cards, game by game. What both share, the luck
// of the deal above all, falls out of it.

export interface Gain {
  /** Mean of the differences; opponents count alike. */
  readonly gain: number;
  /**
   * Ends of the 95% interval: normal, from the variance of the differences within each opponent, and never narrower than two pairs more
   * that differ, one either way, would make it (after Agresti and Min 2005), so that it has a width where no pair differs.
   */
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
  let squares = 0;
  let games = 0;
  const opponents = before.length;
  before.forEach((shares, o) => {
    const differences = shares.map((share, i) => ((after[o] as readonly number[])[i] as number) - share);
    const n = differences.length;
    const mean = differences.reduce((sum, d) => sum + d, 0) / n;
    const square = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0);
    const spread = square / (n - 1);
    squares += square;
    gain += mean / opponents;
    variance += spread / n / opponents ** 2;
    games += n;
  });
  const error = Math.sqrt(variance);
  const reach = Z * Math.max(error, Math.sqrt(squares + 2) / (games + 2));
  return { gain, low: gain - reach, high: gain + reach, error, games };
}
