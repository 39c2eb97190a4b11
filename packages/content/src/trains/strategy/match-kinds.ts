// Whether a filter of a strategy matches a card, by its printed values.
import type { KindFilter, NumberBounds } from '@railwright/engine';
import type { Item } from '../../packs/model.ts';
import type { CardData } from '../schema/cards.ts';

interface Choice {
  readonly card?: string | readonly string[];
  readonly where?: KindFilter;
}

/** The kinds that a rule or a condition means, by their bare ids. */
export function kindsOf({ card, where }: Choice, cards: Iterable<Item<CardData>>): Item<CardData>[] {
  const listed = card === undefined ? undefined : new Set([card].flat());
  return [...cards].filter(
    ({ id, data, broken }) => !broken && (!listed || listed.has(id)) && matchesFilter(data, where),
  );
}

function matchesFilter(card: CardData, filter: KindFilter | undefined): boolean {
  if (!filter) return true;
  const { category, cost, value, points } = filter;
  return (
    (category === undefined || card.categories.includes(category)) &&
    isWithin(card.cost, cost) &&
    isWithin(card.value ?? 0, value) &&
    isWithin(card.points ?? 0, points)
  );
}

function isWithin(value: number, { atLeast, atMost, exactly }: NumberBounds = {}): boolean {
  return (
    value >= (atLeast ?? -Infinity) &&
    value <= (atMost ?? Infinity) &&
    (exactly === undefined || value === exactly)
  );
}
