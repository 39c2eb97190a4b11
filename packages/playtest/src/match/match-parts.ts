// A match in parts, which can be played anywhere, and the whole again.
import type { Match, MatchResult } from './match.ts';

/** The parts of a match, of so many games each; the last one may have fewer. */
export function matchParts(match: Match, games: number): Match[] {
  return Array.from({ length: Math.ceil(match.games / games) }, (_, i) => ({
    ...match,
    first: match.first + i * games,
    games: Math.min(games, match.games - i * games),
  }));
}

/** Adds up parts in the order of their games, so that sums do not depend on who played what. */
export function joinMatches(results: readonly MatchResult[]): MatchResult {
  const sum = (of: (result: MatchResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const sums = (of: (result: MatchResult) => readonly number[]): number[] =>
    (results[0] ? of(results[0]) : []).map((_, i) => sum((result) => of(result)[i] as number));
  return {
    shares: results.flatMap(({ shares }) => shares),
    wins: sums(({ wins }) => wins),
    points: sums(({ points }) => points),
    bySeat: sums(({ bySeat }) => bySeat),
    begun: sum(({ begun }) => begun),
    firstGames: sums(({ firstGames }) => firstGames),
    firstWins: sums(({ firstWins }) => firstWins),
    unwon: sum(({ unwon }) => unwon),
  };
}
