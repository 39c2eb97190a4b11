// Figures of single games, read from the rows of outcomes.
import type { Game } from '@railwright/engine';
import { entryAt, type Batch } from '../batch.ts';
import {
  type Compared,
  comparedName,
  countBits,
  FIGURES,
  gameFigures as figuresOfGames,
  type Outcome,
} from '@railwright/figures';
import { NO_VALUE, OUTCOME_HEAD } from '../observe/outcomes.ts';
import type { Tally } from '../tally.ts';

/** A batch that was played with `outcomes` gathered. */
export interface PlayedBatch {
  /** The batch as it was asked for. */
  readonly batch: Batch;
  readonly game: Game;
  /** Its counts, with outcomes. */
  readonly tally: Tally;
}

/** By game; undefined where the figure has no value. */
type GameValues = readonly (number | undefined)[];

export interface GameFigure {
  readonly figure: string;
  readonly values: GameValues;
}

const WINNERS = 0;
const FIRST = 1;

const won = (row: Int32Array, seat: number): number => {
  const winners = row[WINNERS] as number;
  return winners & (1 << seat) ? 1 / countBits(winners) : 0;
};

/** The wins of one of the batch's bots in each game, wherever it sat. */
export function winsOfEntry({ batch, tally }: PlayedBatch, entry: number): number[] {
  return rowsOf(tally).map((row, i) => {
    for (let seat = 0; seat < batch.seats; seat++)
      if (entryAt(batch, batch.first + i, seat) === entry) return won(row, seat);
    return 0;
  });
}

export function rowsOf({ outcomes }: Tally): readonly Int32Array[] {
  if (!outcomes) throw new Error('The batch did not gather outcomes.');
  return outcomes.rows;
}

/** Figures of games in the order of the registry, then what was counted, per seat as in all tables. */
export function gameFigures(played: PlayedBatch): GameFigure[] {
  const { batch, game, tally } = played;
  const rows = rowsOf(tally);
  const known = figuresOfGames(tally.drama !== undefined);
  const scoreAt = OUTCOME_HEAD.length + known.length;
  const measureAt = scoreAt + batch.seats;
  const names = [...new Set(batch.bots.map(({ name }) => name))];
  const wins = new Map(names.map((name) => [name, winsOfBot(played, name)]));
  const outcomes = rows.map((row, i): Outcome => ({
    winners: row[WINNERS] as number,
    first: row[FIRST] as number,
    scores: Array.from(row.subarray(scoreAt, measureAt)),
    won: (seat) => won(row, seat),
    wonBy: (bot) => wins.get(bot)?.[i] ?? 0,
  }));
  const told = FIGURES.flatMap((figure): GameFigure[] => {
    if (figure.of !== 'game') {
      const compared: readonly Compared[] = 'compared' in figure ? figure.compared(names) : [];
      return compared.map(({ name, value }) => ({ figure: name, values: outcomes.map(value) }));
    }
    const index = known.findIndex((one) => one.figure === figure.figure);
    if (index < 0) return [];
    const at = OUTCOME_HEAD.length + index;
    const scale = figure.unit === 'count' ? 1 : 1000;
    const values = rows.map((row) => (row[at] === NO_VALUE ? undefined : (row[at] as number) / scale));
    // Of games without a map, none has used cells.
    return values.every((value) => value === undefined) ? [] : [{ figure: comparedName(figure), values }];
  });
  const counted = game.measures.map(({ id }, m) => ({
    figure: id,
    values: rows.map((row) => (row[measureAt + m] as number) / batch.seats),
  }));
  return [...told, ...counted];
}

/** The wins of a seat of the bot in each game, on average. */
function winsOfBot(played: PlayedBatch, name: string): number[] {
  const entries = played.batch.bots.flatMap((bot, entry) => (bot.name === name ? [entry] : []));
  const lists = entries.map((entry) => winsOfEntry(played, entry));
  return (lists[0] ?? []).map(
    (_value, i) => lists.reduce((sum, list) => sum + (list[i] as number), 0) / entries.length,
  );
}
