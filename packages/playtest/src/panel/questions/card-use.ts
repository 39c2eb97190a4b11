// Use of cards, or other items seats own, in strong play: how many of its seats gain one and in which turn the first, how often they play it, in
// which quarter of the game, and with which others. Also how safe a lead is over the course of its games.
import type { Game } from '@railwright/engine';
import { type Histogram, medianInterval, medianOf, mergeHistogram, wilson } from '@railwright/statistics';
import { QUARTERS, TENTHS } from '../../observe/course.ts';
import type { Holdings } from '../tables/holdings.ts';
import type { PanelResult } from '../panel-result.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { equalTables, strongTables, type Played } from '../answers/words.ts';

/** The fewest seats with and without a card that show what goes with it. */
const LEAST_SEATS = 30;
/** How much more often seats with a card gain another than seats without it. */
const TOGETHER = 0.1;
const MOST_TOGETHER = 2;

/** Empty if no player is strong. */
export function cardUseOf(played: Played, game: Game): PanelResult['cards'] {
  const { called = (item) => item } = played;
  const tables = strongTables(played);
  const { playtestHooks, measures } = game;
  const group = playtestHooks?.holdings?.group;
  const costs = new Map((playtestHooks?.studied?.() ?? []).map(({ item, cost }) => [item, cost]));
  if (tables.length === 0) return [];
  const hands = tables.flatMap((table) => table.holdings ?? []);
  const items = hands[0]?.items ?? [];
  return measures.flatMap(({ item, group: of }, measure) => {
    const name = of === group ? called(item) : undefined;
    if (name === undefined) return [];
    const used = measures.findIndex((other) => other.item === item && other.group !== group);
    return [
      {
        ...{ item, name, cost: costs.get(item) ?? null },
        gained: shareOf(tables, item),
        firstGained: firstIn(tables, measure),
        gainedIn: quartersOf(tables, measure),
        played: used < 0 ? null : perSeat(tables, used, game.seats),
        usedIn: used < 0 ? [] : quartersOf(tables, used),
        with: goesWith(hands, items.indexOf(item)).flatMap((other) => called(items[other] ?? '') ?? []),
      },
    ];
  });
}

/** The point of the normal distribution at which ten intervals hold together (Bonferroni): 1 - 0.05 / 20. */
const Z_OF_TENTHS = 2.807033768343811;

/** By tenth of the game: how often those who lead then win, each strong player with itself. Empty if no player is strong. */
export function leadsOf(played: Played): PanelResult['leads'] {
  const courses = equalTables(played).flatMap(({ course }) => course ?? []);
  const games = courses.reduce((sum, one) => sum + one.games, 0);
  if (games === 0) return [];
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const won = courses.reduce((sum, { leads }) => sum + (leads[tenth] as number), 0);
    return { value: won / games, ...wilson(won, games, Z_OF_TENTHS) };
  });
}

function shareOf(tables: readonly TableTally[], item: string): number {
  const lists = tables.flatMap(({ gained }) => gained.get(item) ?? []);
  const blocks = lists.reduce((sum, list) => sum + list.length, 0);
  return lists.reduce((sum, list) => sum + list.reduce((all, one) => all + one, 0), 0) / Math.max(1, blocks);
}

/** The median round in which seats gained their first one; null if none did. Games are independent, the seats of one are not. */
function firstIn(
  tables: readonly TableTally[],
  measure: number,
): PanelResult['cards'][number]['firstGained'] {
  const rounds: Histogram = new Map();
  let games = 0;
  for (const { course } of tables) {
    const first = course?.firsts[measure];
    if (!first) continue;
    mergeHistogram(rounds, first.rounds);
    games += first.games;
  }
  const interval = medianInterval(rounds, games);
  return interval && { value: medianOf(rounds), ...interval };
}

function perSeat(tables: readonly TableTally[], measure: number, seats: number): number {
  const sum = tables.reduce((all, { measures }) => all + (measures[measure] ?? 0), 0);
  return sum / tables.reduce((all, { games }) => all + games * seats, 0);
}

/** Shares of what happened over all games together; empty if nothing did. */
function quartersOf(tables: readonly TableTally[], measure: number): number[] {
  const counts = Array.from({ length: QUARTERS }, (_, quarter) =>
    tables.reduce((sum, { course }) => sum + (course?.rises[measure * QUARTERS + quarter] ?? 0), 0),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? [] : counts.map((count) => count / all);
}

/** Items that seats with one item have more often than seats without, the most first. */
function goesWith(hands: readonly Holdings[], item: number): number[] {
  const items = hands[0]?.items.length ?? 0;
  const having = [new Float64Array(items), new Float64Array(items)];
  const seats = [0, 0];
  for (const { counts } of hands)
    for (let at = 0; at < counts.length; at += items) {
      const has = (counts[at + item] as number) > 0 ? 1 : 0;
      seats[has] = (seats[has] as number) + 1;
      const sums = having[has] as Float64Array;
      for (let i = 0; i < items; i++) if ((counts[at + i] as number) > 0) sums[i] = (sums[i] as number) + 1;
    }
  const [without = 0, withIt = 0] = seats;
  if (without < LEAST_SEATS || withIt < LEAST_SEATS) return [];
  const more = (i: number): number =>
    (having[1]?.[i] as number) / withIt - (having[0]?.[i] as number) / without;
  return Array.from({ length: items }, (_, i) => i)
    .filter((i) => i !== item && more(i) >= TOGETHER)
    .toSorted((a, b) => more(b) - more(a))
    .slice(0, MOST_TOGETHER);
}
