// Cards in force from outside all decks, as lines to show: the current event and the powers of seats.
import type { TrainsView } from '@railwright/engine';
import type { CardBook } from './cards.ts';
import type { EN } from './text/en.ts';

export interface InForceLine {
  readonly card: string;
  /** Whose it is; absent for an event. */
  readonly seat?: number;
  readonly whose: string;
  readonly text: string;
}

/** The effect of such a card, and its points, since no face shows them. */
export function tellInForce(book: CardBook, id: string, worth: (points: number) => string): string {
  const points = book.cards.get(id)?.points ?? 0;
  return [...(points === 0 ? [] : [`${worth(points)}.`]), ...book.text(id)].join(' ');
}

export function inForceLines(
  view: TrainsView,
  book: CardBook,
  names: readonly string[],
  words: Pick<typeof EN.table, 'worth' | 'worthNow' | 'secrets' | 'eventsLeft'>,
): InForceLine[] {
  const { event, eventDeck = {}, nextEvent, eventRounds = 0 } = view;
  const left = Object.values(eventDeck).reduce((sum, count) => sum + count, 0);
  const current: InForceLine[] =
    event === undefined
      ? []
      : [
          {
            card: book.name(event),
            whose: words.eventsLeft(left, nextEvent && book.name(nextEvent), eventRounds),
            text: tellInForce(book, event, words.worth),
          },
        ];
  const powers = view.seat.flatMap(({ powers: own = {}, hiddenPowers }, seat) => {
    const name = names[seat] ?? '';
    const { powers: hidden = 0 } = hiddenPowers ?? {};
    return [
      ...Object.entries(own).map(([id, points]) => ({
        card: book.name(id),
        seat,
        whose: isWorthMore(book, id) ? `${name}, ${words.worthNow(words.worth(points))}` : name,
        text: tellInForce(book, id, words.worth),
      })),
      ...(hidden > 0 ? [{ card: words.secrets(hidden), seat, whose: name, text: '' }] : []),
    ];
  });
  return [...current, ...powers];
}

/** Whether its points are to be counted. */
function isWorthMore(book: CardBook, id: string): boolean {
  return book.cards.get(id)?.endPoints !== undefined;
}
