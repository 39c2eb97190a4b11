// Names for the ids of a game in a language.
import type { RegionDefinition, TerrainDefinition, TokenDefinition } from '../../core/map.ts';
import type { Names } from '../../core/names.ts';
import type { ResourceDefinition } from '../../core/resource.ts';
import type { CardDefinition } from '../definition.ts';

/** The names of ids: of cards, and of packs' terrains, regions, tokens, resources (one of it, or several) and categories. */
export type NameOf = (
  id: string,
  of: 'card' | 'terrain' | 'region' | 'token' | 'resource' | 'resources' | 'category',
) => string;

/** The parts of a game that need names; a whole definition will do. */
export interface Named {
  readonly cards: readonly Pick<CardDefinition, 'id' | 'name' | 'categoryNames'>[];
  readonly map: {
    readonly terrains: readonly Pick<TerrainDefinition, 'id' | 'name'>[];
    readonly regions?: readonly Pick<RegionDefinition, 'id' | 'name'>[];
  };
  readonly tokens?: readonly Pick<TokenDefinition, 'id' | 'name'>[];
  readonly resources?: readonly Pick<ResourceDefinition, 'id' | 'name' | 'plural'>[];
  readonly rules: { readonly waste: string };
}

/** Names of a game's cards, terrains, regions, tokens, resources and categories, in English where the language has none; other names are made from the id. */
export function namesOf({ cards, map, tokens = [], resources = [], rules }: Named, language: string): NameOf {
  const called = (names: Names): string => names[language] ?? names.en;
  const cardNames = new Map(cards.map(({ id, name }) => [id, called(name)]));
  const terrainNames = new Map(map.terrains.map(({ id, name }) => [id, called(name)]));
  const regionNames = new Map((map.regions ?? []).map(({ id, name }) => [id, called(name)]));
  const tokenNames = new Map(tokens.map(({ id, name }) => [id, called(name)]));
  const resourceNames = new Map(resources.map(({ id, name }) => [id, called(name)]));
  const pluralNames = new Map(
    resources.map(({ id, name, plural }) => [id, plural?.[language] ?? called(name)]),
  );
  const categoryNames = new Map(
    cards.flatMap((card) =>
      Object.entries(card.categoryNames ?? {}).map(([id, name]) => [id, called(name)] as const),
    ),
  );
  const known = {
    card: cardNames,
    terrain: terrainNames,
    region: regionNames,
    token: tokenNames,
    resource: resourceNames,
    resources: pluralNames,
    category: categoryNames,
  };
  // Texts say Waste whatever the rules call it.
  const waste = cardNames.get(rules.waste);
  if (waste !== undefined && !cardNames.has('waste')) cardNames.set('waste', waste);
  return (id, of) => known[of].get(id) ?? readable(id);
}

/** "mail train" for `pack/mail-train`. */
function readable(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
