// Names of abilities and cards of Game of Trains by their ids, for the log.
import type { GameOfTrainsDefinition } from '@railwright/engine';
import { nameIn } from '../text/words.svelte.ts';

export function thingNames({ abilities, cards }: GameOfTrainsDefinition): (id: string) => string {
  const names = new Map(abilities.map(({ id, name }) => [id, nameIn(name)]));
  for (const { number, ability } of cards)
    names.set(String(number), `${number} (${names.get(ability) ?? ability})`);
  return (id) => names.get(id) ?? id;
}
