// Edits the rows of a market: a list of objects, whose cards are listed as often as they are in the deck.
import { isData } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import type { Thing } from '../../../core/content/things.ts';

export function rowsAt(market: Data): readonly Data[] {
  const rows = Object.hasOwn(market, 'rows') ? market['rows'] : undefined;
  return Array.isArray(rows) ? rows.map((row: unknown) => (isData(row) ? row : {})) : [];
}

/** A row that can be played as it is, if there are enough cards. */
export function freshRow(selectable: readonly Thing[]): Data {
  const cards = selectable.slice(0, 4).map(({ id }) => id);
  return { show: Math.min(3, Math.max(1, cards.length)), cards, copies: 3 };
}

/** The list without the last of these. */
export function withoutOne(cards: readonly string[], id: string): readonly string[] {
  const at = cards.lastIndexOf(id);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
