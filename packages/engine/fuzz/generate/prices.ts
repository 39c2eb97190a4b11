// Prices and bans at random, with the field that says which cards or which cells they are about.
import { BAN_FIELDS, PRICE_FIELDS } from '@railwright/engine';
import type { Draw } from './draw.ts';
import { alike, type Names } from './selection-names.ts';

export const PRICE_OR_BAN = { price: PRICE_FIELDS, ban: BAN_FIELDS } as const;

const ABOUT_CARDS: readonly unknown[] = ['cards', 'buy', 'play'];

/** Of fields made without regard to each other, those that go together. */
export function priceOrBan(
  draw: Draw,
  type: keyof typeof PRICE_OR_BAN,
  names: Names,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const { where, at, ...one } = alike(draw, names, fields);
  if (ABOUT_CARDS.includes(one['what'])) return where === undefined ? one : { ...one, where };
  // The costs of laying and building are computed ahead, from the present position.
  const coins = type === 'price' && { coins: draw.between(1, 2) };
  return { ...one, ...coins, ...(at !== undefined && { at }) };
}

/** What rails score is open, so nothing hidden is counted. */
export function worth(
  draw: Draw,
  { at, times, stations, plus, ...one }: Record<string, unknown>,
  more: unknown,
): Record<string, unknown> {
  return {
    at,
    ...one,
    ...(times !== undefined && { times: draw.below(4) }),
    ...(stations !== undefined && { stations: draw.below(4) }),
    ...(plus !== undefined && { plus: more }),
  };
}
