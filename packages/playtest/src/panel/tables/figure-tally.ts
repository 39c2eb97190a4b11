// Tallies of the figures that panels are asked about, at one table.
import { ASKED_FIGURES, GAME_FIGURES, type AskedFigure, type PanelGame } from '@railwright/figures';
import { reader, type GameRow } from '../../observe/rows.ts';

export interface FigureTally {
  /** By key of a figure of kinds, else by '': the mean over a block's games that have it; NaN where none has. */
  readonly byKey: ReadonlyMap<string, Float64Array>;
  /** How many games had each value. */
  readonly counts: ReadonlyMap<number, number>;
}

/** By figure, from the rows of a whole number of blocks, with the drama gathered. */
export function tallyFigures(rows: readonly GameRow[], seats: number): ReadonlyMap<string, FigureTally> {
  return new Map(ASKED_FIGURES.map((record) => [record.figure, tallyFigure(record, rows, seats)]));
}

function tallyFigure(record: AskedFigure, rows: readonly GameRow[], seats: number): FigureTally {
  const blocks = rows.length / seats;
  const read = readerOf(record);
  const games = new Float64Array(blocks);
  const sums = new Map<string, Float64Array>();
  const counts = new Map<number, number>();
  rows.forEach((row, i) => {
    const known = read(row);
    if (!known) return;
    const block = Math.floor(i / seats);
    const [key, value] = known;
    const sum = sums.get(key) ?? new Float64Array(blocks);
    sum[block] = (sum[block] as number) + value;
    sums.set(key, sum);
    games[block] = (games[block] as number) + 1;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return {
    byKey: new Map([...sums].map(([key, sum]) => [key, sum.map((all, b) => all / (games[b] as number))])),
    counts,
  };
}

/** Gives the key and the value of a game. */
function readerOf(record: AskedFigure): (row: GameRow) => readonly [string, number] | undefined {
  if (record.of === 'kinds') return (row) => [record.asked.keyOf(gameOf(row)), 1];
  if (record.of === 'games') return (row) => ['', record.asked.inGame(gameOf(row)) ? 1 : 0];
  const value = valueOf(record.figure);
  return (row) => {
    const known = value(row);
    return known === undefined ? undefined : ['', known];
  };
}

const gameOf = (row: GameRow): PanelGame => ({
  winners: row.numbers[0] ?? 0,
  end: row.end,
  value: (figure) => READERS.get(figure)?.(row),
});

/** Shares of a game are counted in thousandths. */
function valueOf(figure: string): (row: GameRow) => number | undefined {
  const record = GAME_FIGURES.find((one) => one.figure === figure);
  const read = READERS.get(figure);
  const scale = record?.unit === 'thousandths' ? 1000 : 1;
  return (row) => {
    const known = read?.(row);
    return known === undefined ? undefined : known / scale;
  };
}

const READERS = new Map<string, ReturnType<typeof reader>>(
  GAME_FIGURES.map(({ figure }) => [figure, reader(figure)]),
);
