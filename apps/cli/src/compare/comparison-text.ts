// Differences as a table: those that stand first.
import type { Comparison } from '@railwright/playtest';
import { safe } from '../output.ts';
import { whole } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const right = (title: string): Column => ({ title, right: true });
export const number = (value: number): string => String(Number(value.toPrecision(4)));
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;

/** What is called otherwise where people read. */
const NAMES: Readonly<Record<string, string>> = {
  leadChanges: 'lead changes',
  decided: 'winner known after',
  closeness: 'second as close as',
};

export function figureName(figure: string): string {
  return NAMES[figure] ?? figure;
}

export function formatComparison(comparison: Comparison): string {
  const { a, b, games, seats, seed, bots, differences } = comparison;
  const name = ({ setup, version }: Comparison['a']): string =>
    safe(version === '' ? setup : `${setup} in ${version}`);
  const head = [
    `${style.bold('A')} ${name(a)}, ${style.bold('B')} ${name(b)}`,
    `${whole(games)} pairs of games, ${seats} seats, bots ${[...new Set(bots)].map(safe).join(', ')}, seed ${seed}`,
  ];
  const rows = differences
    .filter(({ a: left, b: other, difference }) => difference?.value !== 0 || left !== other)
    .map(({ figure, a: left, b: other, difference, stands, needed }) => [
      `  ${safe(figureName(figure))}`,
      left === null ? '-' : number(left),
      other === null ? '-' : number(other),
      difference ? `${signed(difference.value)}${stands ? '*' : ' '}` : '-',
      difference ? `${signed(difference.low)} to ${signed(difference.high)}` : '-',
      neededText(difference, needed, games),
    ]);
  const columns = [
    { title: 'A game' },
    right('A'),
    right('B'),
    right('B less A'),
    right('95% interval'),
    right('games needed'),
  ];
  const hidden = differences.length - rows.length;
  return [
    ...head,
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    ...(hidden > 0 ? [`  ${hidden} figures are the same on both sides.`] : []),
    '',
    style.dim(
      wrapText(
        'Paired t intervals over games with the same seeds. * stands although all figures are looked at at once. "Games needed" tells a difference of the size seen from none; "enough" where these games do.',
      ),
    ),
  ].join('\n');
}

function neededText(
  difference: Comparison['differences'][number]['difference'],
  needed: number | null,
  games: number,
): string {
  if (!difference || needed === null) return '-';
  if (difference.low > 0 || difference.high < 0) return 'enough';
  return needed > 1e9 ? 'too many' : whole(Math.max(needed, games + 1));
}
