// The cards that can be bought in some setup of a pack.
import { isIncomplete, type Library } from '../../packs/library.ts';
import { keep, keepOne } from '../../packs/keeper.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { SetupData } from '../schema/setup.ts';
import { setApart } from './in-force.ts';
import { kindsOf } from './market.ts';
import { knownSetup, type ReadSetup } from './read-setup.ts';

/** Undefined where that is not known: without setups, or with one that has errors, a strategy may be for others. */
export function cardsSold(pack: Pack, library: Library): ReadonlySet<Item> | undefined {
  const setups = [...(pack.items.get('setups')?.values() ?? [])] as Item<SetupData>[];
  if (setups.length === 0 || isIncomplete(pack, 'setups')) return undefined;
  const sold = new Set<Item>();
  for (const setup of setups) {
    const read = knownSetup(setup, library);
    if (!read) return undefined;
    for (const card of soldIn(read)) sold.add(card);
  }
  return sold;
}

/** The cards that can be bought in a setup, whatever chance draws. */
function soldIn({ rules, market }: ReadSetup): Item[] {
  return [...rules.supply.map(({ card }) => card), ...kindsOf(market), ...market.pool];
}

/** All cards that a setup of any pack uses: those sold, dealt or set apart, whatever chance draws. */
interface Played {
  readonly map: Item;
  readonly cards: ReadonlySet<Item>;
}

/** All setups of any pack; undefined where they are not known, and where there are none. Found once for all cards. */
export function setupsPlayed(library: Library): readonly Played[] | undefined {
  return keepOne(library, findPlayed, () => findPlayed(library));
}

/** All cards that are in some setup; undefined where that is not known. */
export function cardsPlayed(library: Library): ReadonlySet<Item> | undefined {
  return keepOne(library, cardsPlayed, () => {
    const setups = setupsPlayed(library);
    return setups && new Set(setups.flatMap(({ cards }) => [...cards]));
  });
}

/** The maps that a card is played on. */
export function mapsPlayed(card: Item, library: Library): ReadonlySet<Item> {
  const setups = setupsPlayed(library) ?? [];
  return new Set(setups.flatMap(({ map, cards }) => (cards.has(card) ? [map] : [])));
}

function findPlayed(library: Library): Played[] | undefined {
  const all: Played[] = [];
  for (const pack of library.packs.values()) {
    if (pack.game !== 'trains' || !pack.items.get('setups')?.size) continue;
    if (isIncomplete(pack, 'setups')) return undefined;
    for (const setup of (pack.items.get('setups')?.values() ?? []) as Iterable<Item<SetupData>>) {
      const found = playedIn(setup, pack, library);
      if (!found) return undefined;
      all.push(found);
    }
  }
  return all.length === 0 ? undefined : all;
}

function playedIn(setup: Item<SetupData>, pack: Pack, library: Library): Played | undefined {
  return keep(library, setup, playedIn, () => {
    const read = knownSetup(setup, library);
    if (!read) return undefined;
    const { dealt, waste } = read.rules;
    const cards = new Set<Item>([...soldIn(read), ...dealt, waste, ...setApart(setup, pack, library)]);
    return { map: read.map, cards };
  });
}
