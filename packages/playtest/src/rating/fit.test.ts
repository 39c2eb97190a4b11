// Whether ratings explain who won: worked out by hand, on fields that fit and on some that do not.
import { expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import { upperGamma } from '@railwright/statistics';
import { againstRatings, circleIn, fitOf, sureWins } from './fit.ts';
import { rate, type TableGames } from './strengths.ts';

const pair = (first: string, second: string, won: number, lost: number) => ({
  bots: [first, second] as [string, string],
  games: won + lost,
  won,
  lost,
  share: won / (won + lost),
  low: 0,
  high: 1,
  lead: 0,
});

test('the upper incomplete gamma function, by hand: Q(1, x) = e⁻ˣ, Q(1/2, 1.92) = 5%', () => {
  for (const x of [0.1, 1, 5, 40]) expect(upperGamma(1, x)).toBeCloseTo(Math.exp(-x), 12);
  expect(upperGamma(0.5, 3.841459 / 2)).toBeCloseTo(0.05, 6);
  expect(upperGamma(50, 124.342 / 2)).toBeCloseTo(0.05, 4);
});

test('a circle, by hand: six cells, each ten off fifty, 12 with one degree of freedom', () => {
  const tables: TableGames[] = [
    { bots: [0, 1], wins: [60, 40] },
    { bots: [1, 2], wins: [60, 40] },
    { bots: [0, 2], wins: [40, 60] },
  ];
  const fit = fitOf([0, 0, 0], tables)!;
  expect([fit.chiSquare, fit.freedom, fit.fits]).toEqual([12, 1, false]);
  expect(fitOf([100, -100], [{ bots: [0, 1], wins: [70, 30] }])).toBeNull();
});

test('bots that beat each other in a circle are found, the shortest of several', () => {
  const sure = sureWins([
    pair('a', 'b', 88, 12),
    pair('b', 'c', 81, 19),
    pair('a', 'c', 30, 70),
    pair('a', 'd', 90, 10),
    pair('b', 'd', 52, 48),
  ]);
  expect(sure.map(({ winner, loser }) => `${winner}>${loser}`)).toEqual(['a>b', 'b>c', 'c>a', 'a>d']);
  expect(circleIn(sure)).toHaveLength(3);
  expect(circleIn(sure.slice(0, 2))).toBeNull();
  const ratings = ['a', 'b', 'c', 'd'].map((bot, i) => ({ bot, rating: -i }));
  expect(againstRatings(sure, ratings)).toEqual([{ winner: 'c', loser: 'a', share: 0.7 }]);
});

test.each([
  [2, 40],
  [4, 4],
])(
  'tables of %i that fit are called misfits in about one of a hundred fields, even with %i games each',
  (seats, games) => {
    const truth = [0.9, 0.5, 0.1, -0.2, -0.5, -0.8];
    const rng = createRng(9);
    let [misfits, low] = [0, 0];
    const fields = 250;
    for (let field = 0; field < fields; field++) {
      const tables: TableGames[] = [];
      for (let mask = 0; mask < 64; mask++) {
        const bots = [0, 1, 2, 3, 4, 5].filter((bot) => (mask >> bot) & 1);
        if (bots.length !== seats) continue;
        const odds = bots.map((bot) => Math.exp(truth[bot]!));
        const all = odds.reduce((sum, value) => sum + value, 0);
        const wins = bots.map(() => 0);
        for (let game = 0; game < games; game++) {
          let draw = (nextUint32(rng) / 2 ** 32) * all;
          wins[
            Math.max(
              0,
              odds.findIndex((value) => (draw -= value) < 0),
            )
          ]!++;
        }
        tables.push({ bots, wins });
      }
      const { p, fits } = fitOf(
        rate(6, tables).strengths.map(({ rating }) => rating),
        tables,
      )!;
      if (!fits) misfits++;
      if (p < 0.05) low++;
    }
    expect(misfits / fields).toBeLessThan(0.035);
    expect(low / fields).toBeGreaterThan(0.01);
    expect(low / fields).toBeLessThan(0.09);
  },
);
