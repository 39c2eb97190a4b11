// The cards that can be bought in some setup of a pack.
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, isIncomplete, type Library } from '../../load/library.ts';
import type { Item, Pack } from '../../model.ts';
import type { SetupData } from '../schema/setup.ts';
import { setApart } from './in-force.ts';
import { kindsOf, selectableCards } from './market.ts';
import { readSetup, type ReadSetup } from './read-setup.ts';

/** Undefined where that is not known: without setups, or with one that has errors, a strategy may be for others. */
export function cardsSold(pack: Pack, library: Library): ReadonlySet<Item> | undefined {
  const setups = [...(pack.items.get('setups')?.values() ?? [])] as Item<SetupData>[];
  if (setups.length === 0 || isIncomplete(pack, 'setups')) return undefined;
  const sold = new Set<Item>();
  for (const setup of setups) {
    const read = readSetup(setup, library, new DiagnosticSink());
    if (!read) return undefined;
    for (const card of soldIn(setup, read, pack, library)) sold.add(card);
  }
  return sold;
}

/** The cards that can be bought in a setup, whatever chance draws. */
function soldIn(setup: Item<SetupData>, { rules, market }: ReadSetup, pack: Pack, library: Library): Item[] {
  const { random, from } = setup.data.market;
  const pool =
    random === undefined
      ? []
      : from
        ? from.flatMap((reference) => findItem(library, pack, 'cards', reference) ?? [])
        : selectableCards(pack, rules);
  return [...rules.supply.map(({ card }) => card), ...kindsOf(market), ...pool];
}

type PlayedOn = ReadonlyMap<Item, ReadonlySet<Item>>;
const played = new WeakMap<Library, PlayedOn | undefined>();

/**
 * All cards that are in some setup of any pack, sold, dealt or set apart, with the maps they are played on; undefined where that is not
 * known. Found once for all cards.
 */
export function mapsPlayed(library: Library): PlayedOn | undefined {
  if (played.has(library)) return played.get(library);
  const found = findPlayed(library);
  played.set(library, found);
  return found;
}

function findPlayed(library: Library): PlayedOn | undefined {
  const all = new Map<Item, Set<Item>>();
  for (const pack of library.packs.values()) {
    if (pack.game !== 'trains' || !pack.items.get('setups')?.size) continue;
    if (isIncomplete(pack, 'setups')) return undefined;
    for (const setup of pack.items.get('setups')?.values() as Iterable<Item<SetupData>>) {
      const read = readSetup(setup, library, new DiagnosticSink());
      if (!read) return undefined;
      const { startDeck, waste } = read.rules;
      for (const card of [
        ...soldIn(setup, read, pack, library),
        ...startDeck.map(({ card: one }) => one),
        waste,
        ...setApart(setup, pack, library),
      ])
        all.set(card, (all.get(card) ?? new Set()).add(read.map));
    }
  }
  return all.size === 0 ? undefined : all;
}
