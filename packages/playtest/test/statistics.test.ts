// Intervals and sequences against values worked by hand and published ones.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32, randomBelow } from '@railwright/engine';
import { medianOf, type Histogram } from '../src/histogram.ts';
import { wilson } from '../src/share.ts';
import { medianInterval } from '../src/statistics/bootstrap.ts';
import { contrastOf } from '../src/statistics/contrast.ts';
import { holm, pValueOf } from '../src/statistics/holm.ts';
import { addToSums, createSums, meanInterval } from '../src/statistics/mean.ts';
import { pairedDifference, pairsNeeded } from '../src/statistics/paired.ts';
import { addToRatio, createRatio, ratioInterval } from '../src/statistics/ratio.ts';
import { distributionOf } from '../src/summary/pieces.ts';
import { addToSpread, createSpread } from '../src/spread.ts';
import { steadyShares } from '../src/statistics/shrink.ts';
import { countToExclude, shareSequence } from '../src/statistics/sequence.ts';
import { betaQuantile, incompleteBeta, logGamma, tQuantile } from '../src/statistics/special.ts';

const sumsOf = (values: readonly number[]) => {
  const sums = createSums();
  for (const value of values) addToSums(sums, value);
  return sums;
};

describe('functions of probability', () => {
  test('the gamma function of whole and half numbers', () => {
    expect(Math.exp(logGamma(5))).toBeCloseTo(24, 9);
    expect(Math.exp(logGamma(0.5)) ** 2).toBeCloseTo(Math.PI, 9);
    expect(logGamma(1000)).toBeCloseTo(5905.220423209181, 6);
  });

  test('the incomplete beta function by hand: I_x(2, 3) = 6x² - 8x³ + 3x⁴', () => {
    for (const x of [0.1, 0.5, 0.9])
      expect(incompleteBeta(x, 2, 3)).toBeCloseTo(6 * x ** 2 - 8 * x ** 3 + 3 * x ** 4, 12);
  });

  test('quantiles of t as in every table', () => {
    const table: [number, number, number][] = [
      [0.975, 1, 12.706],
      [0.975, 9, 2.262],
      [0.975, 30, 2.042],
      [0.95, 5, 2.015],
      [0.995, 20, 2.845],
    ];
    for (const [p, freedom, t] of table) expect(tQuantile(p, freedom)).toBeCloseTo(t, 3);
    expect(tQuantile(0.975, 1e6)).toBeCloseTo(1.96, 3);
  });

  test('exact limits for 8 of 10 are those of Clopper and Pearson: 0.4439 and 0.9748', () => {
    expect(betaQuantile(0.025, 8, 3)).toBeCloseTo(0.4439, 4);
    expect(betaQuantile(0.975, 9, 2)).toBeCloseTo(0.9748, 4);
  });
});

describe("Wilson's interval as Newcombe tabulated it in 1998", () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (hits, count, low, high) => {
    expect(wilson(hits, count).low).toBeCloseTo(low, 4);
    expect(wilson(hits, count).high).toBeCloseTo(high, 4);
  });
});

describe('the mean', () => {
  // Student 1908, hours of sleep gained, in tenths: the second drug less the first.
  const SLEEP = [12, 24, 13, 13, 0, 10, 18, 8, 46, 14];

  test("has Student's interval for Student's data", () => {
    const interval = meanInterval(sumsOf(SLEEP))!;
    expect(interval.low / 10).toBeCloseTo(0.7001, 4);
    expect(interval.high / 10).toBeCloseTo(2.4599, 4);
  });

  test("p is Student's 0.00283, and no less than nine equal signs have by chance: 2⁻⁸", () => {
    const paired = pairedDifference(
      SLEEP.map(() => 0),
      SLEEP,
    );
    expect(paired.difference!.value).toBeCloseTo(15.8, 9);
    const error = paired.deviation / Math.sqrt(10);
    expect(pValueOf(15.8, error, 10)).toBeCloseTo(0.002833, 6);
    expect(paired.p).toBe(2 ** -8);
  });

  test('of one value is not known', () => {
    expect(meanInterval(sumsOf([3]))).toBeNull();
  });

  test('a pair in which one side has no value does not count', () => {
    expect(pairedDifference([1, undefined, 3], [2, 5, 5])).toMatchObject({ pairs: 2, a: 2, b: 3.5 });
  });
});

