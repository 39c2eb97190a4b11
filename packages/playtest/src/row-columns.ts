// The columns of a table with a row for each game and seat, for DuckDB, pandas, R and spreadsheets. Seats are counted from 1,
// as in everything that people read.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { entryAt, type Batch } from './batch.ts';
import { countBits } from './observe/board.ts';
import { NO_SHARE } from './observe/drama.ts';
import { OUTCOME_DRAMA } from './observe/outcomes.ts';
import { ROW_HEAD, seatStart, type GameRow } from './observe/rows.ts';
import { gameSeed } from './seeds.ts';

export type RowColumn = { readonly name: string } &
  /** Whole numbers are below 2^31, large ones below 2^32. */
  (
    | { readonly kind: 'whole' | 'large' | 'share'; readonly value: (row: GameRow, seat: number) => number }
    /** Null where a game has no such share, as nobody won it. */
    | { readonly kind: 'share or none'; readonly value: (row: GameRow, seat: number) => number | null }
    | { readonly kind: 'text'; readonly value: (row: GameRow, seat: number) => string }
    | { readonly kind: 'flag'; readonly value: (row: GameRow, seat: number) => boolean }
  );

type Whole = (row: GameRow, seat: number) => number;

const [WINNERS, TURNS, CHOICES, FIRST] = [0, 1, 2, 3] as const;
const DRAMA_NAMES = { leadChanges: 'lead_changes', decided: 'decided', closeness: 'closeness' } as const;

/** Names are lower case with underscores, so that no language has to quote them: `gained_mail_train`. */
export function rowColumns(batch: Batch, game: Game): readonly RowColumn[] {
  const { seats } = batch;
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
    whole('turns', (row) => number(row, TURNS)),
    whole('rounds', (row) => Math.ceil(number(row, TURNS) / seats)),
    whole('choices', (row) => number(row, CHOICES)),
    { name: 'end', kind: 'text', value: (row) => row.end },
    ...(hasDrama
      ? OUTCOME_DRAMA.map((name, i): RowColumn => {
          const at = ROW_HEAD.length + i;
          return name === 'leadChanges'
            ? whole(DRAMA_NAMES[name], (row) => number(row, at))
            : {
                name: DRAMA_NAMES[name],
                kind: 'share or none',
                value: (row) => (number(row, at) === NO_SHARE ? null : number(row, at) / 1000),
              };
        })
      : []),
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
