// The bootstrap for medians (Efron 1979): draw as many values again from those seen, take the median, repeat many times; 95%
// of these medians lie in the interval.
import { createRng, nextUint32, type RngWords } from '@railwright/engine';
import { countOf, sortedCounts, type Histogram } from './histogram.ts';
import type { Interval } from './share.ts';

const RESAMPLES = 2000;
const SEED = 1;

/**
 * Percentile interval (95%) of the bootstrap for the median, from 2,000 resamples with a fixed seed. The middle values of a
 * resample of n are the values at the middle order statistics of n uniform numbers, and these are Beta variables; so a
 * resample costs the same for ten games and for a million. `worth`: how many independent values these are worth; all of them
 * unless given. Of nothing: null.
 */
export function medianInterval(histogram: Histogram, worth?: number): Interval | null {
  const all = countOf(histogram);
  if (all === 0) return null;
  const count = worth ?? all;
  const rng = createRng(SEED);
  const at = valueAt(histogram, all);
  const low = Math.ceil(count / 2);
  const isEven = count % 2 === 0;
  const medians: number[] = [];
  for (let i = 0; i < RESAMPLES; i++) {
    const u = drawBeta(rng, low, count - low + 1);
    // Above the lower middle one lie `low` more uniform numbers; the least of these is the upper middle one.
    const v = isEven ? u + (1 - u) * (1 - Math.pow(drawUniform(rng), 1 / low)) : u;
    medians.push((at(u) + at(v)) / 2);
  }
  medians.sort((a, b) => a - b);
  return {
    low: medians[RESAMPLES * 0.025 - 1] as number,
    high: medians[RESAMPLES * 0.975] as number,
  };
}

/** The value below which the share u of all values lies. */
function valueAt(histogram: Histogram, count: number): (u: number) => number {
  const values: number[] = [];
  const upTo: number[] = [];
  let seen = 0;
  for (const [value, times] of sortedCounts(histogram)) {
    values.push(value);
    upTo.push((seen += times) / count);
  }
  return (u) => {
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (u <= (upTo[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return values[low] as number;
  };
}

/** Above 0 and below 1. */
function drawUniform(rng: RngWords): number {
  return (nextUint32(rng) + 0.5) / 4294967296;
}

function drawBeta(rng: RngWords, a: number, b: number): number {
  const x = drawGamma(rng, a);
  return x / (x + drawGamma(rng, b));
}

/** Marsaglia and Tsang (2000), for shapes of 1 and more. */
function drawGamma(rng: RngWords, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = drawNormal(rng);
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    const u = drawUniform(rng);
    if (Math.log(u) < 0.5 * x * x + d * (1 - v + Math.log(v))) return d * v;
  }
}

/** Box and Muller (1958). */
function drawNormal(rng: RngWords): number {
  return Math.sqrt(-2 * Math.log(drawUniform(rng))) * Math.cos(2 * Math.PI * drawUniform(rng));
}
