// What was gathered on request: drama, and the cells of the map.
import type { BoardResult, DistributionResult, DramaResult } from '@railwright/playtest';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';
import { seatName } from './seat-name.ts';
import { interval, mean, middle, percent, rate, whole } from './figures.ts';

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, right: true });
const head = { head: (text: string) => style.bold(text) };

export function formatDrama(drama: DramaResult): string {
  const { leadChanges, decided, closeness, withoutChoice, onWaste, forced } = drama;
  const ofGame = (d: DistributionResult): string[] => [
    percent(d.mean / 1000),
    percent(d.median / 1000),
    `${percent(d.quantiles.p10 / 1000)} to ${percent(d.quantiles.p90 / 1000)}`,
    `#${d.least.game}`,
    `#${d.most.game}`,
  ];
  const rows = [
    [
      '  lead changes',
      mean(leadChanges.mean),
      middle(leadChanges.median),
      `${leadChanges.quantiles.p10} to ${leadChanges.quantiles.p90}`,
      `#${leadChanges.least.game}`,
      `#${leadChanges.most.game}`,
    ],
    ...(decided ? [['  winner known after', ...ofGame(decided)]] : []),
    ...(closeness ? [['  second as close as', ...ofGame(closeness)]] : []),
  ];
  const shares = [
    ['  turns without a choice', percent(withoutChoice.share), interval(withoutChoice)],
    ...(onWaste ? [['  turns spent on Waste', percent(onWaste.share), interval(onWaste)]] : []),
    ['  decisions with one choice', percent(forced.share), interval(forced)],
  ];
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
    '',
    formatTable([left('Choices'), right('share'), right('95% interval')], shares, head),
  ].join('\n');
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
      formatTable([left('Cell'), ...columns], rows, head),
      ...(more > 0 ? [`  and ${more} more that were used; --json has all.`] : []),
      dead.length === 0
        ? '  No cell was never used.'
        : wrapText(`  Never used (${dead.length}): ${dead.map(safe).join(', ')}`, '    '),
    ].join('\n'),
    startsTable(starts, randomStarts),
  ];
}

function startsTable(starts: BoardResult['starts'], randomStarts: boolean): string {
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
    left(randomStarts ? 'Start, drawn by chance' : 'Start, chosen by bots'),
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
        'The best of many cells is also the luckiest: "steadied" draws each towards the mean by what chance explains. The intervals hold for all cells at once; * is surely not even.',
      ),
    ),
  ].join('\n');
}
