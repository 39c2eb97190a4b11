// What few games have: cards that change their own prices, and an order of turns that changes.
import type { CardDefinition, TrainsRules } from '../definition.ts';
import type { OwnPriceCode } from '../state/codes.ts';
import { BY_BIDS } from '../state/round.ts';
import type { EffectCompiler } from './effects.ts';
import { Scope } from './scope.ts';

/** By kind. */
export function compileOwnPrices(c: EffectCompiler, cards: readonly CardDefinition[]): OwnPriceCode[] {
  return cards.map(({ cheaper = 0, dearer = 0, buyIf }) => ({
    cheaper: c.amount(cheaper, new Scope()),
    dearer: c.amount(dearer, new Scope()),
    buyIf: buyIf === undefined ? null : c.conditionCode(buyIf, new Scope()),
  }));
}

/** What decides the order of turns, as `Tables` have it. */
export function turnOrderOf({ turnOrder, bids }: TrainsRules): number {
  if (turnOrder === undefined) return bids === undefined ? 0 : BY_BIDS;
  return turnOrder === 'fewest-points' ? 1 : -1;
}
