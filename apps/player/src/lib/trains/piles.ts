// The piles of the market. A row is one pile, empty once none of its cards is left.
import type { CardDefinition, TrainsDefinition, TrainsView } from '@railwright/engine';
import { valueAt } from './surcharge.ts';

/** Those outside rows. */
export function pilesOf({ cards, rows = [] }: TrainsDefinition, { supply }: TrainsView): CardDefinition[] {
  return cards.filter(
    ({ id }) => valueAt(supply, id) !== undefined && !rows.some((row) => row.cards.includes(id)),
  );
}

/** How many are empty, as the end of the game counts them: without Waste. */
export function emptyPiles(definition: TrainsDefinition, view: TrainsView): number {
  const isGone = (id: string): boolean =>
    valueAt(view.supply, id) === 0 && valueAt(view.rowDeck ?? {}, id) === undefined;
  const piles = pilesOf(definition, view).filter(({ id }) => id !== definition.rules.waste && isGone(id));
  return piles.length + (definition.rows ?? []).filter(({ cards }) => cards.every(isGone)).length;
}
