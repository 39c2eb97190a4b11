// Who meets whom in a round robin: every choice of as many bots as there are seats is a table. Where bots are fewer than seats,
// some have two seats or more, and all choices of those are tables. So everybody sits at as many tables as everybody else, and
// so does every pair.
import type { BotSpec } from '@railwright/bots';
import type { Match } from '../match/match.ts';
import { wholeRounds } from '../match/seating.ts';

/** A tournament in which all bots meet. */
export interface RoundRobin {
  readonly bots: readonly BotSpec[];
  readonly seats: number;
  /** Games in which each pair of bots meets, at least: every table plays whole rounds of seats. */
  readonly games: number;
  readonly seed: number;
}

export interface RatedTable extends Match {
  /** By entry of the match: its index in the field. */
  readonly entries: readonly number[];
}

/** How many tables there would be. */
export function countTables(bots: number, seats: number): number {
  return choose(bots, seats % bots);
}

/** The tables one after the other. Every game has a number of its own, so that no two have the same cards. */
export function tablesOf({ bots, seats, games, seed }: RoundRobin): RatedTable[] {
  const everywhere = Math.floor(seats / bots.length);
  const all = bots.map((_, i) => i);
  const some = choices(all, seats - everywhere * bots.length);
  // Where everybody is everywhere, every pair meets at all tables.
  const meetings = everywhere > 0 ? some.length : choose(bots.length - 2, seats - 2);
  const each = wholeRounds(Math.ceil(games / meetings), seats);
  return some.map((more, index) => {
    const entries = [...Array.from({ length: everywhere }, () => all).flat(), ...more].sort((a, b) => a - b);
    return {
      entries,
      bots: entries.map((i) => bots[i] as BotSpec),
      seed,
      first: index * each,
      games: each,
    };
  });
}

function choices(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

function choose(n: number, k: number): number {
  let all = 1;
  for (let i = 1; i <= k; i++) all = (all * (n - k + i)) / i;
  return Math.round(all);
}
