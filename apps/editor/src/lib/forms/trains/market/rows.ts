// Edits the rows of a market: a list of objects, whose cards are listed as often as they are in the deck, or have numbers.
import { isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import type { PackItem } from '../../../core/content/pack-index.ts';

export function rowsAt(market: Data): readonly Data[] {
  const rows = Object.hasOwn(market, 'rows') ? market['rows'] : undefined;
  return Array.isArray(rows) ? rows.map((row: unknown) => (isData(row) ? row : {})) : [];
}

/** The cards of a row's deck, one entry per copy, whether they are listed or have numbers. */
export function deckAt(row: Data): readonly string[] {
  const cards = Object.hasOwn(row, 'cards') ? row['cards'] : undefined;
  if (Array.isArray(cards)) return cards.filter((id) => typeof id === 'string');
  if (!isData(cards)) return [];
  return Object.entries(cards).flatMap(([id, count]) =>
    Array<string>(typeof count === 'number' ? Math.max(0, Math.min(100, count)) : 1).fill(id),
  );
}

/** The deck in its previous notation: numbers by id, or a list. */
export function writtenDeck(before: unknown, deck: readonly string[]): unknown {
  if (!isData(before)) return deck;
  const numbers = new Map<string, number>();
  for (const id of deck) numbers.set(id, (numbers.get(id) ?? 0) + 1);
  return Object.fromEntries(numbers);
}

/** A row that can be played as it is, if there are enough cards. */
export function freshRow(selectable: readonly PackItem[]): Data {
  const cards = selectable.slice(0, 4).map(({ id }) => id);
  return { show: Math.min(3, Math.max(1, cards.length)), cards, copies: 3 };
}

/** The list without the last of these. */
export function withoutOne(cards: readonly string[], id: string): readonly string[] {
  const at = cards.lastIndexOf(id);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
