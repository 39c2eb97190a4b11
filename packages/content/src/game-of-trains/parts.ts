// The parts that make up a setup of Game of Trains.
import { findItem, type Library } from '../packs/library.ts';
import type { Item, Pack } from '../packs/model.ts';
import type { AbilityData } from './schema/abilities.ts';
import type { DeckData } from './schema/deck.ts';
import type { GameOfTrainsRulesData } from './schema/rules.ts';
import type { GameOfTrainsSetupData } from './schema/setup.ts';

export interface Parts {
  readonly setup: Item<GameOfTrainsSetupData>;
  readonly rules: Item<GameOfTrainsRulesData>;
  readonly deck: Item<DeckData>;
  /** By the deck's key for them. */
  readonly abilities: ReadonlyMap<string, Item<AbilityData>>;
}

/** The parts of a setup; undefined when one is not there or does not fit its schema. */
export function findParts(item: Item, rulesId: string | undefined, library: Library): Parts | undefined {
  const pack = library.packs.get(item.pack);
  if (item.broken || !pack) return undefined;
  const setup = item as Item<GameOfTrainsSetupData>;
  const rules = findItem(library, pack, 'rules', rulesId ?? setup.data.rules);
  const deck = findItem(library, pack, 'decks', setup.data.deck) as Item<DeckData> | undefined;
  if (!rules || !deck || rules.broken || deck.broken) return undefined;
  const abilities = findAbilities(deck, library);
  return abilities && { setup, rules: rules as Item<GameOfTrainsRulesData>, deck, abilities };
}

/** The abilities of a deck; undefined when one is not there or does not fit its schema, which is reported elsewhere. */
function findAbilities(deck: Item<DeckData>, library: Library): Map<string, Item<AbilityData>> | undefined {
  const home = library.packs.get(deck.pack) as Pack;
  const abilities = new Map<string, Item<AbilityData>>();
  for (const key of Object.keys(deck.data.railcars)) {
    const ability = findItem(library, home, 'abilities', key);
    if (!ability || ability.broken) return undefined;
    abilities.set(key, ability as Item<AbilityData>);
  }
  return abilities;
}
