// Names of the cards and cells of Trains by their ids, for the log.
import type { TrainsDefinition } from '@railwright/engine';
import { nameIn } from '../text/words.svelte.ts';

export function thingNames({ cards, map }: TrainsDefinition): (id: string) => string {
  const names = new Map(cards.map(({ id, name }) => [id, nameIn(name)]));
  for (const { label, name } of map.cells) names.set(label, name ? `${label} (${nameIn(name)})` : label);
  return (id) => names.get(id) ?? id;
}
