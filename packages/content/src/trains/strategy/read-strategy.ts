// A strategy as written to what bots play by: cards by the ids they have in a game, rules always in the long form.
import type { BuyRule, TrainsStrategy } from '@railwright/engine';
import { findItem, qualifiedId, type Library } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { withReferences } from '../../references/with-references.ts';
import { StrategySchema, type StrategyData, type WrittenRule } from '../schema/strategy.ts';

/** Undefined when the file does not fit its schema, or its pack is not there. */
export function readStrategy(item: Item<StrategyData>, library: Library): TrainsStrategy | undefined {
  const pack = library.packs.get(item.pack);
  if (item.broken || !pack) return undefined;
  const renamed = withReferences(
    StrategySchema,
    item.data,
    'cards',
    ({ id }) => findItem(library, pack, 'cards', id)?.id ?? id,
  );
  const { format: _, id: __, name: ___, description: ____, buy, ...rest } = renamed;
  return { game: 'trains', id: qualifiedId(item), ...rest, ...(buy && { buy: buy.map(longRule) }) };
}

function longRule(rule: WrittenRule): BuyRule {
  return typeof rule === 'string' ? { card: rule } : rule;
}
