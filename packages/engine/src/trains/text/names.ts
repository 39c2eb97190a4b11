// What the ids of one game are called in a language.
import type { TerrainDefinition } from '../../core/map.ts';
import type { Names } from '../../core/names.ts';
import type { CardDefinition } from '../definition.ts';
import type { NameOf } from './teller.ts';

/** What of a game has a name; a whole definition is one. */
export interface Named {
  readonly cards: readonly Pick<CardDefinition, 'id' | 'name'>[];
  readonly map: { readonly terrains: readonly Pick<TerrainDefinition, 'id' | 'name'>[] };
  readonly rules: { readonly waste: string };
}

/** Names of cards and terrains of a game, in English where the language has none; anything else is read off its id. */
export function namesOf({ cards, map, rules }: Named, language: string): NameOf {
  const called = (names: Names): string => names[language] ?? names.en;
  const cardNames = new Map(cards.map(({ id, name }) => [id, called(name)]));
  const terrainNames = new Map(map.terrains.map(({ id, name }) => [id, called(name)]));
  // Texts speak of Waste whatever the rules call it.
  const waste = cardNames.get(rules.waste);
  if (waste !== undefined && !cardNames.has('waste')) cardNames.set('waste', waste);
  return (id, of) =>
    (of === 'card' ? cardNames : of === 'terrain' ? terrainNames : undefined)?.get(id) ?? readable(id);
}

/** "mail train" for `pack/mail-train`. */
function readable(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
