// Shares: of games, of cases of which a game has several, many at once, and weighted sums, against values worked by hand and published
// ones.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import {
  addToRatio,
  contrastOf,
  createRatio,
  ratioInterval,
  steadyShares,
  wilson,
} from '@railwright/statistics';

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

describe('shares of cases that a game has several of', () => {
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

  test('are nearly certain when all games agree, and unknown after a single game', () => {
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
  ])('cover the truth in 95 of 100 batches where those of a game %s', (_, together) => {
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

  test('of sixty cells do not overstate the best one, nor single out a cell by chance', () => {
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
  test('of two shares give the difference of Agresti and Caffo, by hand: 57/72 - 49/82 ± 1.96 · 0.07227', () => {
    const { value, low, high } = contrastOf([
      { weight: 1, hits: 56, count: 70 },
      { weight: -1, hits: 48, count: 80 },
    ])!;
    expect(value).toBeCloseTo(0.2, 12);
    expect((low + high) / 2).toBeCloseTo(57 / 72 - 49 / 82, 12);
    expect(low).toBeCloseTo(0.0525, 4);
    expect(high).toBeCloseTo(0.3358, 4);
  });

  test('of shares of 0 and 1 still leave doubt', () => {
    const { value, low, high } = contrastOf([
      { weight: 0.5, hits: 10, count: 10 },
      { weight: 0.5, hits: 0, count: 10 },
    ])!;
    expect(value).toBe(0.5);
    expect(high - low).toBeGreaterThan(0.1);
  });

  test('cover the truth about 95 times out of 100', () => {
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
