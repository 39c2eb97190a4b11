// From counts to figures: means, medians, quantiles, shares with intervals. Definitions stand in histogram.ts, share.ts,
// tally.ts and, for readers of the data, in result.ts.
import { ENGINE_VERSION, GENERATOR, type Game } from '@railwright/engine';
import type { Batch } from './batch.ts';
import { countOf, deviationOf, meanOf, medianOf, quantileOf, sortedCounts } from './histogram.ts';
import type {
  DistributionResult,
  MeasureResult,
  SeenResult,
  ShareResult,
  SimulationResult,
} from './result.ts';
import type { BatchRun } from './run.ts';
import { gameSeed } from './seeds.ts';
import { wilson } from './share.ts';
import type { Extreme, Spread } from './spread.ts';
import type { MeasureTally, SideTally, Tally } from './tally.ts';
import { WIN } from './win.ts';

/** How to read the figures; printed beside them and part of the data. */
export const NOTES = {
  wins: 'A win that k seats share counts 1/k for each. Intervals are 95% Wilson intervals. Bots move on by one seat with every game.',
  measures:
    'The win rate of seats that had something says what went with winning, not what caused it: whoever is ahead buys more, long games give everybody more of everything, and strong bots choose differently. To learn what a card does, forbid it to one seat and compare.',
} as const;

export function summarize(
  batch: Batch,
  game: Game,
  run: Pick<BatchRun, 'tally' | 'complete'>,
): SimulationResult {
  const { tally, complete } = run;
  const { games } = tally;
  const bots = batch.bots.map(({ name }) => name);
  const seen = ({ value, game: index }: Extreme): SeenResult => ({
    value,
    game: index,
    seed: gameSeed(batch.seed, index),
  });
  const side = ({ games: of, wins, scores }: SideTally) => ({
    wins: shareOf(wins / WIN, of),
    score: distributionOf(scores, seen),
  });
  return {
    format: 1,
    engine: ENGINE_VERSION,
    generator: GENERATOR,
    game: game.name,
    setup: batch.source.setup,
    content: batch.source.content,
    options: { ...batch.source.options },
    seats: batch.seats,
    seed: batch.seed,
    first: batch.first,
    requested: batch.games,
    games,
    complete,
    bots,
    sharedWins: tally.shared,
    unwon: tally.unwon,
    winsBySeat: games === 0 ? [] : tally.seats.map((sums, seat) => ({ seat, ...side(sums) })),
    winsByBot: [...tally.bots]
      .map(([bot, sums]) => ({ bot, ...side(sums) }))
      .sort((a, b) => bots.indexOf(a.bot) - bots.indexOf(b.bot)),
    margin: tally.margins.least ? distributionOf(tally.margins, seen) : null,
    length:
      games === 0
        ? null
        : {
            turns: distributionOf(tally.turns, seen),
            rounds: distributionOf(tally.rounds, seen),
            choices: distributionOf(tally.choices, seen),
          },
    ends: endsOf(batch, tally),
    measures: measuresOf(batch, game, tally, seen),
    notes: NOTES,
  };
}

function shareOf(hits: number, of: number): ShareResult {
  return { count: hits, of, share: of === 0 ? 0 : hits / of, ...wilson(hits, of) };
}

/** Of a spread that has seen something. */
function distributionOf(spread: Spread, seen: (extreme: Extreme) => SeenResult): DistributionResult {
  const { counts, least, most } = spread;
  if (!least || !most) throw new Error('A distribution of nothing was asked for.');
  return {
    count: countOf(counts),
    mean: meanOf(counts),
    deviation: deviationOf(counts),
    median: medianOf(counts),
    quantiles: {
      p10: quantileOf(counts, 0.1),
      p25: quantileOf(counts, 0.25),
      p75: quantileOf(counts, 0.75),
      p90: quantileOf(counts, 0.9),
    },
    least: seen(least),
    most: seen(most),
    histogram: sortedCounts(counts),
  };
}

function endsOf(batch: Batch, tally: Tally): SimulationResult['ends'] {
  return [...tally.ends]
    .sort(([a, x], [b, y]) => y.games - x.games || (a < b ? -1 : 1))
    .map(([reason, { games, example }]) => ({
      reason,
      games: shareOf(games, tally.games),
      example: { game: example, seed: gameSeed(batch.seed, example) },
    }));
}

function measuresOf(
  batch: Batch,
  game: Game,
  tally: Tally,
  seen: (extreme: Extreme) => SeenResult,
): SimulationResult['measures'] {
  if (tally.games === 0) return [];
  const groups = new Map<string, MeasureResult[]>();
  game.measures.forEach(({ group, item }, index) => {
    const sums = tally.measures[index] as MeasureTally;
    const items = groups.get(group) ?? [];
    groups.set(group, items);
    items.push({
      item,
      perGame: sums.total / tally.games,
      perSeat: sums.total / (tally.games * batch.seats),
      games: shareOf(sums.games, tally.games),
      wins: sums.seats === 0 ? null : shareOf(sums.wins / WIN, sums.seats),
      most: sums.most ? seen(sums.most) : null,
    });
  });
  return [...groups].map(([group, items]) => ({ group, items }));
}