describe('paired differences', () => {
  const pairs = (differences: readonly number[]) =>
    pairedDifference(
      differences.map((d) => (d < 0 ? -d : 0)),
      differences.map((d) => (d > 0 ? d : 0)),
    );

  test('of which none differ reach to the score interval of none: t² / (n + t²) of games, either way', () => {
    const { difference, p, differing } = pairs(new Array<number>(100).fill(0));
    const t = tQuantile(0.975, 99);
    expect(difference!.high).toBeCloseTo((t * t) / (100 + t * t), 9);
    expect(difference!.low).toBeCloseTo(-difference!.high, 12);
    expect([p, differing]).toEqual([1, 0]);
  });

  test('two or three alike prove nothing: signs alone come out so with 1/2 and 1/4', () => {
    expect(pairs([6, 6]).p).toBe(0.5);
    expect(pairs([6, 6, 6]).p).toBe(0.25);
    expect(pairs([6, 6]).difference!.low).toBeLessThan(0);
    // Beside many pairs that do not differ, too.
    expect(pairs([1, 1, 1, ...new Array<number>(500).fill(0)]).p).toBeGreaterThanOrEqual(0.25);
  });

  test("many that differ have Student's interval and nothing more", () => {
    const differences = Array.from({ length: 100 }, (_, i) => (i % 3) - 1);
    const { low, high } = pairs(differences).difference!;
    expect({ low, high }).toEqual(meanInterval(sumsOf(differences)));
  });

  test.each([0.0033, 0.014, 0.03, 0.06, 0.3])(
    'hold the truth in 95 of 100 tables of 100 games of which %d differ, one way or both',
    (share) => {
      const rng = createRng(12);
      const chance = (): number => nextUint32(rng) / 2 ** 32;
      for (const up of [0.5, 1]) {
        const runs = 400;
        let held = 0;
        for (let run = 0; run < runs; run++) {
          const differences = Array.from({ length: 100 }, () =>
            chance() < share ? (chance() < up ? 1 : -1) : 0,
          );
          const { low, high } = pairs(differences).difference!;
          const truth = share * (2 * up - 1);
          if (low <= truth && truth <= high) held++;
        }
        expect(held / runs).toBeGreaterThan(0.93);
      }
    },
  );

  test('games needed by hand: mean 1/2 and deviation 1 take ((1.960 + 1.282) · 2)² = 42.03', () => {
    const found = { ...pairs([-1, 1, 1, 1]), deviation: 1 };
    expect(pairsNeeded(found, 1)).toBe(43);
    expect(pairsNeeded(found, 60)!).toBeGreaterThan(80);
    expect(pairsNeeded(pairs([-1, 1]), 1)).toBeNull();
  });

  test('so many games as are said to be needed find a difference of that size nine times of ten', () => {
    const rng = createRng(31);
    const draw = (): number =>
      nextUint32(rng) / 2 ** 32 < 0.3 ? (nextUint32(rng) / 2 ** 32 < 0.6 ? 1 : -1) : 0;
    // Mean 0.06, variance 0.3 - 0.0036.
    const known = {
      ...pairs([1, 0]),
      difference: { value: 0.06, low: 0, high: 0 },
      deviation: Math.sqrt(0.2964),
    };
    const games = pairsNeeded(known, 1)!;
    let found = 0;
    for (let run = 0; run < 300; run++) if (pairs(Array.from({ length: games }, draw)).p < 0.05) found++;
    expect(found / 300).toBeGreaterThan(0.86);
    expect(found / 300).toBeLessThan(0.94);
  });
});

