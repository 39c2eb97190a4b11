// Puts together the explanation of a learned player: its games with itself, the looks into them, and games of other bots.
import type { PlayerHeader } from '@railwright/net';
import { gameFigures, type PlayedBatch } from '../compare/rows.ts';
import type { MeasuredStrength } from '../learning/learning-result.ts';
import type { SimulationResult } from '../result.ts';
import { meanInterval, addToSums, createSums, varianceOf, type Sums } from '@railwright/statistics';
import { summarize } from '../summary.ts';
import { distributionOrNull, shareOf } from '../summary/pieces.ts';
import type { Explanation, ExplainedOpponent, Habit } from './explanation-result.ts';
import type { HoldingStudy, PositionPlan, PositionStudy } from './positions.ts';

export interface ExplainedPlayer {
  readonly name: string;
  readonly header: PlayerHeader;
  /** Its games with itself, with `cards`, `maps` and `outcomes` gathered. */
  readonly own: PlayedBatch;
  readonly phases: PositionPlan['phases'];
  readonly study: PositionStudy;
  readonly opponents: readonly ExplainedBot[];
}

/** An opponent that the player was measured against. */
export interface ExplainedBot {
  readonly strength: MeasuredStrength;
  /** Its games with itself, with `outcomes` gathered. */
  readonly own: PlayedBatch;
}

const Z = 1.959963984540054;

/** The rounds after which the opening and the middle of a game are over: thirds of a game of middle length. */
export function phasesOf({ length }: SimulationResult): PositionPlan['phases'] {
  const rounds = length?.rounds.median ?? 3;
  return [Math.max(1, Math.round(rounds / 3)), Math.max(2, Math.round((2 * rounds) / 3))];
}

/** Describes how a player plays, from its own games, the studied positions and its opponents. Intervals are of 95%. */
export function explainPlayer({ name, header, own, phases, study, opponents }: ExplainedPlayer): Explanation {
  const { batch, game, tally } = own;
  const sums = measureSums(own);
  return {
    format: 1,
    player: {
      name,
      setups: header.setups.map(({ id, content, seats }) => ({
        setup: id,
        content: content ?? null,
        seats: [...seats],
      })),
      seed: header.learned.seed,
      games: header.learned.games,
      before: header.learned.before ?? null,
    },
    phases: { opening: phases[0], middle: phases[1] },
    games: summarize(batch, game, { tally, complete: true }),
    positions: study.positions,
    habits: game.measures
      .map((_, m) => habitOf(own, phases, m, sums[m] as Sums, study.holdings.get(m)))
      .sort((a, b) => b.perSeat.value - a.perSeat.value),
    firstCell: distributionOrNull(study.firstCell, batch.seed),
    firstBuilt: distributionOrNull(study.firstBuilt, batch.seed),
    opponents: opponents.map((one) => opponentOf(own, sums, one)),
  };
}

/** By measure: a seat's mean of each game. */
function measureSums(played: PlayedBatch): Sums[] {
  const figures = new Map(gameFigures(played).map(({ figure, values }) => [figure, values]));
  return played.game.measures.map(({ id }) => {
    const sums = createSums();
    for (const value of figures.get(id) ?? []) addToSums(sums, value ?? 0);
    return sums;
  });
}

const meanOf = ({ sum, count }: Sums): number => (count === 0 ? 0 : sum / count);

/** Of a single game nothing more is known than what was seen. */
function estimateOf(sums: Sums): Habit['perSeat'] {
  const value = meanOf(sums);
  return { value, ...(meanInterval(sums) ?? { low: value, high: value }) };
}

function habitOf(
  { game, batch, tally }: PlayedBatch,
  [opening, middle]: PositionPlan['phases'],
  m: number,
  sums: Sums,
  study: HoldingStudy | undefined,
): Habit {
  const { group, item } = game.measures[m] as { group: string; item: string };
  const places = tally.games * batch.seats;
  const byPhase = [0, 0, 0];
  for (const [round, rise] of tally.timing?.[m] ?? []) {
    const phase = round <= opening ? 0 : round <= middle ? 1 : 2;
    byPhase[phase] = (byPhase[phase] as number) + rise / places;
  }
  return {
    group,
    item,
    perSeat: estimateOf(sums),
    seats: shareOf(tally.measures[m]?.seats ?? 0, places),
    byPhase,
    owned: study ? meanOf(study.owned) : null,
    worth: study && study.gain.count > 0 ? estimateOf(study.gain) : null,
    worthByPhase: study
      ? study.gains.map((gain) => (gain.count === 0 ? null : meanOf(gain)))
      : [null, null, null],
  };
}

function opponentOf(own: PlayedBatch, sums: readonly Sums[], bot: ExplainedBot): ExplainedOpponent {
  const others = measureSums(bot.own);
  const { against, games, won } = bot.strength;
  return {
    bot: against,
    wins: shareOf(won * games, games),
    differences: own.game.measures
      .map(({ group, item }, m) => {
        const [mine, theirs] = [sums[m] as Sums, others[m] as Sums];
        const value = meanOf(mine) - meanOf(theirs);
        const reach = Z * Math.sqrt(varianceOf(mine) / mine.count + varianceOf(theirs) / theirs.count);
        return {
          group,
          item,
          player: meanOf(mine),
          bot: meanOf(theirs),
          difference: { value, low: value - reach, high: value + reach },
        };
      })
      .sort((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value)),
  };
}
