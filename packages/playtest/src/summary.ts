// From counts to figures: means, medians, quantiles, shares with intervals. Definitions are in figures/; for readers of
// the data also in result.ts.
import { GENERATOR, type Game } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { Batch } from './batch.ts';
import { sortedCounts, type Sums } from '@railwright/statistics';
import type { MeasureResult, SimulationResult } from './result.ts';
import type { ShareResult } from './result/parts.ts';
import type { TargetResult, UntilResult } from './result/verdicts.ts';
import type { BatchRun } from './run.ts';
import { gameSeed } from './seeds.ts';
import { learnedPlayers } from './summary/learned-players.ts';
import { botWins, effectsOf, seatWins } from './summary/effects.ts';
import { dramaOf, lengthOf, ownFiguresOf } from './summary/figures.ts';
import { boardOf } from './summary/observed.ts';
import { distributionOf, ratioOf, seenIn, shareOf } from './summary/pieces.ts';
import type { MeasureTally, SideTally, Tally } from './tally.ts';
import { WIN } from '@railwright/figures';

/** How to read the figures; printed with them and part of the data. */
const NOTES = {
  wins: 'A win that k seats share counts 1/k for each. Bots move on by one seat with every game; intervals are 95% and account for who sat where.',
  measures:
    'The win rate of seats with an item shows correlation with winning, not its cause: players who are ahead buy more, long games give everyone more of everything, and strong bots choose differently. To find out what a card does, forbid it to one seat and compare: railwright influence.',
  starts:
    'Bots choose where they start, so a cell that good bots like looks good, and the last bot to choose gets what the others left. With random starts (--starts random) the cells are compared fairly.',
} as const;

/** The purpose of a run, besides playing games. */
export interface Purpose {
  readonly targets?: readonly TargetResult[];
  readonly until?: UntilResult;
}

/** The results of a batch, from its tally. Intervals are of 95% unless the figure's record says otherwise. */
export function summarize(
  batch: Batch,
  game: Game,
  run: Pick<BatchRun, 'tally' | 'complete'>,
  { targets, until }: Purpose = {},
): SimulationResult {
  const { tally, complete } = run;
  const { games, drama } = tally;
  const bots = batch.bots.map(({ name }) => name);
  const side = ({ example, scores }: SideTally, wins: ShareResult, perGame?: Sums) => ({
    wins,
    example: example === undefined ? null : { game: example, seed: gameSeed(batch.seed, example) },
    score: distributionOf(scores, batch.seed, perGame),
  });
  const board = game.playtestHooks?.board;
  return {
    format: 2,
    engine: gamesVersion(),
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
    gathered: [...(batch.gather ?? [])],
    restriction: restrictionOf(batch),
    bots,
    strategies: { ...batch.strategies },
    players: learnedPlayers(batch.bots),
    sharedWins: tally.shared,
    unwon: tally.unwon,
    winsBySeat:
      games === 0
        ? []
        : tally.seats.map((sums, seat) => ({ seat, ...side(sums, seatWins(batch, tally, seat)) })),
    winsByBot: [...tally.bots]
      .map(([bot, sums]) => ({ bot, ...side(sums, botWins(batch, tally, bot), sums.perGame) }))
      .sort((a, b) => bots.indexOf(a.bot) - bots.indexOf(b.bot)),
    ...effectsOf(batch, tally),
    ...ownFiguresOf(tally, batch.seed),
    length: games === 0 ? null : lengthOf(tally, batch.seed),
    ends: endsOf(batch, tally),
    measures: measuresOf(batch, game, tally),
    drama: drama && games > 0 ? dramaOf({ ...tally, drama }, game, batch.seed) : null,
    board: tally.board && board && games > 0 ? boardOf(batch, board, tally.board, games) : null,
    targets: targets ? [...targets] : null,
    until: until ?? null,
    notes: NOTES,
  };
}

function restrictionOf({ restriction, bots }: Batch): SimulationResult['restriction'] {
  if (!restriction) return null;
  const { entry, measure, rule, copies = 1 } = restriction;
  return { bot: bots[entry]?.name ?? '', measure, rule, copies };
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

function measuresOf(batch: Batch, game: Game, tally: Tally): SimulationResult['measures'] {
  if (tally.games === 0) return [];
  const seen = seenIn(batch.seed);
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
      wins: sums.seats === 0 ? null : ratioOf(sums.winsByGame, WIN),
      most: sums.most ? seen(sums.most) : null,
      byRound: tally.timing?.[index] ? sortedCounts(tally.timing[index]) : null,
    });
  });
  return [...groups].map(([group, items]) => ({ group, items }));
}
