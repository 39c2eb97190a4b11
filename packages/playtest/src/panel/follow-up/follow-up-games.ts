// Extra games, beyond those of the tables, for one question each: the wins of the first of some bots, block by block.
import type { BotSpec } from '@railwright/bots';
import { entryAt, type Batch } from '../../batch.ts';
import { wholeRounds } from '../../match/seating.ts';
import { seatStart, type GameRow } from '../../observe/rows.ts';
import type { Answered } from './follow-up.ts';
import { sideOf } from '../answers/decide.ts';
import { estimateOf, intervalAt, shifted } from '../answers/estimate.ts';
import { LOOKS } from '../answers/looks.ts';
import type { Question } from '../questions/question.ts';
import type { OpenPanel, PanelWork } from '../open-panel.ts';
import type { PanelPlan } from '../panel-plan.ts';
import { GAMES_A_PART } from '../tables/tables.ts';
import { winsIn } from '../tables/wins.ts';

type Extra = Pick<Batch, 'restriction' | 'starts'> & { readonly maps?: true };

/** Returns rows in the order of the games; parts are played at the same time. */
export async function playParts(panel: PanelWork, batch: Batch): Promise<GameRow[]> {
  const size = wholeRounds(GAMES_A_PART, batch.seats);
  const parts = Array.from({ length: Math.ceil(batch.games / size) }, (_, i) => ({
    ...batch,
    first: batch.first + i * size,
    games: Math.min(size, batch.games - i * size),
  }));
  return (await Promise.all(parts.map((part) => panel.play(part)))).flat();
}

/** Of the deals that all tables play: at least `games`, and enough to estimate the uncertainty. */
export function followUpBatch(
  plan: PanelPlan,
  bots: readonly BotSpec[],
  games: number,
  { maps, ...extra }: Extra = {},
): Batch {
  const { definition, source, seats, seed } = plan;
  return {
    ...{ definition, source, seats, seed, bots, first: 0, rows: true },
    games: wholeRounds(Math.max(games, 2 * seats), seats),
    gather: maps ? ['drama', 'maps'] : ['drama'],
    neighbors: 'drawn',
    ...extra,
  };
}

/** One seat of `bot` among seats of `rival`. */
export function oneAmong(bot: BotSpec, rival: BotSpec, seats: number): BotSpec[] {
  return [bot, ...Array.from({ length: seats - 1 }, () => rival)];
}

/**
 * The rows of `free`, games of `batch`, as they are if its first bot must not raise a measure. It chooses among the other choices as before, so
 * games in which it never raised the measure stay as they were.
 */
export async function forbid(
  plan: OpenPanel,
  batch: Batch,
  free: readonly GameRow[],
  measure: string,
): Promise<GameRow[]> {
  const { game } = plan;
  const at = 1 + game.measures.findIndex(({ id }) => id === measure);
  const only = free
    .filter(({ game: index, numbers }) => {
      const seat = firstSeat(batch, index);
      return (numbers[seatStart(game, true, seat) + at] as number) > 0;
    })
    .map(({ game: index }) => index);
  const restriction = { entry: 0, measure, rule: 'forbid' } as const;
  const played = await playParts(plan, { ...batch, restriction, only, games: only.length });
  const changed = new Map(played.map((row) => [row.game, row]));
  return free.map((row) => changed.get(row.game) ?? row);
}

/** Where the first of a batch's bots sits in a game. */
const firstSeat = (batch: Batch, index: number): number =>
  Array.from({ length: batch.seats }, (_, seat) => seat).find((seat) => entryAt(batch, index, seat) === 0) ??
  0;

/** The wins of the first of some bots: in total, and block by block. */
export interface FirstWins extends Answered {
  readonly blocks: Float64Array;
}

export async function askFirst(
  plan: OpenPanel,
  bots: readonly BotSpec[],
  games: number,
  extra?: Extra,
): Promise<FirstWins> {
  const { seats } = plan;
  const batch = followUpBatch(plan, bots, games, extra);
  return firstAnswer(batch, await playParts(plan, batch), seats);
}

/** The same, on whether it wins more or less than `against`: no more games than the answer needs, and at most as many. */
export async function askUntilSure(
  plan: OpenPanel,
  bots: readonly BotSpec[],
  games: number,
  { against, note, ...extra }: Extra & Pick<Question, 'against' | 'note'>,
): Promise<FirstWins> {
  const { seats } = plan;
  const batch = followUpBatch(plan, bots, games, extra);
  const rows: GameRow[] = [];
  for (const look of LOOKS) {
    const until = wholeRounds(Math.max(batch.games * look.games, 2 * seats), seats);
    rows.push(...(await playParts(plan, { ...batch, first: rows.length, games: until - rows.length })));
    const { estimate, ...answer } = firstAnswer(batch, rows, seats);
    const looked = { ...estimate, part: look.error };
    if (look.games === 1 || sideOf(intervalAt(shifted(looked, against), SURE), note) !== 'open')
      return { ...answer, estimate: looked };
  }
  throw new Error('There is no last look.');
}

/** An answer with this error is one on any page: the share of a question among thirty about a game. */
const SURE = 0.001;

/** Results of the first bot's seat, game by game: its wins, unless another figure is given. */
export function firstAnswer(
  batch: Batch,
  rows: readonly GameRow[],
  seats: number,
  of: (row: GameRow, seat: number) => number = (row, seat) => winsIn(row, seats)[seat] ?? 0,
): FirstWins {
  const blocks = new Float64Array(rows.length / seats);
  rows.forEach((row, i) => {
    const block = Math.floor(i / seats);
    blocks[block] = (blocks[block] as number) + of(row, firstSeat(batch, row.game)) / seats;
  });
  const estimate = estimateOf([blocks], { seats });
  if (!estimate) throw new Error('Too few games were played.');
  return { estimate, games: rows.length, blocks };
}
