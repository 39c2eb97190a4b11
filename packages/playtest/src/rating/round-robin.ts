// Everybody against everybody, each in both seats equally often and all with the same cards, and the strengths that follow.
import type { BotSpec } from '@railwright/bots';
import type { Match, MatchResult } from '../match/match.ts';
import { wilson } from '../share.ts';
import { rate, type Strength } from './bradley-terry.ts';

export interface RoundRobin {
  readonly bots: readonly BotSpec[];
  /** Games of each pair; made even. */
  readonly games: number;
  readonly seed: number;
}

export interface PairResult {
  readonly bots: readonly [string, string];
  readonly games: number;
  /** Wins of the first; a shared win is half. */
  readonly wins: number;
  readonly share: number;
  /** Ends of the 95% Wilson interval. */
  readonly low: number;
  readonly high: number;
  /** Mean of its points less those of the other. */
  readonly lead: number;
}

export interface RatingResult {
  readonly format: 1;
  readonly seed: number;
  /** The best first. */
  readonly ratings: readonly (Strength & {
    readonly bot: string;
    readonly games: number;
    readonly share: number;
  })[];
  readonly pairs: readonly PairResult[];
  /** What seat 0 won of all games. */
  readonly firstSeat: { readonly share: number; readonly low: number; readonly high: number };
  readonly steadied: boolean;
  /** False when some pairs were not played to the end. */
  readonly complete: boolean;
}

/** The matches of a round robin, pair by pair. */
export function pairings({ bots, games, seed }: RoundRobin): (Match & { readonly pair: [number, number] })[] {
  const even = games + (games % 2);
  return bots.flatMap((first, i) =>
    bots.slice(i + 1).map((second, k) => ({
      pair: [i, i + 1 + k] as [number, number],
      bots: [first, second],
      seed,
      first: 0,
      games: even,
    })),
  );
}

/** `results` by pair, in the order of `pairings`; undefined for pairs that were not played. */
export function summarizeRatings(
  tournament: RoundRobin,
  results: readonly (MatchResult | undefined)[],
): RatingResult {
  const { bots, seed } = tournament;
  const wins = bots.map(() => bots.map(() => 0));
  const add = (i: number, j: number, won: number): void => {
    const row = wins[i] as number[];
    row[j] = (row[j] as number) + won;
  };
  const pairs: PairResult[] = [];
  let played = 0;
  let firstSeat = 0;
  pairings(tournament).forEach(({ pair: [i, j] }, index) => {
    const result = results[index];
    if (!result) return;
    const games = result.shares.length;
    const won = sum(result.shares);
    add(i, j, won);
    add(j, i, games - won);
    played += games;
    firstSeat += result.firstSeat;
    pairs.push({
      bots: [(bots[i] as BotSpec).name, (bots[j] as BotSpec).name],
      games,
      wins: won,
      share: won / games,
      ...wilson(won, games),
      lead: sum(result.leads) / games,
    });
  });
  const { strengths, steadied } = rate(wins);
  const ratings = strengths
    .map((strength, i) => {
      const own = sum(wins[i] as number[]);
      const games = bots.reduce(
        (all, _, j) => all + ((wins[i] as number[])[j] as number) + ((wins[j] as number[])[i] as number),
        0,
      );
      return { bot: (bots[i] as BotSpec).name, ...strength, games, share: games === 0 ? 0 : own / games };
    })
    .sort((a, b) => b.rating - a.rating || (a.bot < b.bot ? -1 : 1));
  return {
    format: 1,
    seed,
    ratings,
    pairs,
    firstSeat: { share: played === 0 ? 0 : firstSeat / played, ...wilson(firstSeat, played) },
    steadied,
    complete: pairs.length === results.length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
