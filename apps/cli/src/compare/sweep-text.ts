// A sweep as a table, one row for each value.
import type { Sweep } from '@railwright/playtest';
import { SWEEP_VERDICTS, sweepWords } from '@railwright/report/words';
import { safe } from '../output.ts';
import { middle, percent, rate, signed, whole } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

const right = (title: string): Column => ({ title, right: true });

export function formatSweep(sweep: Sweep, title: string): string {
  const { setup, field, now, games, seats, seed, bots, points } = sweep;
  const isCard = points.some(({ card }) => card !== null);
  const columns = [
    { title: safe(field) },
    right('rounds'),
    right('margin'),
    right('beginning'),
    right('95% interval'),
    ...(isCard
      ? [
          right('seats with it'),
          right('a seat'),
          right('access'),
          right('95% interval'),
          { title: 'verdict' },
        ]
      : []),
  ];
  const rows = points.map(({ value, rounds, margin, firstSeatAdvantage: first, card }) => [
    `  ${value}${value === now ? ' (now)' : ''}`,
    middle(rounds),
    margin === null ? '-' : middle(margin),
    signed(first.value),
    `${signed(first.low)} to ${signed(first.high)}`,
    ...(card
      ? [
          percent(card.seats.share),
          rate(card.perSeat),
          card.access ? signed(card.access.value) : '-',
          card.access ? `${signed(card.access.low)} to ${signed(card.access.high)}` : '-',
          card.fairness,
        ]
      : []),
  ]);
  return [
    `${style.bold(safe(title))} (${safe(setup)})`,
    `${whole(games)} games at each value, ${seats} seats, bots ${[...new Set(bots)].map(safe).join(', ')}, seed ${seed}; the field is now ${now}`,
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    '',
    ...(isCard ? [wrapText(sweepWords(sweep, (value) => `${safe(field)} = ${value}`)), ''] : []),
    style.dim(
      wrapText(
        isCard
          ? `${SWEEP_VERDICTS} "Access" and "beginning" are percentage points of wins. What a card is worth depends on the bots.`
          : 'Rounds and margin are medians; "beginning" is the advantage of the first turn, in percentage points of wins.',
      ),
    ),
  ].join('\n');
}
