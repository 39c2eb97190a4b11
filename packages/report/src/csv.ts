// A result as one long table: a row for each figure, for spreadsheets and other programs. Seats are counted from 1.
import { safeText } from '@railwright/engine/safe-text';
import {
  numbersIn,
  partsIn,
  type DistributionResult,
  type ShareResult,
  type SimulationResult,
} from '@railwright/playtest';

type Cell = string | number;
const HEAD = ['section', 'item', 'figure', 'value', 'low', 'high', 'count', 'of'] as const;

/** A result as CSV with a head line; lines end in CRLF (RFC 4180). */
export function toCsv(result: SimulationResult): string {
  const rows = [...rowsOf(result)];
  return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function* rowsOf(result: SimulationResult): Generator<readonly Cell[]> {
  for (const { seat, wins, score } of result.winsBySeat) {
    yield share('seat', String(seat + 1), 'wins', wins);
    yield* distribution('seat', String(seat + 1), 'score', score);
  }
  for (const { bot, wins, score } of result.winsByBot) {
    yield share('bot', bot, 'wins', wins);
    yield* distribution('bot', bot, 'score', score);
  }
  const { ends, board, measures, targets } = result;
  for (const { figure, values } of numbersIn(result, 'length', 'result'))
    yield* distribution('length', '', figure.figure, values);
  for (const { reason, games } of ends) yield share('end', reason, 'games', games);
  for (const { group, items } of measures)
    for (const { item, perGame, perSeat, games, wins } of items) {
      yield plain(group, item, 'perGame', perGame);
      yield plain(group, item, 'perSeat', perSeat);
      yield share(group, item, 'games', games);
      if (wins) yield share(group, item, 'winsWithIt', wins);
    }
  for (const { figure, values } of numbersIn(result, 'drama'))
    yield* distribution('drama', '', figure.figure, values);
  for (const { figure, share: part } of partsIn(result)) yield share('drama', '', figure.figure, part);
  for (const { cell: label, used, contested, seatsPerGame, builtPerGame, pointsPerGame } of board?.cells ??
    []) {
    yield share('cell', label, 'used', used);
    yield share('cell', label, 'contested', contested);
    yield plain('cell', label, 'seatsPerGame', seatsPerGame);
    yield plain('cell', label, 'builtPerGame', builtPerGame);
    yield plain('cell', label, 'pointsPerGame', pointsPerGame);
  }
  for (const { cell: label, wins } of board?.starts ?? []) yield share('start', label, 'wins', wins);
  for (const { target, verdict, value, low, high } of targets ?? [])
    yield ['target', target, verdict, value ?? '', low ?? '', high ?? '', '', ''];
}

function share(
  section: string,
  item: string,
  figure: string,
  { share, low, high, count, of }: ShareResult,
): Cell[] {
  return [section, item, figure, share, low, high, count, of];
}

function plain(section: string, item: string, figure: string, value: number): Cell[] {
  return [section, item, figure, value, '', '', '', ''];
}

function* distribution(
  section: string,
  item: string,
  name: string,
  d: DistributionResult,
): Generator<Cell[]> {
  const { mean, median } = d.intervals;
  yield [section, item, `${name}.mean`, d.mean, mean?.low ?? '', mean?.high ?? '', d.count, ''];
  yield [section, item, `${name}.median`, d.median, median?.low ?? '', median?.high ?? '', d.count, ''];
}

/** Quoted where needed; text that a spreadsheet would take for a formula is defused. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = safeText(value);
  const plain = /^[=+\-@\t]/.test(safe) ? `'${safe}` : safe;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
