// Whether one strength for each explains who won: ratings are an order, and bots may beat each other in a circle. The test of fit
// compares the wins at every table with those that the strengths expect; pairs that surely go another way are named.
import type { RatingResult } from './rating-result.ts';
import { holm, pValueOf, upperGamma } from '@railwright/statistics';
import type { TableGames } from './strengths.ts';

/** Ratings that chance contradicts less often than this are said not to fit. */
const FITS_FROM = 0.01;
const POINTS = 400 / Math.LN10;

/**
 * Pearson's chi-square over the bots of every table (1900), with the variance that Haldane (1937) gives for tables of few games,
 * as a gamma variable of that mean and variance. Shared wins only make it smaller. `ratings` by bot. Null where strengths
 * have no room to be wrong, as with two bots.
 *
 * Example: three bots in a circle, each beats the next 60 times of 100 and all are rated alike: six cells, each 10 off 50,
 * χ² = 6 · 100 / 50 = 12 with 3 - 2 = 1 degree of freedom.
 */
export function fitOf(ratings: readonly number[], tables: readonly TableGames[]): RatingResult['fit'] {
  let chiSquare = 0;
  let mean = 0;
  let variance = 0;
  for (const { bots, wins } of tables) {
    const games = wins.reduce((sum, won) => sum + won, 0);
    const there = [...new Set(bots)];
    if (games === 0 || there.length < 2) continue;
    const best = Math.max(...there.map((bot) => ratings[bot] as number));
    const odds = there.map(
      (bot) =>
        bots.filter((one) => one === bot).length * Math.exp(((ratings[bot] as number) - best) / POINTS),
    );
    const all = odds.reduce((sum, value) => sum + value, 0);
    let inverse = 0;
    there.forEach((bot, k) => {
      const p = (odds[k] as number) / all;
      const won = wins.reduce((sum, parts, i) => (bots[i] === bot ? sum + parts : sum), 0);
      chiSquare += (won - games * p) ** 2 / (games * p);
      inverse += 1 / p;
    });
    const cells = there.length;
    mean += cells - 1;
    variance += 2 * (cells - 1) + (inverse - cells * cells - 2 * cells + 2) / games;
  }
  const freedom = mean - (ratings.length - 1);
  if (freedom < 1) return null;
  // A gamma variable with the mean that the fit leaves and the variance in proportion.
  const scale = variance / mean;
  const p = upperGamma(freedom / scale, chiSquare / scale);
  return { chiSquare, freedom, p, fits: p >= FITS_FROM };
}

/** Pairs of which one surely wins more, though all pairs are asked at once: winner, loser, and the winner's share. */
export function sureWins(pairs: RatingResult['pairs']): RatingResult['against'] {
  const stands = holm(
    pairs.map(({ won, lost, share }) =>
      won + lost === 0 ? 1 : pValueOf(share - 0.5, 0.5 / Math.sqrt(won + lost), 1e7),
    ),
  );
  return pairs.flatMap(({ bots: [first, second], share }, i) => {
    if (!stands[i]) return [];
    return share > 0.5
      ? [{ winner: first, loser: second, share }]
      : [{ winner: second, loser: first, share: 1 - share }];
  });
}

/** Those among them whose winner is rated below its loser. */
export function againstRatings(
  sure: RatingResult['against'],
  ratings: readonly { readonly bot: string; readonly rating: number }[],
): RatingResult['against'] {
  const rated = new Map(ratings.map(({ bot, rating }) => [bot, rating]));
  return sure.filter(({ winner, loser }) => (rated.get(winner) ?? 0) < (rated.get(loser) ?? 0));
}

/** A shortest circle of bots of which each surely beats the next and the last the first; null where there is none. */
export function circleIn(sure: RatingResult['against']): string[] | null {
  const beats = new Map<string, string[]>();
  for (const { winner, loser } of sure) beats.set(winner, [...(beats.get(winner) ?? []), loser]);
  let shortest: string[] | null = null;
  for (const { winner, loser } of sure) {
    // From the loser on to the first who beats its winner.
    const paths = [[loser]];
    const seen = new Set([loser]);
    for (const path of paths) {
      const last = path.at(-1) as string;
      if (last === winner) {
        if (!shortest || path.length < shortest.length) shortest = [winner, ...path.slice(0, -1)];
        break;
      }
      for (const next of beats.get(last) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          paths.push([...path, next]);
        }
    }
  }
  return shortest;
}
