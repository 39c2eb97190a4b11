// Differences as a table, significant ones first.
import { comparedName, GAME_FIGURES } from '@railwright/figures';
import type { Comparison } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { percent, whole } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const right = (title: string): Column => ({ title, right: true });
export const number = (value: number): string => String(Number(value.toPrecision(4)));
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;

/** The readable name of a figure; measures are counted per seat, other names are used as they are. */
export function figureName(name: string): string {
  const figure = GAME_FIGURES.find((one) => comparedName(one) === name);
  return figure?.row ?? (name.includes(':') ? `${name} per seat` : name);
}

export function formatComparison(comparison: Comparison): string {
  const { a, b, games, seats, seed, bots, differences } = comparison;
  const name = ({ setup, version }: Comparison['a']): string =>
    safe(version === '' ? setup : `${setup} in ${version}`);
  const head = [
    `${style.bold('A')} ${name(a)}, ${style.bold('B')} ${name(b)}`,
    `${plural(games, 'pair')} of games, ${seats} seats, bots ${[...new Set(bots)].map(safe).join(', ')}, seed ${seed}`,
  ];
  const rows = differences
    .filter(({ a: left, b: other, differing }) => differing > 0 || left !== other)
    .map(({ figure, a: left, b: other, difference, stands, needed }) => [
      `  ${safe(figureName(figure))}`,
      left === null ? '-' : number(left),
      other === null ? '-' : number(other),
      difference ? `${signed(difference.value)}${stands ? '*' : ' '}` : '-',
      difference ? `${signed(difference.low)} to ${signed(difference.high)}` : '-',
      neededText(stands, needed),
    ]);
  const columns = [
    { title: 'Figure' },
    right('A'),
    right('B'),
    right('B minus A'),
    right('95% interval'),
    right('games needed'),
  ];
  const hidden = differences.length - rows.length;
  return [
    ...head,
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    ...hiddenText(comparison, hidden),
    '',
    style.dim(
      wrapText(
        'Paired t intervals over games with the same seeds. A difference marked * is significant even though all figures are tested at once; without a star it may be chance. "Games needed" is the number of games after which a real difference of this size gets its star nine times out of ten; "enough" means it already has one.',
      ),
    ),
  ].join('\n');
}

/** A figure equal in all pairs may still differ in some games: the exact upper bound on their share at 95%. */
function hiddenText({ games, same }: Comparison, hidden: number): string[] {
  if (hidden === 0) return [];
  const what = `${plural(hidden, 'figure')} ${hidden === 1 ? 'is' : 'are'} the same in every pair of games`;
  if (same || games === 0) return [`  ${what}.`];
  return [
    wrapText(
      `  ${what}. That leaves a difference possible in up to ${percent(1 - 0.05 ** (1 / games))} of games.`,
      '  ',
    ),
  ];
}

function neededText(stands: boolean, needed: number | null): string {
  if (stands) return 'enough';
  if (needed === null) return '-';
  return needed > 1e9 ? 'too many' : whole(needed);
}
