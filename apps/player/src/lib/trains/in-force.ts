// Cards in force from outside all decks, as lines to show: the powers of seats.
import type { TrainsView } from '@railwright/engine';
import type { CardBook } from './cards.ts';

export interface InForceLine {
  readonly card: string;
  readonly seat: number;
  readonly whose: string;
  readonly text: string;
}

/** What such a card does. Its points are said too, since no face shows them. */
export function tellInForce(book: CardBook, id: string, worth: (points: number) => string): string {
  const points = book.cards.get(id)?.points ?? 0;
  return [...book.text(id), ...(points === 0 ? [] : [`${worth(points)}.`])].join(' ');
}

export function inForceLines(
  view: TrainsView,
  book: CardBook,
  names: readonly string[],
  worth: (points: number) => string,
): InForceLine[] {
  return view.seat.flatMap(({ power }, seat) =>
    power === undefined
      ? []
      : [{ card: book.name(power), seat, whose: names[seat] ?? '', text: tellInForce(book, power, worth) }],
  );
}
