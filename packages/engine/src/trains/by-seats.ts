// A definition for one number of seats: what its rules say of that number stands in the place of what holds for others.
import type { TrainsDefinition } from './definition.ts';

/** The same definition where nothing is different with so many seats. */
export function definitionFor(definition: TrainsDefinition, seats: number): TrainsDefinition {
  const { bySeats, ...common } = definition;
  const own = bySeats?.[seats];
  if (own === undefined) return definition;
  const { rules, supply = {} } = own;
  return {
    ...common,
    rules: { ...common.rules, ...rules },
    cards: common.cards.map((card) =>
      Object.hasOwn(supply, card.id) ? { ...card, supply: supply[card.id] } : card,
    ),
  };
}
