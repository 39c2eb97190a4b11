// Strengths worked out by hand, and compared with published ones.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow } from '@railwright/engine';
import { rate, type TableGames } from './strengths.ts';

/** `wins[i][j]`: wins of i over j. */
function ratePairs(wins: readonly (readonly number[])[]) {
  const tables = wins.flatMap((row, i) =>
    row.slice(i + 1).map((won, k) => ({ bots: [i, i + 1 + k], wins: [won, wins[i + 1 + k]![i]!] })),
  );
  return rate(wins.length, tables);
}

test('30 wins to 10 are odds of 3 to 1: 190.8 points apart, with the error of a log odds', () => {
  const { strengths, steadied } = ratePairs([
    [0, 30],
    [10, 0],
  ]);
  // Distance 400 log10 3 = 190.85; from the mean half of it. Its error: 400/ln 10 / sqrt(40 * 3/4 * 1/4) = 63.43, half of it.
  expect(strengths.map(({ rating }) => rating.toFixed(2))).toEqual(['95.42', '-95.42']);
  expect((strengths[0]!.high - strengths[0]!.low) / 2).toBeCloseTo((1.959964 * 63.43) / 2, 1);
  expect(steadied).toBe(false);
});

test('in a circle in which everybody beats the next equally often, all are equal', () => {
  const { strengths } = ratePairs([
    [0, 6, 4],
    [4, 0, 6],
    [6, 4, 0],
  ]);
  for (const { rating, low, high } of strengths) {
    expect(rating).toBeCloseTo(0, 8);
    expect(high).toBeCloseTo(-low, 8);
  }
});

test('shared wins count half for each', () => {
  expect(
    ratePairs([
      [0, 7.5],
      [2.5, 0],
    ]).strengths[0]!.rating,
  ).toBeCloseTo(95.42, 1);
});

test('a bot that won everything gets a finite rating, with a note that this took help', () => {
  const { strengths, steadied } = ratePairs([
    [0, 20, 20],
    [0, 0, 12],
    [0, 8, 0],
  ]);
  expect(steadied).toBe(true);
  const [first, second, third] = strengths.map(({ rating }) => rating);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(Number.isFinite(first)).toBe(true);
});

describe('the American League of 1987 (Agresti 2002, tables 10.10 and 10.11)', () => {
  const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
  const { strengths } = ratePairs([
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
  ]);
  const PUBLISHED = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0];
  test.each(TEAMS.map((team, i) => [team, i] as const))('%s', (_, i) => {
    const theta = ((strengths[i]!.rating - strengths[6]!.rating) * Math.LN10) / 400;
    expect(theta).toBeCloseTo(PUBLISHED[i]!, 1);
    expect(Math.abs(theta - PUBLISHED[i]!)).toBeLessThan(0.006);
  });
});

describe('tables of more than two', () => {
  test('one table of three: odds are ratios of wins, with the error of a log ratio', () => {
    const { strengths } = rate(3, [{ bots: [0, 1, 2], wins: [40, 20, 10] }]);
    const [a, b, c] = strengths.map(({ rating }) => rating);
    expect(a! - b!).toBeCloseTo(400 * Math.log10(2), 6);
    expect(b! - c!).toBeCloseTo(400 * Math.log10(2), 6);
    // log a - (log a + log b + log c) / 3 of a multinomial: variance (4/9)/40 + (1/9)/20 + (1/9)/10.
    const error = (400 / Math.LN10) * Math.sqrt(4 / 9 / 40 + 1 / 9 / 20 + 1 / 9 / 10);
    expect((strengths[0]!.high - strengths[0]!.low) / 2).toBeCloseTo(1.959964 * error, 4);
  });

  test('a bot in two of three seats is as strong as one that wins half as often in one', () => {
    const { strengths } = rate(2, [{ bots: [0, 1, 0], wins: [15, 10, 5] }]);
    expect(strengths[0]!.rating).toBeCloseTo(0, 6);
  });

  test('a bot that won nothing at any table gets help, which is reported', () => {
    const { steadied, strengths } = rate(3, [{ bots: [0, 1, 2], wins: [5, 5, 0] }]);
    expect(steadied).toBe(true);
    expect(Number.isFinite(strengths[2]!.rating)).toBe(true);
  });

  test('intervals contain the true value in about 95 of 100 fields of six at tables of four', () => {
    const truth = [0.9, 0.5, 0.1, -0.2, -0.5, -0.8];
    const rng = createRng(4);
    let held = 0;
    const fields = 150;
    for (let field = 0; field < fields; field++) {
      const tables: TableGames[] = [];
      for (let i = 0; i < 6; i++)
        for (let j = i + 1; j < 6; j++) {
          const bots = [0, 1, 2, 3, 4, 5].filter((bot) => bot !== i && bot !== j);
          const odds = bots.map((bot) => Math.exp(truth[bot]!));
          const all = odds.reduce((sum, value) => sum + value, 0);
          const wins = bots.map(() => 0);
          for (let game = 0; game < 12; game++) {
            let draw = (randomBelow(rng, 1_000_000) / 1_000_000) * all;
            wins[
              Math.max(
                0,
                odds.findIndex((value) => (draw -= value) < 0),
              )
            ]!++;
          }
          tables.push({ bots, wins });
        }
      rate(6, tables).strengths.forEach(({ low, high }, bot) => {
        const points = (truth[bot]! * 400) / Math.LN10;
        if (low <= points && points <= high) held++;
      });
    }
    expect(held / (6 * fields)).toBeGreaterThan(0.93);
    expect(held / (6 * fields)).toBeLessThan(0.97);
  });
});
