// Names of the cards, cells, tokens and resources of Trains by their ids, for the log.
import type { TrainsDefinition } from '@railwright/engine';
import { nameIn } from '../text/words.svelte.ts';

export function thingNames({
  cards,
  map,
  tokens = [],
  resources = [],
}: TrainsDefinition): (id: string) => string {
  const names = new Map(cards.map(({ id, name }) => [id, nameIn(name)]));
  for (const { label, name } of map.cells) names.set(label, name ? `${label} (${nameIn(name)})` : label);
  for (const { id, name } of tokens) names.set(`token:${id}`, nameIn(name));
  for (const { id, name, plural = {} } of resources) {
    names.set(`resource:${id}`, nameIn(name));
    names.set(`resources:${id}`, nameIn({ ...name, ...plural }));
  }
  return (id) => names.get(id) ?? id;
}
