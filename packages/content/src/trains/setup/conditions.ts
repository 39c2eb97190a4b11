// Conditions of a market, chosen or drawn: a minimum number of kinds of a category, and kinds that are never there together.
import type { Conditions, DrawnKind, MarketDraw } from '../../bundle/market-draw.ts';
import { findItem, qualifiedId, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { SetupData } from '../schema/setup.ts';

/** Undefined where a card is not there. */
export function readConditions(setup: Item<SetupData>, pack: Pack, library: Library): Conditions | undefined {
  const { atLeast = {}, apart = [] } = setup.data.market;
  const found = apart.map((list) =>
    list.flatMap((reference) => findItem(library, pack, 'cards', reference) ?? []),
  );
  if (found.some((list, i) => list.length < (apart[i]?.length ?? 0))) return undefined;
  return { atLeast: Object.entries(atLeast), apart: found.map((list) => list.map(qualifiedId)) };
}

/** A category that no draw has enough kinds of, and what to say of it. */
export function tooFew({
  atLeast,
  always: given,
  pool,
  count: drawn,
}: MarketDraw): { readonly category: string; readonly message: string } | undefined {
  for (const [category, wanted] of atLeast) {
    const countIn = (kinds: readonly DrawnKind[]): number =>
      kinds.filter(({ categories }) => categories.includes(category)).length;
    const [always, there] = [countIn(given), countIn(pool)];
    if (always + Math.min(there, drawn) >= wanted) continue;
    const [most, how] =
      there < drawn ? [there, /* @wc-include */ 'there to draw from'] : [drawn, /* @wc-include */ 'drawn'];
    const number =
      most === 0
        ? /* @wc-include */ 'none is'
        : most === 1
          ? /* @wc-include */ 'only 1 is'
          : /* @wc-include */ `only ${most} are`;
    const besides = always > 0 ? /* @wc-include */ `, besides ${always} always included` : '';
    return {
      category,
      message: `${kinds(wanted)} of ${category} must be in the market, and ${number} ${how}${besides}.`,
    };
  }
  return undefined;
}

const kinds = (count: number): string =>
  count === 1 ? /* @wc-include */ '1 kind' : /* @wc-include */ `${count} kinds`;
