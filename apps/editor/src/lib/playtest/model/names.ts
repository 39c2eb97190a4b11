// Names of what a result speaks of by id.
import { namesOf } from '@railwright/engine';
import type { GameDefinition, TrainsDefinition } from '@railwright/engine';

export function namer(definition: GameDefinition): (item: string) => string {
  if (definition.game !== 'trains') return (item) => item;
  const { cards } = definition as TrainsDefinition;
  const names = namesOf(definition as TrainsDefinition, 'en');
  const known = new Set(cards.map(({ id }) => id));
  return (item) => (known.has(item) ? names(item, 'card') : item);
}
