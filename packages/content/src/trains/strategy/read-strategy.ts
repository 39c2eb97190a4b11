// A strategy as written to what bots play by: cards by the ids they have in a game, rules always in the long form.
import type { BuyRule, TrainsStrategy } from '@railwright/engine';
import { findItem, qualifiedId, type Library } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import type { StrategyData, WrittenRule } from '../schema/strategy.ts';
import { renameCards } from './card-references.ts';

/** Undefined when the file does not fit its schema, or its pack is not there. */
export function readStrategy(item: Item<StrategyData>, library: Library): TrainsStrategy | undefined {
  const pack = library.packs.get(item.pack);
  if (item.broken || !pack) return undefined;
  const renamed = renameCards(
    item.data,
    [],
    (card) => findItem(library, pack, 'cards', card)?.id ?? card,
  ) as StrategyData;
  const { format: _, id: __, name: ___, description: ____, buy, ...rest } = renamed;
  return { game: 'trains', id: qualifiedId(item), ...rest, ...(buy && { buy: buy.map(longRule) }) };
}

function longRule(rule: WrittenRule): BuyRule {
  return typeof rule === 'string' ? { card: rule } : rule;
}
