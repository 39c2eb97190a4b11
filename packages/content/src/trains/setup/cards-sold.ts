// The cards that can be bought in some setup of a pack.
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, isIncomplete, type Library } from '../../load/library.ts';
import type { Item, Pack } from '../../model.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
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
