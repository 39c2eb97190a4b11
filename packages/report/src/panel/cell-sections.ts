// How a panel uses the map: start cells that win more or less than their share, and one figure of all cells at a time.
import type { HexMap } from '@railwright/engine';
import type { PanelResult } from '@railwright/playtest';
import { CELL_FIGURES, type CellFigure } from '@railwright/figures';
import { note, table, type Heat, type HeatMaps, type Section } from '../document/document.ts';
import { decimal, percent, percentRange } from '../figures-text.ts';

export function cellSections(result: PanelResult, map: HexMap | undefined): Section[] {
  const { starts, cells } = result;
  return [
    ...(starts.length > 0
      ? [
          {
            ...{ id: 'start-cells', title: 'Start cells', blocks: startBlocks(result) },
            front: pictures(map, [startHeat(result)]),
          },
        ]
      : []),
    ...(cells.length > 0
      ? [{ id: 'map', title: 'Map', blocks: [...pictures(map, cellHeats(result)), ...cellTable(result)] }]
      : []),
  ];
}

const pictures = (map: HexMap | undefined, heats: readonly Heat[]): HeatMaps[] =>
  map && heats.length > 0 ? [{ kind: 'heats', map, heats }] : [];

const STARTS =
  'Strong play from randomly drawn start cells, best first; only cells that certainly win more or less than their share. Shares are shrunk towards their mean by the amount that chance explains. Expected: what strong play thinks it wins if it lays the first start rail there.';

/** Start cells that surely win more or less than their share, best first. */
function startBlocks({ starts }: PanelResult): Section['blocks'] {
  const rows = starts
    .filter(({ stands }) => stands)
    .map(({ cell, wins, games, expected }) => [
      ...[cell, expected === null ? '–' : percent(expected), percent(wins.value)],
      ...[percentRange(wins), String(games)],
    ]);
  if (rows.length === 0) return [note('No start cell certainly wins more or less than its share.')];
  return [
    ...table(['Start', 'expected when first to choose', 'wins', 'simultaneous interval', 'seats'], rows),
    note(STARTS),
  ];
}

/** The win rates of strong play from each start cell. */
function startHeat({ starts }: PanelResult): Heat {
  const shares = starts.map(({ wins }) => wins.value);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const title = 'Wins of strong play from randomly drawn start cells';
  return {
    ...{ id: 'starts', title, caption: title },
    heat: new Map(
      starts.map(({ cell, wins: { value } }) => [
        cell,
        { level: (value - least) / (most - least || 1), text: `${Math.round(value * 100)}%` },
      ]),
    ),
  };
}

const SIDES = ['strong', 'panel'] as const;
const WHOSE = { strong: 'strong play', panel: 'all players, mixed' } as const;
type Cells = PanelResult['cells'];

const shown = ({ unit }: CellFigure, value: number): string =>
  unit === 'share' ? `${Math.round(value * 100)}%` : decimal(value);

/** Each figure for strong play, then for all players; a figure that is zero everywhere has no picture. */
function cellHeats({ cells }: PanelResult): Heat[] {
  return CELL_FIGURES.flatMap((figure) =>
    SIDES.flatMap((whose): Heat[] => {
      const values = cells.flatMap(({ cell, [whose]: figures }): [string, number][] =>
        figures ? [[cell, figures[figure.figure] ?? 0]] : [],
      );
      const most = Math.max(0, ...values.map(([, value]) => value));
      if (most === 0) return [];
      return [
        {
          id: `${figure.figure}-${whose}`,
          title: `${figure.title}: ${WHOSE[whose]}`,
          caption: `${figure.caption}: ${WHOSE[whose]}`,
          heat: new Map(
            values.map(([cell, value]) => [cell, { level: value / most, text: shown(figure, value) }]),
          ),
        },
      ];
    }),
  );
}

/** The rest are in reports. */
const MOST_CELLS = 12;

/** The cells that earn strong play most, the best first. */
function cellTable({ cells }: PanelResult): Section['blocks'] {
  const worth = ({ strong, panel }: Cells[number]): number => (strong ?? panel).cellIncome ?? 0;
  return table(
    [
      'Cell',
      ...SIDES.flatMap((whose) =>
        CELL_FIGURES.map(({ row }) => `${row}, ${whose === 'strong' ? 'strong' : 'all'}`),
      ),
    ],
    cells
      .toSorted((a, b) => worth(b) - worth(a))
      .map(({ cell, ...by }) => [
        cell,
        ...SIDES.flatMap((whose) =>
          CELL_FIGURES.map((figure) => {
            const value = by[whose]?.[figure.figure];
            return value === undefined ? '–' : shown(figure, value);
          }),
        ),
      ]),
    { most: MOST_CELLS },
  );
}