describe('shares of things of which a game has several', () => {
  const sumsFrom = (games: readonly (readonly [number, number])[]) => {
    const sums = createRatio();
    for (const [hits, count] of games) addToRatio(sums, hits, count);
    return sums;
  };

  test('by hand: 1 of 2, 3 of 4, 2 of 6', () => {
    const { low, high } = ratioInterval(
      sumsFrom([
        [1, 2],
        [3, 4],
        [2, 6],
      ]),
    );
    // Variance 1/48 is that of 12 independent ones; t instead of 1.96 leaves 12 · (1.96 / 4.303)² = 2.49 of them.
    const worth = 12 * (1.959964 / 4.302653) ** 2;
    expect(low).toBeCloseTo(wilson(worth / 2, worth).low, 6);
    expect(low).toBeCloseTo(0.1105, 3);
    expect(high).toBeCloseTo(0.8895, 3);
  });

  test('what every game has alike is nearly certain, and of one game nothing is known', () => {
    const half = ratioInterval(sumsFrom(Array.from({ length: 1000 }, () => [1, 2] as const)));
    expect(half.high - half.low).toBeLessThan(0.002);
    expect(ratioInterval(sumsFrom([[1, 2]]))).toEqual({ low: 0, high: 1 });
    // Never in 100 games says as little as 0 of 100, however many turns they had.
    const never = ratioInterval(sumsFrom(Array.from({ length: 100 }, () => [0, 60] as const)));
    expect(never.high).toBeGreaterThan(wilson(0, 100).high);
  });

  test.each([
    ['rise and fall together', 1],
    ['are independent', 0],
    ['take from each other', -1],
  ])('hold the truth in 95 of 100 batches where those of a game %s', (_, together) => {
    const rng = createRng(77);
    const chance = (): number => nextUint32(rng) / 2 ** 32;
    let held = 0;
    const runs = 600;
    for (let run = 0; run < runs; run++) {
      const games = Array.from({ length: 100 }, () => {
        const p = 0.3 + (together > 0 ? 0.5 * (chance() - 0.5) : 0);
        // Always nine in thirty, but for one more or less.
        if (together < 0) return [9 + Math.floor(chance() * 3) - 1, 30] as const;
        const count = 20 + Math.floor(chance() * 20);
        let hits = 0;
        for (let i = 0; i < count; i++) if (chance() < p) hits++;
        return [hits, count] as const;
      });
      const { low, high } = ratioInterval(sumsFrom(games));
      if (low <= 0.3 && 0.3 <= high) held++;
    }
    expect(held / runs).toBeGreaterThan(0.93);
    expect(held / runs).toBeLessThan(0.97);
  });
});

describe('the mean score of a bot with several seats', () => {
  test.each([
    ['rise and fall together', 1],
    ['take from each other', -1],
  ])('holds the truth in 95 of 100 batches where its seats %s', (_, sign) => {
    const rng = createRng(78);
    const chance = (): number => nextUint32(rng) / 2 ** 32;
    let [mean, median] = [0, 0];
    const runs = 400;
    for (let run = 0; run < runs; run++) {
      const spread = createSpread();
      const perGame = createSums();
      for (let game = 0; game < 100; game++) {
        const common = Math.floor(chance() * 41) - 20;
        const scores = [1, sign].map((one) => 50 + one * common + Math.floor(chance() * 11) - 5);
        for (const score of scores) addToSpread(spread, score, game);
        addToSums(perGame, scores[0]! + scores[1]!);
      }
      const { intervals } = distributionOf(spread, 1, perGame);
      if (intervals.mean!.low <= 50 && 50 <= intervals.mean!.high) mean++;
      if (intervals.median!.low <= 50 && 50 <= intervals.median!.high) median++;
    }
    expect(mean / runs).toBeGreaterThan(0.925);
    expect(mean / runs).toBeLessThan(0.975);
    expect(median / runs).toBeGreaterThan(0.925);
  });
});

describe('many shares at once', () => {
  test('by hand: 60, 50, 50 and 40 of 100 keep 0.625 of their differences', () => {
    const steadied = steadyShares(
      [60, 50, 50, 40].map((hits) => ({ hits, count: 100 })),
      0.5,
    );
    expect(steadied.map(({ value }) => value)).toEqual(
      [0.5625, 0.5, 0.5, 0.4375].map((v): unknown => expect.closeTo(v, 12)),
    );
    expect(steadied[0]!.low).toBeCloseTo(wilson(60, 100, 2.497705).low, 5);
    expect(steadied.some(({ stands }) => stands)).toBe(false);
  });

  test('of sixty cells the best is not shown better than it is, and no cell stands for nothing', () => {
    const rng = createRng(60);
    const chance = (): number => nextUint32(rng) / 2 ** 32;
    let [raw, steadied, whole, stars] = [0, 0, 0, 0];
    const runs = 150;
    for (let run = 0; run < runs; run++) {
      const truth = Array.from({ length: 60 }, (_, i) => 0.5 + (run % 2) * 0.03 * Math.sin(i));
      const cells = truth.map((p) => {
        let hits = 0;
        for (let i = 0; i < 133; i++) if (chance() < p) hits++;
        return { hits, count: 133 };
      });
      const shown = steadyShares(cells, 0.5);
      const best = shown.reduce((b, one, i) => (one.value > shown[b]!.value ? i : b), 0);
      raw += cells[best]!.hits / 133 - truth[best]!;
      steadied += shown[best]!.value - truth[best]!;
      if (shown.every(({ low, high }, i) => low <= truth[i]! && truth[i]! <= high)) whole++;
      if (run % 2 === 0 && shown.some(({ stands }) => stands)) stars++;
    }
    expect(raw / runs).toBeGreaterThan(0.05);
    expect(Math.abs(steadied / runs)).toBeLessThan(0.015);
    expect(whole / runs).toBeGreaterThan(0.92);
    expect(stars / (runs / 2)).toBeLessThan(0.12);
  });
});

