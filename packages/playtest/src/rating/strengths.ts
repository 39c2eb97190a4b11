// Strengths from who won at which table: the choice axiom of Luce (1959), the first place of Plackett's model (1975). A seat
// wins with the chance exp(theta of its bot) / sum of exp(theta) of all seats; for two seats that is the model of Bradley and
// Terry (1952). The most likely strengths are found by Newton's method, their errors from the curvature there. On the scale
// that chess knows: 400 points are odds of 10 to 1, and the mean of all is 0.

/** The games of one table. */
export interface TableGames {
  /** By seat: index of the bot; one may have several seats. */
  readonly bots: readonly number[];
  /** Next to it: wins of that seat's bot in that seat's name; shared wins are fractions. Their sum is the number of games. */
  readonly wins: readonly number[];
}

interface Strength {
  /** Points above the mean of the field. */
  readonly rating: number;
  /** Ends of the 95% interval for the distance from that mean. */
  readonly low: number;
  readonly high: number;
}

export interface Ratings {
  readonly strengths: readonly Strength[];
  /**
   * Some bots won or lost everything, alone or as a group, so that no finite strengths are most likely (Ford 1957). Everybody
   * was then given one drawn game with an opponent of mean strength more.
   */
  readonly steadied: boolean;
}

const POINTS = 400 / Math.LN10;
const Z = 1.959963984540054;
const STEPS = 100;
const CLOSE = 1e-10;

/** `n` bots, numbered from 0. */
export function rate(n: number, played: readonly TableGames[]): Ratings {
  const tables = played.map((one) => tableOf(n, one)).filter(({ games }) => games > 0);
  const steadied = !isConnected(n, tables);
  const draws = steadied ? 1 : 0;
  const theta = new Float64Array(n);
  let covariance: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = derive(n, tables, theta, draws);
    covariance = invert(curvature);
    const move = covariance.map((row) => row.reduce((sum, c, j) => sum + c * (slope[j] as number), 0));
    if (Math.max(...move.map(Math.abs)) < CLOSE) break;
    // A step too long would overshoot where the curve is flat.
    const longest = Math.max(...move.map(Math.abs), 1);
    for (let i = 0; i < n; i++) theta[i] = (theta[i] as number) + (move[i] as number) / longest;
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

/** A table by bot instead of by seat: who is there, in how many seats, with how many wins. */
interface Table {
  readonly bots: readonly number[];
  readonly seats: readonly number[];
  readonly wins: readonly number[];
  readonly games: number;
}

function tableOf(n: number, { bots, wins }: TableGames): Table {
  const seats = new Array<number>(n).fill(0);
  const won = new Array<number>(n).fill(0);
  bots.forEach((bot, i) => {
    seats[bot] = (seats[bot] as number) + 1;
    won[bot] = (won[bot] as number) + (wins[i] as number);
  });
  const there = [...new Set(bots)];
  return {
    bots: there,
    seats: there.map((bot) => seats[bot] as number),
    wins: there.map((bot) => won[bot] as number),
    games: wins.reduce((sum, value) => sum + value, 0),
  };
}

/**
 * First derivatives of the log-likelihood, and the second ones negated. Without drawn games these do not change when everybody is
 * stronger by as much, so a constant is added that holds the sum of all; it cancels in the distance from the mean.
 */
function derive(n: number, tables: readonly Table[], theta: Float64Array, draws: number) {
  const slope = new Array<number>(n).fill(0);
  const curvature = slope.map(() => new Array<number>(n).fill(1 / n));
  const strength = (bot: number): number => theta[bot] as number;
  for (let i = 0; i < n; i++) {
    const p = 1 / (1 + Math.exp(-strength(i)));
    slope[i] = draws * (0.5 - p);
    add(curvature, i, i, draws * p * (1 - p));
  }
  for (const { bots, seats, wins, games } of tables) {
    const best = Math.max(...bots.map(strength));
    const odds = bots.map((bot, k) => (seats[k] as number) * Math.exp(strength(bot) - best));
    const all = odds.reduce((sum, value) => sum + value, 0);
    bots.forEach((i, k) => {
      const p = (odds[k] as number) / all;
      slope[i] = (slope[i] as number) + (wins[k] as number) - games * p;
      bots.forEach((j, l) => {
        add(curvature, i, j, games * p * ((i === j ? 1 : 0) - (odds[l] as number) / all));
      });
    });
  }
  return { slope, curvature };
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

/** Whether everybody beat everybody else, directly or through others: won at a table where the other sat (Ford 1957). */
function isConnected(n: number, tables: readonly Table[]): boolean {
  const won = Array.from({ length: n }, () => new Set<number>());
  const lost = Array.from({ length: n }, () => new Set<number>());
  for (const { bots, wins } of tables)
    bots.forEach((bot, k) => {
      if ((wins[k] as number) === 0) return;
      for (const other of bots) {
        (won[bot] as Set<number>).add(other);
        (lost[other] as Set<number>).add(bot);
      }
    });
  const reachesAll = (next: readonly Set<number>[]): boolean => {
    const seen = new Set([0]);
    for (const bot of seen) for (const other of next[bot] as Set<number>) seen.add(other);
    return seen.size === n;
  };
  return reachesAll(won) && reachesAll(lost);
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
