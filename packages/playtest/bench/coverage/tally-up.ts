// How often intervals held the truth, figure by figure.

export interface Covered {
  readonly figure: string;
  /** Where it was asked: a setup, or what was made up. */
  readonly where: string;
  held: number;
  runs: number;
}

export interface Ends {
  readonly low: number;
  readonly high: number;
}

/** Rounding may leave an end a hair inside the truth. */
const HAIR = 1e-9;

export class Coverage {
  readonly rows = new Map<string, Covered>();

  add(figure: string, where: string, truth: number, { low, high }: Ends): void {
    this.count(figure, where, low - HAIR <= truth && truth <= high + HAIR);
  }

  count(figure: string, where: string, isRight: boolean): void {
    const key = `${figure}\n${where}`;
    let row = this.rows.get(key);
    if (!row) this.rows.set(key, (row = { figure, where, held: 0, runs: 0 }));
    row.runs++;
    if (isRight) row.held++;
  }
}

const percent = ({ held, runs }: Covered): string => `${((held / runs) * 100).toFixed(1)}%`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Tables in Markdown: with `across` one row a figure and a column for each place, otherwise a row for each of both. */
export function coverageTable({ rows }: Coverage, across: boolean): string {
  const all = [...rows.values()];
  if (!across)
    return [
      row(['figure', 'where', 'runs', 'right']),
      row([':--', ':--', '--:', '--:']),
      ...all.map((one) => row([one.figure, one.where, String(one.runs), percent(one)])),
    ].join('\n');
  const places = [...new Set(all.map(({ where }) => where))];
  const figures = [...new Set(all.map(({ figure }) => figure))];
  return [
    row(['figure', ...places]),
    row([':--', ...places.map(() => '--:')]),
    ...figures.map((figure) =>
      row([
        figure,
        ...places.map((where) => {
          const one = rows.get(`${figure}\n${where}`);
          return one ? percent(one) : '–';
        }),
      ]),
    ),
  ].join('\n');
}