describe('weighted sums of shares', () => {
  test('the difference of two is that of Agresti and Caffo, by hand: 57/72 - 49/82 ± 1.96 · 0.07227', () => {
    const { value, low, high } = contrastOf([
      { weight: 1, hits: 56, count: 70 },
      { weight: -1, hits: 48, count: 80 },
    ])!;
    expect(value).toBeCloseTo(0.2, 12);
    expect((low + high) / 2).toBeCloseTo(57 / 72 - 49 / 82, 12);
    expect(low).toBeCloseTo(0.0525, 4);
    expect(high).toBeCloseTo(0.3358, 4);
  });

  test('shares of 0 and 1 still leave doubt', () => {
    const { value, low, high } = contrastOf([
      { weight: 0.5, hits: 10, count: 10 },
      { weight: 0.5, hits: 0, count: 10 },
    ])!;
    expect(value).toBe(0.5);
    expect(high - low).toBeGreaterThan(0.1);
  });

  test('cover the truth about 95 times of 100', () => {
    const rng = createRng(8);
    const [p, q, games] = [0.3, 0.6, 40];
    let held = 0;
    for (let i = 0; i < 2000; i++) {
      const draw = (share: number): number => {
        let hits = 0;
        for (let g = 0; g < games; g++) if (nextUint32(rng) / 2 ** 32 < share) hits++;
        return hits;
      };
      const { low, high } = contrastOf([
        { weight: 0.5, hits: draw(p), count: games },
        { weight: 0.5, hits: draw(q), count: games },
      ])!;
      if (low <= (p + q) / 2 && (p + q) / 2 <= high) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.935);
    expect(held / 2000).toBeLessThan(0.97);
  });
});

describe('the bootstrap of the median', () => {
  /** The 2.5% and 97.5% points of the bootstrap distribution, exactly: chances that a resample of n has its middle at a value. */
  function exactBounds(n: number): [number, number] {
    const middle = (n + 1) / 2;
    // The median is at most the k-th value if at least `middle` of n draws are among the first k.
    const atMost = (k: number): number => incompleteBeta(k / n, middle, n - middle + 1);
    const ranks = Array.from({ length: n }, (_, i) => i + 1);
    return [ranks.find((k) => atMost(k) >= 0.025)!, ranks.find((k) => atMost(k) >= 0.975)!];
  }

  test('for 13 values has the chances Efron gave in 1982: 0.2230, 0.1936, 0.1242, 0.0550, 0.0142, 0.0015', () => {
    const chance = (k: number): number => incompleteBeta(k / 13, 7, 7) - incompleteBeta((k - 1) / 13, 7, 7);
    const published = [0.223, 0.1936, 0.1242, 0.055, 0.0142, 0.0015];
    published.forEach((value, i) => expect(chance(7 - i)).toBeCloseTo(value, 3));
  });

  test.each([13, 51, 101, 1001])('of %i different values agrees with its exact distribution', (n) => {
    const histogram: Histogram = new Map(Array.from({ length: n }, (_, i) => [i + 1, 1]));
    const { low, high } = medianInterval(histogram)!;
    const [exactLow, exactHigh] = exactBounds(n);
    // Two thousand resamples leave the bounds uncertain by about a twentieth of the interval.
    const slack = Math.max(1, (exactHigh - exactLow) / 20);
    expect(Math.abs(low - exactLow)).toBeLessThanOrEqual(slack);
    expect(Math.abs(high - exactHigh)).toBeLessThanOrEqual(slack);
  });

  test('agrees with resampling value by value, for an even number with ties', () => {
    const values = [1, 1, 2, 2, 2, 3, 5, 5, 8, 13, 13, 21];
    const histogram = new Map<number, number>();
    for (const value of values) histogram.set(value, (histogram.get(value) ?? 0) + 1);
    const rng = createRng(3);
    const medians = Array.from({ length: 4000 }, () => {
      const again = new Map<number, number>();
      for (let i = 0; i < values.length; i++) {
        const value = values[randomBelow(rng, values.length)]!;
        again.set(value, (again.get(value) ?? 0) + 1);
      }
      return medianOf(again);
    }).sort((a, b) => a - b);
    const { low, high } = medianInterval(histogram)!;
    expect(low).toBe(medians[100]);
    expect(high).toBe(medians[3899]);
  });

  test('is the same every time, and of a single value that value', () => {
    const histogram: Histogram = new Map([
      [1, 3],
      [4, 5],
    ]);
    expect(medianInterval(histogram)).toEqual(medianInterval(histogram));
    expect(medianInterval(new Map([[7, 100]]))).toEqual({ low: 7, high: 7 });
    expect(medianInterval(new Map())).toBeNull();
  });
});

