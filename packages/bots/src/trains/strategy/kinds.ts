// Translates cards as a strategy names them to the kinds of a game.
import type { CardDefinition, KindChoice, NumberBounds, TrainsTables } from '@railwright/engine';

/** Kinds of this game, in the order they are named; those of a filter alone, the dearest first. */
export function kindsOf(t: TrainsTables, { card, where }: KindChoice): number[] {
  const { cards } = t.definition;
  const passes = (kind: number): boolean => {
    const definition = cards[kind];
    return definition !== undefined && isWithinFilter(definition, where);
  };
  if (card !== undefined)
    return [card]
      .flat()
      .flatMap((id) => kindNamed(t, id))
      .filter(passes);
  const all = cards.map((_, kind) => kind).filter(passes);
  return where ? all.sort((a, b) => (t.cost[b] as number) - (t.cost[a] as number)) : all;
}

/** The kind with this id, or none. */
export function kindNamed(t: TrainsTables, id: string): number[] {
  const kind = t.ids.indexOf(id);
  return kind < 0 ? [] : [kind];
}

function isWithinFilter(card: CardDefinition, where: KindChoice['where']): boolean {
  if (!where) return true;
  return (
    (where.category === undefined || card.categories.includes(where.category)) &&
    isWithin(card.cost, where.cost) &&
    isWithin(card.value, where.value) &&
    isWithin(card.points, where.points)
  );
}

function isWithin(value: number, { atLeast, atMost, exactly }: NumberBounds = {}): boolean {
  return (
    value >= (atLeast ?? -Infinity) &&
    value <= (atMost ?? Infinity) &&
    (exactly === undefined || value === exactly)
  );
}
