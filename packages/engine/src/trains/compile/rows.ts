// Compiles the rows of a market.
import type { TrainsDefinition } from '../definition.ts';
import type { RowsCode } from '../state/setup-codes.ts';

export function compileRows({ rows, cards }: TrainsDefinition): RowsCode | null {
  if (!rows) return null;
  const ids = cards.map(({ id }) => id);
  return {
    of: Int16Array.from(ids, (id) => rows.findIndex((row) => row.cards.includes(id))),
    kinds: rows.map((row) => Int16Array.from(row.cards, (id) => ids.indexOf(id))),
    show: Int16Array.from(rows, ({ show }) => show),
  };
}