describe('confidence sequences', () => {
  test('by hand: after one win the wealth against p is the mean of the mixture, 1/p · p = 1, so nothing is excluded', () => {
    const { low, high } = shareSequence(1, 1, 0.05);
    expect(low).toBeLessThan(1e-6);
    expect(high).toBe(1);
    expect(shareSequence(0, 0, 0.05)).toEqual({ low: 0, high: 1 });
  });

  test('by hand: n wins of n exclude p where B(250p + n, 250q) / B(250p, 250q) > 20 pⁿ', () => {
    const n = 30;
    const { low } = shareSequence(n, n, 0.05);
    // The ratio of beta functions is a product: Π (250p + i) / (250 + i).
    let ratio = 1;
    for (let i = 0; i < n; i++) ratio *= (250 * low + i) / (250 + i);
    expect(ratio / low ** n).toBeCloseTo(20, 4);
  });

  test('are wider than an interval for one look, and mirror images of each other', () => {
    const once = wilson(420, 1000);
    const always = shareSequence(420, 1000, 0.05);
    expect(always.low).toBeLessThan(once.low);
    expect(always.high).toBeGreaterThan(once.high);
    const mirrored = shareSequence(580, 1000, 0.05);
    expect(mirrored.low).toBeCloseTo(1 - always.high, 9);
  });

  /** Runs that ever exclude the truth at a look, of `runs` with a look after every 100 games. */
  function everWrong(
    exclude: (hits: number, count: number) => { low: number; high: number },
    p: number,
    draw: (u: number) => number,
  ): number {
    const rng = createRng(1927);
    const runs = 400;
    let wrong = 0;
    for (let run = 0; run < runs; run++) {
      let hits = 0;
      for (let look = 1; look <= 40; look++) {
        for (let i = 0; i < 100; i++) hits += draw(nextUint32(rng) / 2 ** 32);
        const { low, high } = exclude(hits, look * 100);
        if (p < low || p > high) {
          wrong++;
          break;
        }
      }
    }
    return wrong / runs;
  }

  test('are wrong in at most 5% of runs however often one looks, where ordinary intervals are wrong in far more', () => {
    const win = (u: number): number => (u < 0.3 ? 1 : 0);
    expect(everWrong((hits, count) => shareSequence(hits, count, 0.05), 0.3, win)).toBeLessThan(0.05);
    expect(everWrong(wilson, 0.3, win)).toBeGreaterThan(0.15);
  });

  test('are right for shared wins too', () => {
    // Won, shared by two, lost: 0.2 + 0.2 / 2 = 0.3.
    const win = (u: number): number => (u < 0.2 ? 1 : u < 0.4 ? 0.5 : 0);
    expect(everWrong((hits, count) => shareSequence(hits, count, 0.05), 0.3, win)).toBeLessThan(0.05);
  });

  test('the games said to be needed are those after which the bound is excluded', () => {
    for (const [share, bound] of [
      [0.5, 0.53],
      [0, 0.01],
      [1, 0.9],
      [0.25, 0.3],
    ] as const) {
      const needed = countToExclude(share, bound, 0.01);
      const excluded = (count: number): boolean => {
        const { low, high } = shareSequence(share * count, count, 0.01);
        return bound < low || bound > high;
      };
      expect(excluded(needed)).toBe(true);
      expect(excluded(needed * 0.95)).toBe(false);
    }
    expect(countToExclude(0.5, 0.5, 0.05)).toBe(Infinity);
  });
});

test('Holm by hand: of 0.01, 0.04, 0.03, 0.005 the third smallest is above 0.05 / 2, so two stand', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
  expect(holm([])).toEqual([]);
});

test('p of a t of 2.262 with 9 degrees of freedom is 0.05', () => {
  expect(pValueOf(2.262157, 1, 10)).toBeCloseTo(0.05, 5);
  expect(pValueOf(0, 0, 10)).toBe(1);
  expect(pValueOf(1, 0, 10)).toBe(1);
});
