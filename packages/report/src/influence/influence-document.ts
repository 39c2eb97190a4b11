// What access to cards is worth.
import type { CardStudy } from '@railwright/playtest';
import { note, table, type Document } from '../document/document.ts';
import { decimal, percent, plural, signed, signedRange } from '../figures-text.ts';

type Influence = CardStudy['cards'][number]['access'];

const NOTES = [
  '“May”: percentage points of wins that a seat loses when it alone may not have the card, in games with the same seeds. A value marked * is significant even though all cards in the table are tested at once; without a star it may be chance. A card’s worth also depends on how well these bots use it. Effects that can gain only this card are not blocked.',
  '“Wins with it”: the plain win rate of seats with the card. Players who are ahead buy more, so it says little about the card.',
];
const MUST = '“Must”: change in percentage points of wins when a seat must gain the card as soon as it can.';

/** The worth of cards as a document; `title` is that of the setup. */
export function influenceDocument(study: CardStudy, title: string): Document {
  const { setup, cards, games, seats, bots, seed } = study;
  const hasMust = cards.some(({ must }) => must !== null);
  const hasCost = cards.some(({ cost }) => cost !== null);
  const columns = [
    ...(hasCost ? ['Card', 'cost'] : ['Action']),
    ...['per seat', 'seats with it', 'wins with it', 'may', '95% interval'],
    ...(hasMust ? ['must', '95% interval'] : []),
  ];
  const rows = cards.map(({ item, cost, perSeat, seats: having, naive, access, must }) => [
    ...[item, ...(hasCost ? [String(cost ?? '–')] : [])],
    ...[decimal(perSeat, 2), percent(having.share), naive ? percent(naive.share) : '–'],
    ...[...influenceCells(access), ...(hasMust ? influenceCells(must) : [])],
  ]);
  const names = [...new Set(bots)].join(', ');
  return {
    ...{ title, setup },
    facts: `${plural(games, 'game')} for each restriction, ${seats} seats, bots ${names}, seed ${seed}, even chances ${percent(1 / seats)}`,
    findings: [],
    sections: [
      {
        id: 'cards',
        title: 'Worth of cards',
        blocks: [...table(columns, rows), ...[...NOTES, ...(hasMust ? [MUST] : [])].map(note)],
      },
    ],
  };
}

function influenceCells(influence: Influence): string[] {
  if (!influence?.effect) return ['–', '–'];
  const { effect, stands } = influence;
  return [`${signed(effect.value)}${stands ? '*' : ' '}`, signedRange(effect)];
}
