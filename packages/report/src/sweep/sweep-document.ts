// A sweep as a table, one row per value.
import { SWEPT_NUMBERS, SWEPT_SHARES } from '@railwright/figures';
import type { Sweep } from '@railwright/playtest';
import type { EstimateResult } from '@railwright/statistics';
import { note, paragraph, table, words, type Document } from '../document/document.ts';
import { decimal, percent, plural, signed, signedRange } from '../figures-text.ts';
import { SWEEP_VERDICTS, sweepWords } from './sweep-words.ts';

const estimated = (one: EstimateResult): string[] => [signed(one.value), signedRange(one)];

const SHARES = SWEPT_SHARES.map(({ title, swept: { column } }) => ({ title, column }));
const IN_POINTS = ['Access', ...SHARES.map(({ column }) => column)].map((one) => `“${one}”`).join(' and ');

/** A sweep as a document; `title` is that of the setup. */
export function sweepDocument(sweep: Sweep, title: string): Document {
  const { setup, field, now, games, seats, seed, bots, isLearned, points } = sweep;
  const isCard = points.some(({ card }) => card !== null);
  const columns = [
    ...[field, ...SWEPT_NUMBERS.map(({ swept }) => swept.column)],
    ...SWEPT_SHARES.flatMap(({ swept }) => [swept.column, '95% interval']),
    ...(isCard ? ['seats with it', 'per seat', 'access', '95% interval', words('verdict')] : []),
  ];
  const rows = points.map(({ value, card, ...shown }) => [
    `${value}${value === now ? ' (now)' : ''}`,
    ...SWEPT_NUMBERS.map(({ figure }) => String(shown[figure] ?? '–')),
    ...SWEPT_SHARES.flatMap(({ figure }) => estimated(shown[figure])),
    ...(card
      ? [
          ...[percent(card.seats.share), decimal(card.perSeat, 2)],
          ...[...(card.access ? estimated(card.access) : ['–', '–']), card.fairness],
        ]
      : []),
  ]);
  const who = isLearned ? 'players that learned each value' : `bots ${[...new Set(bots)].join(', ')}`;
  const verdict = sweepWords(sweep, (value) => `${field} = ${value}`);
  return {
    ...{ title, setup },
    facts: `${plural(games, 'game')} at each value, ${seats} seats, ${who}, seed ${seed}; the field is now ${now}`,
    findings: [],
    sections: [
      {
        id: 'values',
        title: 'Values',
        blocks: [
          ...table(columns, rows),
          ...(verdict === '' ? [] : [paragraph(verdict)]),
          note(isCard ? cardNote(sweep) : RULE_NOTE),
        ],
      },
    ],
  };
}

function cardNote({ isLearned }: Sweep): string {
  const whose = isLearned
    ? 'The player without access has learned to do without.'
    : 'What a card is worth depends on the bots.';
  return `${SWEEP_VERDICTS} ${IN_POINTS} are percentage points of wins. ${whose}`;
}

const RULE_NOTE = `${SHARES.map(({ column, title }) => `“${column}” is the ${title.toLowerCase()}`).join(', ')}, in percentage points of wins; the other figures are medians.`;
