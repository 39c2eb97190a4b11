// The cards and maps of a Trains pack outside any setup, in the engine's form, with their names and texts.
import { namesOf, printedText, type CardDefinition, type HexMap, type NameOf } from '@railwright/engine';
import type { PackCard } from '../../game-module.ts';
import { findItem, visibleItems, type Library } from '../../packs/library.ts';
import { visibleRegions } from '../../packs/regions.ts';
import { visibleResources } from '../../packs/resources.ts';
import { visibleTerrains } from '../../packs/terrains.ts';
import { visibleTokens } from '../../packs/tokens.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { visibleCategories } from '../../packs/categories.ts';
import { cardDefinition } from './card-definition.ts';
import { resolveMap, terrainOf } from '../setup/resolve-trains.ts';
import type { CardData } from '../schema/cards.ts';
import type { MapData } from '../schema/map.ts';
import { rolesIn } from '../setup/in-force.ts';
import { applyWording, readWording, type Wording } from './wording.ts';

export interface CardCatalog {
  /** The pack's own cards without those that have errors, in the order of its files. */
  readonly cards: readonly CardDefinition[];
  /** Names of everything the pack's cards can speak of: those of translations, unless an edition words them. */
  readonly names: (language: string) => NameOf;
}

/** @param wording of an edition, if its names are asked for */
export function cardCatalog(
  pack: Pack,
  library: Library,
  wording: Wording = readWording([], pack, library),
): CardCatalog {
  const visible = [...visibleItems(pack, 'cards').values()].filter(isSound);
  const named = {
    cards: visible.map((card) => worded(card, library, wording)),
    map: {
      terrains: [...visibleTerrains(pack).values()].map(terrainOf),
      regions: [...visibleRegions(pack).values()],
    },
    tokens: [...visibleTokens(pack).values()],
    resources: [...visibleResources(pack).values()].map(({ definition }) => definition),
    rules: { waste: 'waste' },
  };
  const roles = rolesIn(pack, library);
  const known = new Map<string, NameOf>();
  return {
    cards: [...(pack.items.get('cards')?.values() ?? [])].filter(isSound).map((card) => {
      const role = roles.get(card);
      return { ...worded(card, library, wording), ...(role && { role }) };
    }),
    // Asked for each card.
    names: (language) => {
      const names = known.get(language) ?? namesOf(named, language);
      known.set(language, names);
      return names;
    },
  };
}

export function catalogCards(pack: Pack, library: Library): PackCard[] {
  const { cards, names } = cardCatalog(pack, library);
  const resources = [...visibleResources(pack).values()].map(({ definition }) => definition);
  return cards.map((card) => ({
    id: card.id,
    card,
    name: names('en')(card.id, 'card'),
    about: [`cost ${card.cost}`, ...card.categories].join(', '),
    facts: factsOf(card),
    text: (language) => printedText(card, language, names(language)),
    resources,
  }));
}

function factsOf({ name, categories, cost, value, points }: CardDefinition): Map<string, string> {
  return new Map([
    ['name', Object.values(name).join(' / ')],
    ['cost', String(cost)],
    ['value', String(value)],
    ['points', String(points)],
    ['categories', categories.join(' ')],
  ]);
}

export function mapOf(map: Item, library: Library): HexMap | undefined {
  const pack = library.packs.get(map.pack);
  return pack && resolveMap(map as Item<MapData>, library, readWording([], pack, library));
}

/** A card in the engine's form, with its names and texts. */
export function worded(card: Item<CardData>, library: Library, wording: Wording): CardDefinition {
  const home = library.packs.get(card.pack);
  const rename = (reference: string): string => targetOf(library, home, reference)?.id ?? reference;
  return {
    ...cardDefinition(card.data, rename, home && visibleCategories(home)),
    ...applyWording(card, wording),
  };
}

function targetOf(library: Library, home: Pack | undefined, reference: string): Item | undefined {
  return home && findItem(library, home, 'cards', reference);
}

function isSound(item: Item): item is Item<CardData> {
  return !item.broken;
}
