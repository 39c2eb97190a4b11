// What a pack of Trains holds, outside any setup: its cards and its maps as the engine knows them, with the names of its
// languages. For pictures and lists.
import { namesOf, type CardDefinition, type NameOf, type HexMap } from '@railwright/engine';
import { findItem, libraryOf, visibleItems, type Library } from '../load/library.ts';
import type { Content, Item, Pack } from '../model.ts';
import { cardDefinition } from './card-definition.ts';
import { visibleTerrains } from './map/terrains.ts';
import { resolveMap, terrainOf } from './resolve.ts';
import type { CardData } from './schema/cards.ts';
import type { MapData } from './schema/map.ts';
import { applyWording, readWording, type Wording } from './wording.ts';

export interface CardCatalog {
  /** The pack's own cards without those that have errors, in the order of its files. */
  readonly cards: readonly CardDefinition[];
  /** Names of everything the pack's cards can speak of. */
  readonly names: (language: string) => NameOf;
}

/** Undefined when there is no such pack of Trains. Names are those of translations, not of an edition. */
export function cardCatalog(content: Content, packId: string): CardCatalog | undefined {
  const library = libraryOf(content);
  const pack = library.packs.get(packId);
  if (pack?.game !== 'trains') return undefined;
  const wording = readWording([], pack, library);
  const visible = [...visibleItems(pack, 'cards').values()].filter(isSound);
  const named = {
    cards: visible.map((card) => worded(card, library, wording)),
    map: { terrains: [...visibleTerrains(pack).values()].map(terrainOf) },
    rules: { waste: 'waste' },
  };
  return {
    cards: [...(pack.items.get('cards')?.values() ?? [])]
      .filter(isSound)
      .map((card) => worded(card, library, wording)),
    names: (language) => namesOf(named, language),
  };
}

/** A map by `pack/id`; undefined when there is none or it has errors. */
export function mapNamed(content: Content, name: string): HexMap | undefined {
  const library = libraryOf(content);
  const slash = name.indexOf('/');
  const pack = library.packs.get(name.slice(0, slash));
  const map = pack?.game === 'trains' ? pack.items.get('maps')?.get(name.slice(slash + 1)) : undefined;
  return pack && map && resolveMap(map as Item<MapData>, library, readWording([], pack, library));
}

function worded(card: Item<CardData>, library: Library, wording: Wording): CardDefinition {
  const home = library.packs.get(card.pack);
  const rename = (reference: string): string => targetOf(library, home, reference)?.id ?? reference;
  return { ...cardDefinition(card.data, rename), ...applyWording(card, wording) };
}

function targetOf(library: Library, home: Pack | undefined, reference: string): Item | undefined {
  return home && findItem(library, home, 'cards', reference);
}

function isSound(item: Item): item is Item<CardData> {
  return !item.broken;
}
