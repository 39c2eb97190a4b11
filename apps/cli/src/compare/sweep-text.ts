// A sweep as a table, one row per value.
import { SWEPT_NUMBERS, SWEPT_SHARES } from '@railwright/figures';
import type { Sweep } from '@railwright/playtest';
import type { EstimateResult } from '@railwright/statistics';
import { SWEEP_VERDICTS, sweepWords } from '@railwright/report/words';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { middle, percent, rate, signed } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const right = (title: string): Column => ({ title, right: true });
const estimated = ({ value, low, high }: EstimateResult): string[] => [
  signed(value),
  `${signed(low)} to ${signed(high)}`,
];

const inPoints = (columns: readonly string[]): string => columns.map((one) => `"${one}"`).join(' and ');
const shares = SWEPT_SHARES.map(({ title, swept: { column } }) => ({ title, column }));

export function formatSweep(sweep: Sweep, title: string): string {
  const { setup, field, now, games, seats, seed, bots, isLearned, points } = sweep;
  const whose = isLearned
    ? 'The player without access has learned to do without.'
    : 'What a card is worth depends on the bots.';
  const isCard = points.some(({ card }) => card !== null);
  const columns = [
    { title: safe(field) },
    ...SWEPT_NUMBERS.map(({ swept }) => right(swept.column)),
    ...SWEPT_SHARES.flatMap(({ swept }) => [right(swept.column), right('95% interval')]),
    ...(isCard
      ? [
          right('seats with it'),
          right('per seat'),
          right('access'),
          right('95% interval'),
          { title: 'verdict' },
        ]
      : []),
  ];
  const rows = points.map(({ value, card, ...shown }) => [
    `  ${value}${value === now ? ' (now)' : ''}`,
    ...SWEPT_NUMBERS.map(({ figure }) => {
      const median = shown[figure];
      return median === null ? '-' : middle(median);
    }),
    ...SWEPT_SHARES.flatMap(({ figure }) => estimated(shown[figure])),
    ...(card
      ? [
          percent(card.seats.share),
          rate(card.perSeat),
          ...(card.access ? estimated(card.access) : ['-', '-']),
          card.fairness,
        ]
      : []),
  ]);
  return [
    `${style.bold(safe(title))} (${safe(setup)})`,
    `${plural(games, 'game')} at each value, ${seats} seats, ${isLearned ? 'players that learned each value' : `bots ${[...new Set(bots)].map(safe).join(', ')}`}, seed ${seed}; the field is now ${now}`,
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    '',
    ...(isCard ? [wrapText(sweepWords(sweep, (value) => `${safe(field)} = ${value}`)), ''] : []),
    style.dim(
      wrapText(
        isCard
          ? `${SWEEP_VERDICTS} ${inPoints(['Access', ...shares.map(({ column }) => column)])} are percentage points of wins. ${whose}`
          : `${shares.map(({ column, title }) => `"${column}" is the ${title.toLowerCase()}`).join(', ')}, in percentage points of wins; the other figures are medians.`,
      ),
    ),
  ].join('\n');
}
