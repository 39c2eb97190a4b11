// What cards themselves say of their prices.
import type { CardDefinition } from '../definition.ts';
import type { OwnPriceCode } from '../state/codes.ts';
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
