// How strong play uses cards, and what they are worth.
import type { PanelResult } from '@railwright/playtest';
import { note, table, type Section, type Table } from '../document/document.ts';
import { percent, percentRange } from '../figures-text.ts';
import { worthPlot } from '../pictures/worth-plot.ts';
import { isDrawn, worthPicture } from '../pictures/worth.ts';

export function cardSections(result: PanelResult): Section[] {
  const { cards, worths } = result;
  return [
    ...(cards.length > 0
      ? [{ id: 'card-use', title: 'Cards in strong play', blocks: [...useTable(result), note(USE)] }]
      : []),
    ...(worths.length > 0
      ? [
          {
            id: 'worths',
            title: 'Worth of cards',
            ...(isDrawn(result) && {
              front: [
                {
                  kind: 'drawing',
                  caption: WORTH,
                  svg: () => worthPicture(result),
                  letters: () => worthPlot(result),
                } as const,
              ],
            }),
            blocks: [...worthTable(result), note(isDrawn(result) ? AT_ONCE : LOST)],
          },
        ]
      : []),
  ];
}

const USE =
  'Gained: share of seats that gain the card. First in turn: the turn in which these seats gain their first one (median, 95% interval). Played: plays per seat and game. When gained and when played: percent by quarter of the game. Together with: cards that seats with it gain clearly more often than others.';

/** The most gained first. */
export function useTable({ cards }: Pick<PanelResult, 'cards'>): Table[] {
  return table(
    [
      ...['Card', 'cost', 'gained', 'first in turn', 'when gained'],
      ...['played', 'when played', 'together with'],
    ],
    cards
      .toSorted((a, b) => b.gained - a.gained)
      .map(({ name, cost, gained, firstGained, gainedIn, played, usedIn, with: others }) => [
        ...[name, cost === null ? '–' : String(cost), `${(gained * 100).toFixed(0)}%`],
        ...[turnText(firstGained), quartersText(gainedIn), played ? played.toFixed(1) : '–'],
        ...[quartersText(usedIn), others.length === 0 ? '–' : others.join(', ')],
      ]),
  );
}

const quartersText = (shares: readonly number[]): string =>
  shares.length === 0 ? '–' : shares.map((share) => Math.round(share * 100)).join(' · ');

/** `6 (5–7)` */
const turnText = (turn: PanelResult['cards'][number]['firstGained']): string =>
  turn === null ? '–' : `${turn.value} (${turn.low}–${turn.high})`;

const WORTH =
  'Wins that strong play loses without a card, against the cost of the card, with intervals for all cards at once. High on the left: strong for its price. Full dots: after learning to do without it. Hollow dots: when just forbidden it, an upper bound, since no player has learned to do without it.';
const LOST =
  'Wins that strong play loses without a card, with intervals for all cards at once: after learning to do without it or, where no player has, when just forbidden it, which gives an upper bound.';

const AT_ONCE = 'The intervals hold for all cards at once.';

/** By what strong play loses without them, the most first. */
function worthTable({ worths }: PanelResult): Table[] {
  const share = (value: number | null): string => (value === null ? '–' : percent(value));
  return table(
    [
      ...['Without', 'wins lost', 'simultaneous interval'],
      ...['wins after learning to do without it', 'wins if just forbidden it'],
    ],
    worths
      .toSorted((a, b) => b.lost.value - a.lost.value)
      .map(({ name, forbidden, without, lost }) => [
        ...[name, share(lost.value), percentRange(lost), share(without), share(forbidden)],
      ]),
  );
}
