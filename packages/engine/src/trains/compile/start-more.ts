// What seats begin with beyond others: points, resources and cards of the starting deck.
import type { CardDefinition, TrainsDefinition, TrainsRules } from '../definition.ts';
import type { StartMore } from '../state/map-tables.ts';

/** Null where all begin alike. */
export function startMore(
  { rules, cards, resources = [] }: TrainsDefinition,
  seats: number,
): StartMore | null {
  const { points = [], resources: given = {}, decks = [] } = rules.opening ?? {};
  const lists = [...points, ...Object.values(given).flat(), ...decks.flat().map(({ count }) => count)];
  if (lists.every((count) => count === 0)) return null;
  const bySeat = <T>(of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));
  return {
    points: bySeat((seat) => points[seat] ?? 0),
    resources: bySeat((seat) => Int16Array.from(resources, ({ id }) => given[id]?.[seat] ?? 0)),
    decks: bySeat((seat) => countsOf(decks[seat] ?? [], cards)),
  };
}

/** By kind. */
export function countsOf(list: TrainsRules['startDeck'], cards: readonly CardDefinition[]): Int16Array {
  const counts = new Map(list.map(({ card, count }) => [card, count]));
  return Int16Array.from(cards, ({ id }) => counts.get(id) ?? 0);
}

/** Cards of a kind in all starting decks together. */
export function dealtInAll(dealt: Int16Array, more: StartMore | null, kind: number, seats: number): number {
  return seats * dealt[kind] + (more?.decks.reduce((sum, deck) => sum + deck[kind], 0) ?? 0);
}
