// The map with figures on its cells, and which start cells do well.
import type { BoardResult } from '@railwright/playtest';
import { decimal, percent, percentRange } from '../figures-text.ts';
import type { ReportData } from '../report-data.ts';
import { heatPicture } from './heat-picture.ts';
import type { Markup } from './markup.ts';
import { gameLink, note, section, table, type Section } from './parts.ts';

type Cell = BoardResult['cells'][number];

const HEATS: readonly {
  readonly title: string;
  readonly of: (cell: Cell) => number;
  readonly text: (value: number) => string;
}[] = [
  { title: 'Share of games in which a cell is used', of: ({ used }) => used.share, text: percent0 },
  {
    title: 'Share of those games in which more than one seat uses it',
    of: ({ contested }) => contested.share,
    text: percent0,
  },
  {
    title: 'Stations or other buildings per game',
    of: ({ builtPerGame }) => builtPerGame,
    text: (value) => decimal(value, 1),
  },
  {
    title: 'Points of all seats from it, per game',
    of: ({ pointsPerGame }) => pointsPerGame,
    text: (value) => decimal(value, 1),
  },
];

export function mapSection(data: ReportData): Section | undefined {
  const { board, notes } = data.result;
  if (!board) return undefined;
  return section(
    'map',
    'Map',
    ...HEATS.map((heat) => heatMap(data, board, heat)),
    note(
      board.dead.length === 0
        ? 'Every cell is used in at least one game.'
        : `Never used: ${board.dead.join(', ')}.`,
    ),
    startsTable(board),
    board.randomStarts ? undefined : note(notes.starts),
    table(
      [
        'Cell',
        'Used',
        '95% interval',
        'Seats per game',
        'Contested',
        'Built per game',
        'Points per game',
        'Such as',
      ],
      board.cells.map((cell) => [
        cell.cell,
        percent(cell.used.share),
        percentRange(cell.used),
        decimal(cell.seatsPerGame, 2),
        percent(cell.contested.share),
        decimal(cell.builtPerGame, 2),
        decimal(cell.pointsPerGame, 2),
        cell.example ? gameLink(data, cell.example.game, cell.example.seed) : '–',
      ]),
    ),
  );
}

function heatMap(
  { map }: ReportData,
  { cells }: BoardResult,
  { title, of, text }: (typeof HEATS)[number],
): Markup | undefined {
  const most = Math.max(...cells.map(of));
  if (!map || !(most > 0)) return undefined;
  const heat = new Map(cells.map((cell) => [cell.cell, { level: of(cell) / most, text: text(of(cell)) }]));
  return heatPicture(map, heat, title);
}

function startsTable({ starts, randomStarts }: BoardResult): Markup | undefined {
  if (starts.length === 0) return undefined;
  return table(
    [
      randomStarts ? 'Start, random' : 'Start, chosen by the bots',
      'Games',
      'Wins',
      'Steadied',
      '95% for all',
    ],
    starts.map(({ cell, wins, steadied, stands }) => [
      cell,
      String(wins.of),
      percent(wins.share),
      `${percent(steadied.value)}${stands ? '*' : ''}`,
      percentRange(steadied),
    ]),
  );
}

function percent0(share: number): string {
  return `${Math.round(share * 100)}%`;
}
