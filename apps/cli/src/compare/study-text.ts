// Prints the worth of cards as a table.
import type { CardStudy } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { percent, rate, signed } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText, type Column } from '../table.ts';

type Influence = CardStudy['cards'][number]['access'];

export function formatStudy(study: CardStudy, title: string): string {
  const { setup, cards, games, seats, bots, seed } = study;
  const hasMust = cards.some(({ must }) => must !== null);
  const hasCost = cards.some(({ cost }) => cost !== null);
  const right = (name: string): Column => ({ title: name, right: true });
  const columns = [
    { title: hasCost ? 'Card' : 'Action' },
    ...(hasCost ? [right('cost')] : []),
    right('per seat'),
    right('seats with it'),
    right('they win'),
    right('access'),
    right('95% interval'),
    ...(hasMust ? [right('having to'), right('95% interval')] : []),
  ];
  const rows = cards.map(({ item, cost, perSeat, seats: having, naive, access, must }) => [
    `  ${safe(item)}`,
    ...(hasCost ? [String(cost ?? '-')] : []),
    rate(perSeat),
    percent(having.share),
    naive ? percent(naive.share) : '-',
    ...influenceCells(access),
    ...(hasMust ? influenceCells(must) : []),
  ]);
  const names = [...new Set(bots)].join(', ');
  return [
    `${style.bold(safe(title))} (${safe(setup)})`,
    `${plural(games, 'game')} for each restriction, ${seats} seats, bots ${names}, seed ${seed}, even chances ${percent(1 / seats)}`,
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    '',
    ...NOTES.filter((_note, i) => i < 2 || hasMust).map((note) => style.dim(wrapText(note))),
  ].join('\n');
}

const NOTES = [
  '"Access": percentage points of wins that a seat loses when it alone may not have the card, in games with the same seeds. A value marked * is significant even though all cards in the table are tested at once; without a star it may be chance. A card\'s worth also depends on how well these bots use it. Effects that can gain only this card are not blocked.',
  '"They win": the plain win rate of seats with the card. Players who are ahead buy more, so it says little about the card.',
  '"Having to": change in percentage points of wins when a seat must gain the card as soon as it can.',
] as const;

function influenceCells(influence: Influence): string[] {
  if (!influence?.effect) return ['-', '-'];
  const { effect, stands } = influence;
  return [`${signed(effect.value)}${stands ? '*' : ' '}`, `${signed(effect.low)} to ${signed(effect.high)}`];
}
