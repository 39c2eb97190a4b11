// How a panel uses the map, one figure at a time: for pictures and tables.
import type { PanelResult } from '@railwright/playtest';
import { CELL_FIGURES, type CellFigure } from '@railwright/figures';
import { decimal } from './figures-text.ts';

/** A picture of the map. */
export interface CellHeat {
  readonly id: string;
  /** `Use of cells: strong play`. */
  readonly title: string;
  readonly caption: string;
  /** By cell: 0 to 1, and what is written there. */
  readonly heat: ReadonlyMap<string, { readonly level: number; readonly text: string }>;
}

const WHOSE = { strong: 'strong play', panel: 'all players, mixed' } as const;
type Cells = PanelResult['cells'];

const shown = ({ unit }: CellFigure, value: number): string =>
  unit === 'share' ? `${Math.round(value * 100)}%` : decimal(value, 1);

/** Each figure for strong play, then for all players; a figure that is zero everywhere has no picture. */
export function cellHeats({ cells }: Pick<PanelResult, 'cells'>): CellHeat[] {
  return CELL_FIGURES.flatMap((figure) =>
    (['strong', 'panel'] as const).flatMap((whose): CellHeat[] => {
      const values = valuesOf(cells, whose, figure.figure);
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

const valuesOf = (cells: Cells, whose: keyof typeof WHOSE, figure: string): [string, number][] =>
  cells.flatMap((one): [string, number][] => {
    const figures = one[whose];
    return figures ? [[one.cell, figures[figure] ?? 0]] : [];
  });

/** Heads of the columns of `cellRows`. */
export const CELL_HEAD = [
  'Cell',
  ...(['strong', 'panel'] as const).flatMap((whose) =>
    CELL_FIGURES.map(({ row }) => `${row}, ${whose === 'strong' ? 'strong' : 'all'}`),
  ),
];

/** The cells that earn strong play most, the best first; all of them without `most`. */
export function cellRows({ cells }: Pick<PanelResult, 'cells'>, most = Infinity): string[][] {
  const worth = ({ strong, panel }: Cells[number]): number => (strong ?? panel).cellIncome ?? 0;
  return cells
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, most)
    .map(({ cell, ...by }) => [
      cell,
      ...(['strong', 'panel'] as const).flatMap((whose) =>
        CELL_FIGURES.map((figure) => {
          const value = by[whose]?.[figure.figure];
          return value === undefined ? '–' : shown(figure, value);
        }),
      ),
    ]);
}
