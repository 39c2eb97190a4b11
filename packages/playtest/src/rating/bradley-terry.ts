// Strengths from who beat whom: the model of Bradley and Terry (1952). The chance that i beats j is
// 1 / (1 + exp(theta_j - theta_i)); a shared win counts half for each. The most likely strengths are found by Newton's method,
// their errors from the curvature there. On the scale that chess knows: 400 points are odds of 10 to 1, and the mean of all
// is 0.

/** `wins[i][j]`: wins of i over j. */
export type WinTable = readonly (readonly number[])[];

export interface Strength {
  /** Points above the mean of the field. */
  readonly rating: number;
  /** Ends of the 95% interval for the distance from that mean. */
  readonly low: number;
  readonly high: number;
}

export interface Ratings {
  readonly strengths: readonly Strength[];
  /**
   * Somebody won or lost everything, alone or as a group, so that no finite strengths are most likely (Ford 1957). Everybody
   * was then given one drawn game with an opponent of mean strength more.
   */
  readonly steadied: boolean;
}

const POINTS = 400 / Math.LN10;
const Z = 1.959963984540054;
const STEPS = 100;
const CLOSE = 1e-10;

export function rate(wins: WinTable): Ratings {
  const n = wins.length;
  const steadied = !isConnected(wins);
  const draws = steadied ? 1 : 0;
  const theta = new Float64Array(n);
  let covariance = invert(curvature(wins, theta, draws));
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeAt(wins, theta, draws);
    const move = covariance.map((row) => row.reduce((sum, c, j) => sum + c * (slope[j] as number), 0));
    // A step too long would overshoot where the curve is flat.
    const longest = Math.max(...move.map(Math.abs), 1);
    for (let i = 0; i < n; i++) theta[i] = (theta[i] as number) + (move[i] as number) / longest;
    covariance = invert(curvature(wins, theta, draws));
    if (Math.max(...move.map(Math.abs)) < CLOSE) break;
  }
  const mean = theta.reduce((sum, value) => sum + value, 0) / n;
  return {
    steadied,
    strengths: Array.from(theta, (value, i) => {
      const rating = (value - mean) * POINTS;
      const reach = Z * POINTS * Math.sqrt(fromMean(covariance, i));
      return { rating, low: rating - reach, high: rating + reach };
    }),
  };
}

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

function slopeAt(wins: WinTable, theta: Float64Array, draws: number): number[] {
  return wins.map((row, i) => {
    const own = theta[i] as number;
    let slope = draws * (0.5 - chance(own));
    row.forEach((won, j) => {
      if (j === i) return;
      const games = won + at(wins, j, i);
      slope += won - games * chance(own - (theta[j] as number));
    });
    return slope;
  });
}

/**
 * The second derivatives, negated. Without drawn games they do not change when everybody is stronger by as much, so a constant
 * is added that holds the sum of all; it cancels in the distance from the mean.
 */
function curvature(wins: WinTable, theta: Float64Array, draws: number): number[][] {
  const n = wins.length;
  const matrix = wins.map(() => new Array<number>(n).fill(1 / n));
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const p = chance((theta[i] as number) - (j === i ? 0 : (theta[j] as number)));
      if (j === i) add(matrix, i, i, draws * p * (1 - p));
      else {
        const weight = (at(wins, i, j) + at(wins, j, i)) * p * (1 - p);
        add(matrix, i, i, weight);
        add(matrix, i, j, -weight);
      }
    }
  return matrix;
}

/** Variance of one strength less the mean of all. */
function fromMean(covariance: readonly (readonly number[])[], i: number): number {
  const n = covariance.length;
  let own = 0;
  let all = 0;
  for (let j = 0; j < n; j++) {
    own += at(covariance, i, j);
    for (let k = 0; k < n; k++) all += at(covariance, j, k);
  }
  return Math.max(0, at(covariance, i, i) - (2 * own) / n + all / (n * n));
}

/** Whether everybody beat everybody else, directly or through others. */
function isConnected(wins: WinTable): boolean {
  const reaches = (edge: (i: number, j: number) => number): boolean => {
    const seen = new Set([0]);
    for (const i of seen) for (let j = 0; j < wins.length; j++) if (edge(i, j) > 0) seen.add(j);
    return seen.size === wins.length;
  };
  return reaches((i, j) => at(wins, i, j)) && reaches((i, j) => at(wins, j, i));
}

/** Gauss and Jordan, with the largest pivot of each column. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++)
      if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, pivot, column))) pivot = i;
    const top = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    const scale = top[column] as number;
    rows[column] = top.map((value) => value / scale);
    rows.forEach((row, i) => {
      const factor = row[column] as number;
      if (i !== column && factor !== 0) rows[i] = row.map((value, j) => value - factor * at(rows, column, j));
    });
  }
  return rows.map((row) => row.slice(n));
}

function at(matrix: readonly (readonly number[])[], i: number, j: number): number {
  return (matrix[i] as readonly number[])[j] as number;
}

function add(matrix: number[][], i: number, j: number, value: number): void {
  (matrix[i] as number[])[j] = at(matrix, i, j) + value;
}
