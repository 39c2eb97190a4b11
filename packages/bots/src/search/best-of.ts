// How likely each of several uncertain values is the highest.
import { nextUint32, type RngWords } from '@railwright/engine';

interface Guess {
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
}

/** More would change nothing that people see. */
const DRAWS = 2000;

/** By guess: how often it is the highest if each is drawn from its normal distribution, 0 to 1; 1 for all together. */
export function chancesToBeBest(guesses: readonly Guess[], rng: RngWords): number[] {
  const best = guesses.map(() => 0);
  for (let draw = 0; draw < DRAWS; draw++) {
    let [first, most] = [0, -Infinity];
    for (const [i, { mean, error }] of guesses.entries()) {
      const value = mean + error * normal(rng);
      if (value > most) [first, most] = [i, value];
    }
    best[first] = (best[first] as number) + 1;
  }
  return best.map((count) => count / DRAWS);
}

/** After Box and Muller. */
function normal(rng: RngWords): number {
  const unit = (): number => (nextUint32(rng) + 1) / 4294967297;
  return Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
}
