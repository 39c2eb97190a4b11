// Which of several options is chosen, by what the options offer: the conditional logit (McFadden 1974) with a ridge, so that few choices
// do not say more than they know.
import { tQuantile } from './special.ts';

/** One decision between options, as rows of the terms that are not 0: few are. */
export interface Choice {
  /** Index of the chosen option. */
  readonly chosen: number;
  /** Where the row of each option starts in the lists below, and where the last one ends. */
  readonly starts: readonly number[];
  /** The terms of all options. */
  readonly terms: readonly number[];
  /** Their values. */
  readonly values: readonly number[];
  /** How many such decisions it stands for; 1 by default. */
  readonly weight?: number;
}

/** A choice from its options: of each, the value of each term that is not 0. */
export function makeChoice(chosen: number, options: readonly ReadonlyMap<number, number>[]): Choice {
  const starts = [0];
  for (const option of options) starts.push((starts.at(-1) ?? 0) + option.size);
  return {
    ...{ chosen, starts },
    terms: options.flatMap((option) => [...option.keys()]),
    values: options.flatMap((option) => [...option.values()]),
  };
}

/** What is known of the weights beforehand. */
export interface ChoicePrior {
  /** For each term, 1 / variance of a normal distribution around 0; 0 if nothing is known. */
  readonly precisions: readonly number[];
  /** The smallest weight of the first term. */
  readonly floor: number;
}

const STEPS = 50;
const HALVINGS = 60;
const CLOSE = 1e-9;

type Numbers = readonly number[] | Float64Array;
const at = (list: Numbers, index: number): number => list[index] as number;
const add = (list: Float64Array, index: number, value: number): void => {
  list[index] = at(list, index) + value;
};

/**
 * The weights of greatest posterior density, by Newton's method from `start`; a term's weight is how much more likely, in log-odds, one
 * more of it makes an option. Example: of two options that differ by 1 in the only term, the higher one is chosen in 3 of 4 decisions:
 * weight ln 3.
 */
export function fitChoices(
  choices: readonly Choice[],
  prior: ChoicePrior,
  start: readonly number[],
): readonly number[] {
  let weights = start;
  let worth = posterior(choices, weights, prior);
  for (let step = 0; step < STEPS; step++) {
    const move = newtonStep(choices, prior, weights);
    let [next, found] = [weights, -Infinity];
    for (let i = 0, part = 1; i < HALVINGS && !(found >= worth); i++, part /= 2) {
      next = moved(weights, move, part, prior);
      found = posterior(choices, next, prior);
    }
    const gain = found - worth;
    if (gain > 0) [weights, worth] = [next, found];
    if (!(gain > CLOSE * Math.max(1, Math.abs(worth)))) break;
  }
  return weights;
}

const moved = (weights: Numbers, move: Numbers, part: number, { floor }: ChoicePrior): readonly number[] =>
  Array.from(weights, (weight, k) => {
    const next = weight + part * at(move, k);
    return k === 0 ? Math.max(floor, next) : next;
  });

function newtonStep(
  choices: readonly Choice[],
  { precisions, floor }: ChoicePrior,
  weights: readonly number[],
): Float64Array {
  const size = precisions.length;
  const slope = new Float64Array(size);
  const curve = new Float64Array(size * size);
  const means = new Means(size);
  for (const choice of choices) addCurvature(choice, weights, slope, curve, means);
  for (let k = 0; k < size; k++) {
    add(slope, k, -at(precisions, k) * at(weights, k));
    // A trace more, so that terms that never differ keep their weight.
    add(curve, k * size + k, at(precisions, k) + CLOSE);
  }
  if (at(weights, 0) <= floor && at(slope, 0) < 0) hold(0, slope, curve);
  solve(curve, slope);
  return slope;
}

/** Natural logarithm of the probability of what was chosen. */
export function logChance(choice: Choice, weights: readonly number[]): number {
  return at(chancesOf(choice, weights).logs, choice.chosen);
}

/** Probabilities of the options, and their natural logarithms. */
export function chancesOf(
  { starts, terms, values }: Choice,
  weights: readonly number[],
): { readonly chances: Float64Array; readonly logs: Float64Array } {
  const options = starts.length - 1;
  const logs = new Float64Array(options);
  const chances = new Float64Array(options);
  let most = -Infinity;
  for (let i = 0; i < options; i++) {
    let sum = 0;
    for (let k = at(starts, i); k < at(starts, i + 1); k++) sum += at(weights, at(terms, k)) * at(values, k);
    logs[i] = sum;
    most = Math.max(most, sum);
  }
  let total = 0;
  for (let i = 0; i < options; i++) total += chances[i] = Math.exp(at(logs, i) - most);
  const whole = most + Math.log(total);
  for (let i = 0; i < options; i++) {
    chances[i] = at(chances, i) / total;
    logs[i] = at(logs, i) - whole;
  }
  return { chances, logs };
}

