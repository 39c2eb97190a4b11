// From the games of a round robin to its result.
import type { MatchResult } from '../match/match.ts';
import { contrastOf, wilson } from '@railwright/statistics';
import { shareOf } from '../summary/pieces.ts';
import type { RatingResult } from './rating-result.ts';
import { WIN } from '@railwright/figures';
import { againstRatings, circleIn, fitOf, sureWins } from './fit.ts';
import { rate } from './strengths.ts';
import { tablesOf, type RatedTable, type RoundRobin } from './tables.ts';

/** Where the games come from. */
export interface RatedSetup {
  /** `pack/id`. */
  readonly setup: string;
  /** Fingerprint of the definition. */
  readonly content: string;
}

interface Played {
  readonly table: RatedTable;
  readonly result: MatchResult;
}

/** `results` by table, in the order of `tablesOf`; undefined for tables that were not played. */
export function summarizeRatings(
  tournament: RoundRobin,
  results: readonly (MatchResult | undefined)[],
  { setup, content }: RatedSetup,
): RatingResult {
  const { bots, seed, seats } = tournament;
  const tables = tablesOf(tournament);
  const played = tables.flatMap((table, i): Played[] => {
    const result = results[i];
    return result ? [{ table, result }] : [];
  });
  const games = sum(played.map(({ table }) => table.games));
  const sides = bots.map((_, bot) => sideOf(played, bot));
  const outcomes = played.map(({ table, result: { wins, unwon } }) => ({
    bots: table.entries,
    wins: wins.map((won) => won / WIN + unwon / seats),
  }));
  const { strengths, steadied } = rate(bots.length, outcomes);
  const pairs = pairsOf(tournament, played);
  const sure = sureWins(pairs);
  const circle = circleIn(sure);
  const rated = strengths.map((strength, i) => ({ bot: bots[i]?.name ?? '', ...strength }));
  return {
    format: 2,
    setup,
    content,
    seats,
    seed,
    tables: tables.length,
    played: played.length,
    complete: played.length === tables.length,
    games,
    unwon: sum(played.map(({ result }) => result.unwon)),
    ratings: rated
      .map((one, i) => ({
        ...one,
        wins: shareOf(sides[i]?.wins ?? 0, sides[i]?.seats ?? 0),
      }))
      .sort((a, b) => b.rating - a.rating || (a.bot < b.bot ? -1 : 1)),
    steadied,
    fit: fitOf(
      strengths.map(({ rating }) => rating),
      outcomes,
    ),
    against: againstRatings(sure, rated),
    circle:
      circle &&
      circle.flatMap((winner, i) =>
        sure.filter((one) => one.winner === winner && one.loser === circle[(i + 1) % circle.length]),
      ),
    pairs,
    winsBySeat: Array.from({ length: seats }, (_, seat) => ({
      seat,
      wins: shareOf(sum(played.map(({ result }) => result.bySeat[seat] ?? 0)) / WIN, games),
    })),
    firstSeat: firstSeatOf(played, games),
  };
}

/**
 * The first player's share of wins. With unequal bots games in which the same one began at the same table are more alike than all games
 * are: they are strata (Cochran 1977, 5.3), with the interval of Price and Bonett for a sum of shares.
 */
function firstSeatOf(played: readonly Played[], games: number): RatingResult['firstSeat'] {
  const plain = shareOf(sum(played.map(({ result }) => result.begun)) / WIN, games);
  const strata = played.flatMap(({ result: { firstGames, firstWins } }) =>
    firstGames.flatMap((count, i) =>
      count > 0 ? [{ weight: count / games, hits: (firstWins[i] as number) / WIN, count }] : [],
    ),
  );
  const contrast = contrastOf(strata);
  if (!contrast) return plain;
  return { ...plain, low: Math.max(0, contrast.low), high: Math.min(1, contrast.high) };
}

/** The results of a bot at some tables, all its seats together. */
function sideOf(played: readonly Played[], bot: number) {
  const side = { seats: 0, wins: 0, points: 0 };
  for (const { table, result } of played)
    table.entries.forEach((entry, i) => {
      if (entry !== bot) return;
      side.seats += table.games;
      side.wins += result.wins[i] as number;
      side.points += result.points[i] as number;
    });
  return { ...side, wins: side.wins / WIN };
}

function pairsOf({ bots }: RoundRobin, played: readonly Played[]): RatingResult['pairs'] {
  return bots.flatMap((first, i) =>
    bots.slice(i + 1).flatMap((second, k): RatingResult['pairs'] => {
      const j = i + 1 + k;
      const met = played.filter(({ table }) => table.entries.includes(i) && table.entries.includes(j));
      if (met.length === 0) return [];
      const [one, other] = [sideOf(met, i), sideOf(met, j)];
      return [
        {
          bots: [first.name, second.name],
          games: sum(met.map(({ table }) => table.games)),
          won: one.wins,
          lost: other.wins,
          share: one.wins === 0 ? 0 : one.wins / (one.wins + other.wins),
          ...wilson(one.wins, one.wins + other.wins),
          lead: one.points / one.seats - other.points / other.seats,
        },
      ];
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
