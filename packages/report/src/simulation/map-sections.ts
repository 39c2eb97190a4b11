// The cells of the map with their figures, and which start cells do well.
import type { BoardResult } from '@railwright/playtest';
import { note, paragraph, table, type Block, type Heat, type Section } from '../document/document.ts';
import { decimal, percent, percentRange, whole } from '../figures-text.ts';
import type { ReportData } from '../report-data.ts';

type Cell = BoardResult['cells'][number];

const whole100 = (share: number): string => `${Math.round(share * 100)}%`;

const HEATS: readonly {
  readonly id: string;
  readonly title: string;
  readonly of: (cell: Cell) => number;
  readonly text: (value: number) => string;
}[] = [
  {
    ...{ id: 'used', title: 'Share of games in which a cell is used' },
    ...{ of: ({ used }) => used.share, text: whole100 },
  },
  {
    ...{ id: 'contested', title: 'Share of those games in which more than one seat uses it' },
    ...{ of: ({ contested }) => contested.share, text: whole100 },
  },
  {
    ...{ id: 'built', title: 'Stations or other buildings per game' },
    ...{ of: ({ builtPerGame }) => builtPerGame, text: decimal },
  },
  {
    ...{ id: 'points', title: 'Points of all seats from it, per game' },
    ...{ of: ({ pointsPerGame }) => pointsPerGame, text: decimal },
  },
];

/** On a terminal. */
const MOST_CELLS = 30;

export function mapSections({ map, result: { board } }: ReportData): Section[] {
  if (!board) return [];
  const { cells, dead } = board;
  const heats = HEATS.flatMap((figure) => heatOf(cells, figure));
  return [
    {
      id: 'map',
      title: 'Map',
      blocks: [
        ...(map && heats.length > 0 ? [{ kind: 'heats', map, heats } as const] : []),
        ...cellTable(cells),
        paragraph(
          dead.length === 0
            ? 'Every cell is used in at least one game.'
            : `Never used (${dead.length}): ${dead.join(', ')}`,
        ),
        ...startBlocks(board),
      ],
    },
  ];
}

function heatOf(cells: readonly Cell[], { id, title, of, text }: (typeof HEATS)[number]): Heat[] {
  const most = Math.max(...cells.map(of));
  if (!(most > 0)) return [];
  const heat = new Map(cells.map((cell) => [cell.cell, { level: of(cell) / most, text: text(of(cell)) }]));
  return [{ ...{ id, title, caption: title }, heat }];
}

/** Those that are used, the most used first. */
function cellTable(cells: readonly Cell[]): Block[] {
  const used = cells.filter((cell) => cell.used.count > 0).sort((a, b) => b.used.count - a.used.count);
  return table(
    [
      ...['Cell', 'used', '95% interval', 'seats a game', 'contested'],
      ...['built a game', 'points a game', 'such as'],
    ],
    used.map(({ cell, used: share, seatsPerGame, contested, builtPerGame, pointsPerGame, example }) => [
      ...[cell, percent(share.share), percentRange(share), decimal(seatsPerGame, 2)],
      ...[percent(contested.share), decimal(builtPerGame, 2), decimal(pointsPerGame, 2), example ?? '–'],
    ]),
    { most: MOST_CELLS },
  );
}

function startBlocks({ starts, randomStarts }: BoardResult): Block[] {
  const rows = starts.map(({ cell, wins, steadied, stands, bySeat }) => [
    ...[cell, whole(wins.of), percent(wins.share)],
    ...[`${percent(steadied.value)}${stands ? '*' : ' '}`, percentRange(steadied)],
    ...bySeat.map(({ wins: own }) => (own.of === 0 ? '–' : `${percent(own.share)} of ${own.of}`)),
  ]);
  if (rows.length === 0) return [];
  const first = randomStarts ? 'Start, random' : 'Start, chosen by bots';
  const seats = (starts[0]?.bySeat ?? []).map((_, seat) => `seat ${seat + 1}`);
  return [
    ...table([first, 'times', 'wins', 'steadied', '95% for all', ...seats], rows, { most: MOST_CELLS }),
    note(
      'The best of many cells is also the luckiest: “steadied” shrinks each value towards the mean by the amount chance explains. The intervals hold for all cells at once; * differs from even beyond chance.',
    ),
  ];
}
