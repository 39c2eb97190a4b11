// The rows of a comparison, most important first.
import type { Comparison } from '@railwright/playtest';
import { differenceSentence } from './difference-words.ts';
import { figureWords } from './figure-words.ts';
import { decimal, percent, signed } from './format.ts';
import { perSeat } from './measure-tables.ts';

type Difference = Comparison['differences'][number];

export interface DifferenceRow {
  readonly figure: string;
  readonly title: string;
  /** What differs, as a sentence. */
  readonly sentence: string;
  /** Both values as parts of the larger one. */
  readonly bars: readonly [before: number, after: number] | undefined;
  readonly before: string;
  readonly after: string;
  /** `+1.20 (+0.80 to +1.60)`; empty if only one side has it. */
  readonly change: string;
  /** Beyond chance, even though all figures are tested at once. */
  readonly stands: boolean;
}

/** Always shown; other figures if they differ beyond chance. */
const MAIN = ['wins of the first seat', 'rounds', 'score of a seat', 'winning margin'];
const SHARES = /^wins of |^shared wins$|^games without a winner$/;

export function differenceRows(
  { differences }: Comparison,
  nameOf: (item: string) => string,
): { readonly main: DifferenceRow[]; readonly changed: DifferenceRow[]; readonly rest: DifferenceRow[] } {
  const rows = differences.map((one) => ({ one, row: rowOf(one, nameOf) }));
  const isMain = ({ one }: (typeof rows)[number]): boolean =>
    MAIN.includes(one.figure) || one.figure.startsWith('wins of ');
  const size = ({ difference }: Difference): number =>
    difference ? Math.abs(difference.value) / Math.max(1e-9, difference.high - difference.low) : 0;
  const others = rows.filter((row) => !isMain(row)).sort((a, b) => size(b.one) - size(a.one));
  const told = ({ one }: (typeof rows)[number]): boolean => one.stands || one.a === null || one.b === null;
  return {
    main: rows.filter(isMain).map(({ row }) => row),
    changed: others.filter(told).map(({ row }) => row),
    rest: others.filter((row) => !told(row)).map(({ row }) => row),
  };
}

function rowOf(
  { figure, a, b, difference, stands }: Difference,
  nameOf: (item: string) => string,
): DifferenceRow {
  const share = SHARES.test(figure);
  const shown = (value: number | null): string =>
    value === null ? '–' : share ? percent(value) : decimal(value, 2);
  const [before, after] = [shown(a), shown(b)];
  const title = titleOf(figure, nameOf);
  const name = nameOf(figure.slice(figure.indexOf(':') + 1));
  const most = Math.max(a ?? 0, b ?? 0);
  const step = (value: number): string => (share ? signed(value * 100) : signed(value, 2));
  return {
    figure,
    ...{ title, before, after },
    sentence: differenceSentence({ figure, title, name, a, b, before, after }),
    bars: a === null || b === null || Math.min(a, b) < 0 || most === 0 ? undefined : [a / most, b / most],
    change:
      difference && a !== null && b !== null
        ? changeWords(share, step(difference.value), step(difference.low), step(difference.high))
        : '',
    stands,
  };
}

const changeWords = (isShare: boolean, value: string, low: string, high: string): string =>
  // @wc-include
  isShare ? `${value} points (${low} to ${high})` : `${value} (${low} to ${high})`;

/** `gained:landfill` is Landfill, gained per seat. */
function titleOf(figure: string, nameOf: (item: string) => string): string {
  const colon = figure.indexOf(':');
  if (colon < 0) return figureWords(figure);
  return perSeat(nameOf(figure.slice(colon + 1)), figure.slice(0, colon));
}
