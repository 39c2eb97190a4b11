// Compiles what players may exchange in their turns.
import type { TrainsDefinition } from '../definition.ts';
import type { Resources } from '../state/codes.ts';
import { NONE } from '../state/tables.ts';
import { COINS_PAID, NOT_THERE, POINTS_GOT, type ExchangeCode } from '../state/exchange-codes.ts';

/** Null in games without any. */
export function compileExchanges(
  { rules: { exchange = [] }, cards }: TrainsDefinition,
  resources: Resources | null,
): readonly ExchangeCode[] | null {
  if (exchange.length === 0) return null;
  const goods = (counts: Readonly<Record<string, number>>): (readonly [number, number])[] =>
    Object.entries(counts).map(([id, count]) => {
      if (id === 'coins') return [COINS_PAID, count];
      if (id === 'points') return [POINTS_GOT, count];
      const resource = resources?.ids.indexOf(id) ?? -1;
      if (resource < 0) throw new Error(`The resource "${id}" is not in this game.`);
      return [resource, count];
    });
  const gained = (card: string): number => {
    const kind = cards.findIndex(({ id }) => id === card);
    return kind < 0 ? NOT_THERE : kind;
  };
  return exchange.map(({ pay, get, gain, once }, i) => ({
    pay: goods(pay),
    get: goods(get),
    gain: gain === undefined ? NONE : gained(gain),
    once: once ? 1 << i : 0,
  }));
}
