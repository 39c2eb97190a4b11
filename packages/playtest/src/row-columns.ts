// The columns of a table with a row for each game and seat, for DuckDB, pandas, R and spreadsheets. Seats are counted from 1,
// as in everything that people read.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { entryAt, type Batch } from './batch.ts';
import { countBits, type GameFigure, gameFigures } from '@railwright/figures';
import { NO_VALUE } from './observe/outcomes.ts';
import { ROW_HEAD, seatStart, type GameRow } from './observe/rows.ts';
import { gameSeed } from './seeds.ts';

/** A column of the table of games. */
export type RowColumn = { readonly name: string } &
  /** Whole numbers are below 2^31, large ones below 2^32. */
  (
    | { readonly kind: 'whole' | 'large' | 'share'; readonly value: (row: GameRow, seat: number) => number }
    /** Null where a game has no such figure, as one without a winner. */
    | {
        readonly kind: 'whole or none' | 'share or none';
        readonly value: (row: GameRow, seat: number) => number | null;
      }
    | { readonly kind: 'text'; readonly value: (row: GameRow, seat: number) => string }
    | { readonly kind: 'flag'; readonly value: (row: GameRow, seat: number) => boolean }
  );

type Whole = (row: GameRow, seat: number) => number;

const [WINNERS, FIRST] = [0, 1] as const;

/** Names are lower case with underscores, so that no language has to quote them: `gained_mail_train`. */
export function rowColumns(batch: Batch, game: Game): readonly RowColumn[] {
  const hasDrama = batch.gather?.includes('drama') === true;
  const whole = (name: string, value: Whole): RowColumn => ({ name, kind: 'whole', value });
  const number = (row: GameRow, index: number): number => row.numbers[index] as number;
  const ofSeat = (name: string, offset: number): RowColumn =>
    whole(name, (row, seat) => number(row, seatStart(game, hasDrama, seat) + offset));
  const columns: RowColumn[] = [
    whole('game', (row) => row.game),
    { name: 'seed', kind: 'large', value: (row) => gameSeed(batch.seed, row.game) },
    whole('seat', (_row, seat) => seat + 1),
    {
      name: 'bot',
      kind: 'text',
      value: (row, seat) => (batch.bots[entryAt(batch, row.game, seat)] as BotSpec).name,
    },
    { name: 'began', kind: 'flag', value: (row, seat) => number(row, FIRST) === seat },
    {
      name: 'win',
      kind: 'share',
      value(row, seat) {
        const winners = number(row, WINNERS);
        return winners & (1 << seat) ? 1 / countBits(winners) : 0;
      },
    },
    ofSeat('score', 0),
    { name: 'end', kind: 'text', value: (row) => row.end },
    ...gameFigures(hasDrama).map((figure, i) => figureColumn(figure, ROW_HEAD.length + i)),
  ];
  const taken = new Set(columns.map(({ name }) => name));
  game.measures.forEach(({ id }, m) => {
    const plain = id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
    let name = plain;
    for (let n = 2; taken.has(name); n++) name = `${plain}_${n}`;
    taken.add(name);
    columns.push(ofSeat(name, 1 + m));
  });
  return columns;
}

function figureColumn({ figure, unit, lacking }: GameFigure, at: number): RowColumn {
  const name = figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const scale = unit === 'count' ? 1 : 1000;
  const value = ({ numbers }: GameRow): number => (numbers[at] as number) / scale;
  if (lacking === undefined) return { name, kind: unit === 'count' ? 'whole' : 'share', value };
  return {
    name,
    kind: unit === 'count' ? 'whole or none' : 'share or none',
    value: (row) => (row.numbers[at] === NO_VALUE ? null : value(row)),
  };
}
