// Optional measurements as text: drama, and the cells of the map.
import { numbersIn, partsIn, type BoardResult, type SimulationResult } from '@railwright/playtest';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';
import { seatName } from './seat-name.ts';
import { interval, mean, middle, percent, rate, whole } from './figures.ts';

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const head = { head: (text: string) => style.bold(text) };

export function formatDrama(result: SimulationResult): string {
  const rows = numbersIn(result, 'drama').map(({ figure: { row, unit }, values }) => {
    const { mean: average, median, quantiles, least, most } = values;
    const share = (value: number): string => percent(value / 1000);
    const [text, textOfMean, textOfMedian] =
      unit === 'count' ? [String, mean, middle] : [share, share, share];
    return [
      `  ${row}`,
      textOfMean(average),
      textOfMedian(median),
      `${text(quantiles.p10)} to ${text(quantiles.p90)}`,
      `#${least.game}`,
      `#${most.game}`,
    ];
  });
  const shares = partsIn(result).map(({ figure, share }) => [
    `  ${figure.row}`,
    percent(share.share),
    interval(share),
  ]);
  return [
    formatTable(
      [
        left('Drama'),
        right('mean'),
        right('median'),
        right('10 to 90%'),
        right('least in'),
        right('most in'),
      ],
      rows,
      head,
    ),
    formatTable([left('Choices'), right('share'), right('95% interval')], shares, head),
  ]
    .filter((lines) => lines !== '')
    .join('\n\n');
}

const MOST_CELLS = 30;

export function formatBoard({ cells, dead, starts, randomStarts }: BoardResult): string[] {
  const used = cells.filter((cell) => cell.used.count > 0).sort((a, b) => b.used.count - a.used.count);
  const rows = used
    .slice(0, MOST_CELLS)
    .map(({ cell, used: share, seatsPerGame, contested, builtPerGame, pointsPerGame, example }) => [
      `  ${safe(cell)}`,
      percent(share.share),
      rate(seatsPerGame),
      percent(contested.share),
      rate(builtPerGame),
      rate(pointsPerGame),
      example ? `#${example.game}` : '-',
    ]);
  const columns = ['used', 'seats a game', 'contested', 'built a game', 'points a game', 'such as'].map(
    right,
  );
  const more = used.length - rows.length;
  return [
    [
      ...(rows.length > 0 ? [formatTable([left('Cell'), ...columns], rows, head)] : []),
      ...(more > 0 ? [`  and ${more} more that were used; --json has all.`] : []),
      dead.length === 0
        ? '  Every cell was used.'
        : wrapText(`  Never used (${dead.length}): ${dead.map(safe).join(', ')}`, '    '),
    ].join('\n'),
    startsTable(starts, randomStarts),
  ];
}

function startsTable(starts: BoardResult['starts'], randomStarts: boolean): string {
  if (starts.length === 0) return '';
  const seats = starts[0]?.bySeat.length ?? 0;
  const rows = starts
    .slice(0, MOST_CELLS)
    .map(({ cell, wins, steadied, stands, bySeat }) => [
      `  ${safe(cell)}`,
      whole(wins.of),
      percent(wins.share),
      `${percent(steadied.value)}${stands ? '*' : ' '}`,
      interval(steadied),
      ...bySeat.map(({ wins: own }) => (own.of === 0 ? '-' : `${percent(own.share)} of ${own.of}`)),
    ]);
  const columns = [
    left(randomStarts ? 'Start, random' : 'Start, chosen by bots'),
    right('times'),
    right('wins'),
    right('steadied'),
    right('95% for all'),
    ...Array.from({ length: seats }, (_, seat) => right(`seat ${seatName(seat)}`)),
  ];
  return [
    formatTable(columns, rows, head),
    '',
    style.dim(
      wrapText(
        'The best of many cells is also the luckiest: "steadied" shrinks each value towards the mean by the amount chance explains. The intervals hold for all cells at once; * differs from even beyond chance.',
      ),
    ),
  ].join('\n');
}
