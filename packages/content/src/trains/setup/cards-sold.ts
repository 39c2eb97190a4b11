// The cards that can be bought in some setup of a pack.
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, isIncomplete, type Library } from '../../load/library.ts';
import type { Item, Pack } from '../../model.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import { setApart } from './in-force.ts';
import { selectableCards } from './market.ts';
import { readSetup } from './read-setup.ts';

/** Undefined where that is not known: without setups, or with one that has errors, a strategy may be for others. */
export function cardsSold(pack: Pack, library: Library): ReadonlySet<Item> | undefined {
  const setups = [...(pack.items.get('setups')?.values() ?? [])] as Item<SetupData>[];
  if (setups.length === 0 || isIncomplete(pack, 'setups')) return undefined;
  const sold = new Set<Item>();
  for (const setup of setups) {
    const read = readSetup(setup, library, new DiagnosticSink());
    if (!read) return undefined;
    for (const { card } of read.rules.supply) sold.add(card);
    for (const card of read.market.cards) sold.add(card);
    const { random, from } = setup.data.market;
    if (random === undefined) continue;
    const pool: readonly (Item<CardData> | Item | undefined)[] = from
      ? from.map((reference) => findItem(library, pack, 'cards', reference))
      : selectableCards(pack, read.rules);
    for (const card of pool) if (card) sold.add(card);
  }
  return sold;
}

const played = new WeakMap<Library, ReadonlySet<Item> | undefined>();

/** All cards that are in some setup of any pack, sold, dealt or set apart; undefined where that is not known. Found once for all cards. */
export function cardsPlayed(library: Library): ReadonlySet<Item> | undefined {
  if (played.has(library)) return played.get(library);
  const found = findPlayed(library);
  played.set(library, found);
  return found;
}

function findPlayed(library: Library): ReadonlySet<Item> | undefined {
  const all = new Set<Item>();
  for (const pack of library.packs.values()) {
    if (pack.game !== 'trains' || !pack.items.get('setups')?.size) continue;
    const sold = cardsSold(pack, library);
    if (!sold) return undefined;
    for (const card of sold) all.add(card);
    for (const setup of pack.items.get('setups')?.values() ?? []) {
      const rules = readSetup(setup as Item<SetupData>, library, new DiagnosticSink())?.rules;
      if (rules) for (const { card } of rules.startDeck) all.add(card);
      if (rules) all.add(rules.waste);
      for (const card of setApart(setup as Item<SetupData>, pack, library)) all.add(card);
    }
  }
  return all.size === 0 ? undefined : all;
}
