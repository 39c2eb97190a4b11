// Figures of single games, read from the rows of outcomes.
import type { Game } from '@railwright/engine';
import { entryAt, type Batch } from '../batch.ts';
import { countBits } from '../observe/board.ts';
import { NO_SHARE } from '../observe/drama.ts';
import { OUTCOME_DRAMA, OUTCOME_HEAD } from '../observe/outcomes.ts';
import type { Tally } from '../tally.ts';

/** A batch that was played with `outcomes` gathered. */
export interface PlayedBatch {
  readonly batch: Batch;
  readonly game: Game;
  readonly tally: Tally;
}

/** By game; undefined where the figure has no value. */
type GameValues = readonly (number | undefined)[];

export interface GameFigure {
  readonly figure: string;
  readonly values: GameValues;
}

const [WINNERS, TURNS, CHOICES, FIRST] = [0, 1, 2, 3] as const;

const won = (row: Int32Array, seat: number): number => {
  const winners = row[WINNERS] as number;
  return winners & (1 << seat) ? 1 / countBits(winners) : 0;
};

/** What one of the batch's bots won in each game, wherever it sat. */
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

export function gameFigures(played: PlayedBatch): GameFigure[] {
  const { batch, game, tally } = played;
  const rows = rowsOf(tally);
  const { seats } = batch;
  const head = OUTCOME_HEAD.length;
  const each = (figure: string, of: (row: Int32Array, index: number) => number | undefined): GameFigure => ({
    figure,
    values: rows.map(of),
  });
  const scores = (row: Int32Array): number[] => Array.from(row.subarray(head, head + seats));
  const names = [...new Set(batch.bots.map(({ name }) => name))];
  const measureAt = head + seats;
  const dramaAt = measureAt + game.measures.length;
  return [
    each('wins of who begins', (row) => won(row, row[FIRST] as number)),
    ...(names.length < 2 ? [] : names.map((name) => botWins(played, name))),
    each('shared wins', (row) => (countBits(row[WINNERS] as number) > 1 ? 1 : 0)),
    each('games nobody won', (row) => (row[WINNERS] === 0 ? 1 : 0)),
    each('rounds', (row) => Math.ceil((row[TURNS] as number) / seats)),
    each('turns', (row) => row[TURNS]),
    each('choices', (row) => row[CHOICES]),
    each('score of a seat', (row) => scores(row).reduce((sum, score) => sum + score, 0) / seats),
    each('winning margin', (row) => marginOf(row[WINNERS] as number, scores(row))),
    ...(tally.drama
      ? OUTCOME_DRAMA.map((name, i) =>
          each(name, (row) => {
            const value = row[dramaAt + i] as number;
            return name === 'leadChanges' ? value : value === NO_SHARE ? undefined : value / 1000;
          }),
        )
      : []),
    ...game.measures.map(({ id }, m) => each(id, (row) => row[measureAt + m])),
  ];
}

function botWins(played: PlayedBatch, name: string): GameFigure {
  const entries = played.batch.bots.flatMap((bot, entry) => (bot.name === name ? [entry] : []));
  const lists = entries.map((entry) => winsOfEntry(played, entry));
  const values = (lists[0] ?? []).map(
    (_value, i) => lists.reduce((sum, list) => sum + (list[i] as number), 0) / entries.length,
  );
  return { figure: `wins of ${name}`, values };
}

function marginOf(winners: number, scores: readonly number[]): number | undefined {
  if (winners === 0 || scores.length < 2) return undefined;
  let winner = -1;
  scores.forEach((score, seat) => {
    if (winners & (1 << seat) && (winner < 0 || score > (scores[winner] as number))) winner = seat;
  });
  return (scores[winner] as number) - Math.max(...scores.filter((_score, seat) => seat !== winner));
}