function posterior(
  choices: readonly Choice[],
  weights: readonly number[],
  { precisions }: ChoicePrior,
): number {
  let sum = 0;
  for (const choice of choices) sum += (choice.weight ?? 1) * logChance(choice, weights);
  for (const [k, precision] of precisions.entries()) sum -= (precision * at(weights, k) ** 2) / 2;
  return sum;
}

/** The mean of each term over the options, zero between calls, and the terms that have one. */
class Means {
  readonly values: Float64Array;
  readonly terms: number[] = [];
  readonly #isListed: Uint8Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#isListed = new Uint8Array(size);
  }

  add(term: number, value: number): void {
    if (this.#isListed[term] === 0) this.terms.push(term);
    this.#isListed[term] = 1;
    add(this.values, term, value);
  }

  clear(): void {
    for (const term of this.terms) this.values[term] = this.#isListed[term] = 0;
    this.terms.length = 0;
  }
}

/** Of the terms of a choice: adds the slope, and the covariance of the options, above the diagonal too. */
function addCurvature(
  choice: Choice,
  weights: readonly number[],
  slope: Float64Array,
  curve: Float64Array,
  means: Means,
): void {
  const { chosen, starts, terms, values, weight = 1 } = choice;
  const { chances } = chancesOf(choice, weights);
  const size = slope.length;
  for (let i = 0; i < chances.length; i++) {
    const chance = at(chances, i);
    const end = at(starts, i + 1);
    for (let k = at(starts, i); k < end; k++) {
      const value = at(values, k);
      const term = at(terms, k);
      means.add(term, chance * value);
      if (i === chosen) add(slope, term, weight * value);
      for (let l = at(starts, i); l < end; l++)
        add(curve, term * size + at(terms, l), weight * chance * value * at(values, l));
    }
  }
  for (const term of means.terms) {
    const mean = at(means.values, term);
    add(slope, term, -weight * mean);
    for (const other of means.terms)
      add(curve, term * size + other, -weight * mean * at(means.values, other));
  }
  means.clear();
}

/** Takes a term out of the step. */
function hold(term: number, slope: Float64Array, curve: Float64Array): void {
  const size = slope.length;
  slope[term] = 0;
  for (let k = 0; k < size; k++) curve[term * size + k] = curve[k * size + term] = 0;
  curve[term * size + term] = 1;
}

/** Solves A x = b for a positive definite A by Cholesky's method; `b` becomes x, `a` is overwritten. */
function solve(a: Float64Array, b: Float64Array): void {
  const size = b.length;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(a, i * size + j);
      for (let k = 0; k < j; k++) sum -= at(a, i * size + k) * at(a, j * size + k);
      a[i * size + j] = i === j ? Math.sqrt(Math.max(sum, Number.MIN_VALUE)) : sum / at(a, j * size + j);
    }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) add(b, i, -at(a, i * size + k) * at(b, k));
    b[i] = at(b, i) / at(a, i * size + i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) add(b, i, -at(a, k * size + i) * at(b, k));
    b[i] = at(b, i) / at(a, i * size + i);
  }
}

/**
 * A mean per case over games as clusters, with Student's 95% interval (the ratio estimate of Cochran 1977, 6.5); null for fewer than two
 * games. `sums` and `counts` are by game. Example: sums 1, 2, 6 of 2, 2, 4 cases: 9/8, residuals -1.25, -0.25 and 1.5, standard error
 * √(3/2 · 3.875)/8 = 0.301, t = 4.30: -0.172 to 2.422.
 */
export function meanPerCase(
  sums: readonly number[],
  counts: readonly number[],
): { readonly value: number; readonly low: number; readonly high: number } | null {
  const games = sums.length;
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (games < 2 || all === 0) return null;
  const value = sums.reduce((sum, one) => sum + one, 0) / all;
  const squares = sums.reduce((sum, one, i) => sum + (one - value * at(counts, i)) ** 2, 0);
  const reach = (tQuantile(0.975, games - 1) * Math.sqrt((games / (games - 1)) * squares)) / all;
  return { value, low: value - reach, high: value + reach };
}
